import { sql } from "drizzle-orm";
import {
  birdRoute,
  canary,
  made,
  type RoomFixtures,
  type RouteFixture,
  strangersBird,
  type World,
} from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

const draft = (bird_ids: string[], first_on = new Date().toISOString().slice(0, 10)) => ({
  bird_ids,
  medicine: canary,
  dose: canary,
  prescribed_by: canary,
  notes: canary,
  first_on,
  days: 3,
  times_a_day: 2,
  withdrawal_days: 5,
});

/** A course of the stranger's, for a bird of theirs. */
const course = async (stranger: Resident, world: World) =>
  made(world, stranger, "/api/courses", { json: draft([await strangersBird(stranger, world)]) });

const courseRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [await course(stranger, world)], json });

const today = () => new Date().toISOString().slice(0, 10);

const shareDraft = (bird_ids: string[]) => ({ name: canary, bird_ids, expires_in_days: 30 });

/** Routes, bodies, rights and tables of courses, sheets and their addresses. */
export const courses = {
  routes: {
    "GET /api/courses/:id": courseRoute(),
    "PUT /api/courses/:id": courseRoute({ medicine: "mine now" }),
    "DELETE /api/courses/:id": courseRoute(),
    "POST /api/courses/:id/stop": courseRoute({}),
    "DELETE /api/courses/:id/stop": async (stranger: Resident, world: World) => {
      const id = await course(stranger, world);
      await world.ask(`/api/courses/${id}/stop`, { as: stranger, json: {} });
      return { ids: [id] };
    },
    "POST /api/courses/:id/doses": courseRoute({ on: today(), nth: 1, state: "given" }),
    "DELETE /api/courses/:id/doses/:on/:nth": async (stranger: Resident, world: World) => {
      const id = await course(stranger, world);
      await world.ask(`/api/courses/${id}/doses`, { as: stranger, json: { on: today(), nth: 1, state: "given" } });
      return { ids: [id, today(), "1"] };
    },
    "GET /api/birds/:id/health.pdf": birdRoute(),
    "DELETE /api/health-shares/:id": async (stranger: Resident, world: World) => {
      const json = shareDraft([await strangersBird(stranger, world)]);
      return { ids: [await made(world, stranger, "/api/health-shares", { json })] };
    },
  },
  bodies: {
    "POST /api/courses": ({ id }: { id: string }) => draft([id]),
    "POST /api/health-shares": ({ id }: { id: string }) => shareDraft([id]),
  },
  provedElsewhere: {
    "GET /api/shared/health/:token": "tests/health/shares.api.test.ts",
    "GET /api/shared/health/:token/logo": "tests/health/shares.api.test.ts",
  },
  measured: {
    apart: {
      "/api/birds/:id/health.pdf": "a sheet",
      "/api/shared/health/:token": "sheets of fifty birds at most",
      "/api/shared/health/:token/logo": "a file",
    },
  },
  keepers: [
    ...["POST /api/courses", "PUT /api/courses/:id", "DELETE /api/courses/:id"],
    ...["POST /api/courses/:id/stop", "DELETE /api/courses/:id/stop"],
    ...["POST /api/courses/:id/doses", "DELETE /api/courses/:id/doses/:on/:nth"],
    ...["POST /api/health-shares", "DELETE /api/health-shares/:id"],
  ],
  tables: {
    courses: {
      most: 20_000,
      per: ["org_id"],
      listedAt: ["/api/courses", "/api/birds/:id/health", "/api/health-events", "/api/agenda"],
      opens: "nothing",
      rows: (org) => [
        sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
          INSERT INTO courses (id, org_id, medicine, dose, first_on, days, times_a_day, notes, created_at, updated_at)
          SELECT 'course_' || i, ${org}, printf('%.100c', 'm'), printf('%.200c', 'd'), date('2015-01-01', '+' || i || ' days'),
            5, 2, printf('%.2000c', 'n'), '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' FROM n`,
      ],
    },
    course_birds: {
      most: 500,
      per: ["org_id", "course_id"],
      listedAt: ["/api/courses/:id", "/api/courses"],
      opens: "nothing",
      rows: (org) => [
        sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
          INSERT INTO course_birds (id, org_id, course_id, bird_id, ring, until_on)
          SELECT 'cb_' || i, ${org}, 'course_1', 'bird_' || i, 'R', '2015-01-06' FROM n`,
      ],
    },
    course_doses: {
      by: "one for each time of a course, in the write (worker/health/courses/giving.ts)",
      listedAt: ["/api/courses/:id", "/api/courses"],
      opens: "nothing",
      rows: (org) => [
        sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10)
          INSERT INTO course_doses (id, org_id, course_id, on_day, nth, state, at)
          SELECT 'dose_' || i, ${org}, 'course_1', date('2015-01-01', '+' || ((i + 1) / 2) || ' days'), 1 + i % 2, 'given',
            '2026-01-01T00:00:00.000Z' FROM n`,
      ],
    },
    health_shares: {
      by: "50 open ones of an organisation, in the write, which deletes the closed ones (worker/health/shares/bounds-contract.ts)",
      listedAt: ["/api/health-shares"],
      opens: ["id", "token_hash", "expires_at", "revoked_at"],
      rows: (org) => [
        sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50)
          INSERT INTO health_shares (id, org_id, name, token_hash, created_at)
          SELECT 'hs_' || i, ${org}, printf('%.80c', 'n'), 'hash_' || i, '2026-01-01T00:00:00.000Z' FROM n`,
      ],
    },
    health_share_birds: {
      most: 50,
      per: ["org_id", "share_id"],
      listedAt: ["/api/health-shares"],
      opens: ["share_id", "bird_id"],
      rows: (org) => [
        sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50)
          INSERT INTO health_share_birds (id, org_id, share_id, bird_id)
          SELECT 'hsb_' || n.i || '_' || b.i, ${org}, 'hs_' || n.i, 'bird_' || b.i FROM n CROSS JOIN n b`,
      ],
    },
  } satisfies RoomFixtures["tables"],
};

/** Pages of courses and of the links for a vet. */
export const coursePages: RoomPages = {
  members: ({ couple, made: { course } }) => [
    "/health?show=courses",
    "/health/courses/new",
    `/health/courses/new?ids=${couple.hen},${couple.cock}`,
    `/health/courses/${course}`,
    `/health/courses/${course}?edit`,
    `/health/courses/${course}?on=${today()}&nth=1`,
    `/health/courses/${course}?delete`,
    `/health?shares&ids=${couple.hen}`,
  ],
  viewersSee: ["/health/courses/:courseId"],
  async things(send, { bird }) {
    const bird_ids = [bird.replace("/birds/", "")];
    const plan = { first_on: today(), days: 3, times_a_day: 2, withdrawal_days: 5 };
    const course = await send("courses", { ...plan, bird_ids, medicine: "Vitaminas", dose: "5 gotas por bebedouro" });
    return { course };
  },
};
