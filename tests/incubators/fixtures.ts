import { sql } from "drizzle-orm";
import { canary, made, type RoomFixtures, type RouteFixture, type World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { readingPages, readingRoom } from "./reading-fixtures.ts";

const draft = { air: "forced", temperature_c: 37.5, humidity_pct: 50, trays: [{ name: canary }], notes: canary };

/** A machine of the stranger's in which the canary stands. */
const strangersMachine = (stranger: Resident, world: World) =>
  made(world, stranger, "/api/incubators", { json: { ...draft, name: `${canary} ${crypto.randomUUID()}` } });

/** A route that a machine's id opens. */
export const incubatorRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [await strangersMachine(stranger, world)], json });

/** A route that the ids of a machine and of something of it open. */
const partRoute =
  (part: "offsets" | "power-cuts", body: object, json?: unknown): RouteFixture =>
  async (stranger, world) => {
    const id = await strangersMachine(stranger, world);
    return { ids: [id, await made(world, stranger, `/api/incubators/${id}/${part}`, { json: body })], json };
  };

const offset = { method: "other", humidity_pct: 2 };
const cut = { from_at: "2026-01-02T10:00:00Z", notes: canary };

/** A text of so many letters of two bytes each. */
const long = (most: number) => sql.raw(`replace(hex(zeroblob(${most - 5})), '00', 'é') || printf('%05d', i)`);
const up = (most: number) => sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
const at = "2026-01-02T10:00:00.000Z";

export const room: RoomFixtures = {
  routes: {
    ...readingRoom.routes,
    "GET /api/incubators/:id": incubatorRoute(),
    "PUT /api/incubators/:id": incubatorRoute({ notes: "mine now" }),
    "DELETE /api/incubators/:id": incubatorRoute(),
    "POST /api/incubators/:id/offsets": incubatorRoute(offset),
    "DELETE /api/incubators/:id/offsets/:offset_id": partRoute("offsets", offset),
    "POST /api/incubators/:id/power-cuts": incubatorRoute(cut),
    "PUT /api/incubators/:id/power-cuts/:cut_id": partRoute("power-cuts", cut, { notes: "mine now" }),
    "DELETE /api/incubators/:id/power-cuts/:cut_id": partRoute("power-cuts", cut),
  },
  bodies: { "POST /api/incubators": () => ({ ...draft, name: "Incubadora", notes: "x", trays: [{ name: "1" }] }) },
  rights: {
    keepers: [
      ...readingRoom.rights.keepers,
      "POST /api/incubators/:id/power-cuts",
      "PUT /api/incubators/:id/power-cuts/:cut_id",
      "DELETE /api/incubators/:id/power-cuts/:cut_id",
    ],
    managers: {
      ...readingRoom.rights.managers,
      "POST /api/incubators": { ...draft, name: "Incubadora" },
      "PUT /api/incubators/:id": { notes: "mine now" },
      "DELETE /api/incubators/:id": undefined,
      "POST /api/incubators/:id/offsets": offset,
      "DELETE /api/incubators/:id/offsets/:offset_id": undefined,
    },
  },
  measured: {
    hundred: { "/api/incubators": "100 machines, each with its state" },
  },
  tables: {
    ...readingRoom.tables,
    incubators: {
      most: 2000,
      per: ["org_id"],
      listedAt: ["/api/incubators", "/api/search"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(300)} INSERT INTO incubators (id, org_id, name, name_key, model, air, turning, notes, created_at, updated_at) SELECT 'incubator_' || i, ${org_id}, ${long(60)}, 'x' || i, ${long(80)}, 'forced', 'machine', ${long(2000)}, ${at}, ${at} FROM n`,
      ],
    },
    incubator_trays: {
      most: 100,
      per: ["org_id", "incubator_id"],
      listedAt: ["/api/incubators/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(100)} INSERT INTO incubator_trays (id, org_id, incubator_id, name, name_key, kind, created_at, updated_at) SELECT 'tray_' || i, ${org_id}, 'incubator_1', ${long(40)}, 'x' || i, 'setter', ${at}, ${at} FROM n`,
      ],
    },
    incubator_offsets: {
      most: 500,
      per: ["org_id", "incubator_id"],
      listedAt: ["/api/incubators/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(500)} INSERT INTO incubator_offsets (id, org_id, incubator_id, from_at, method, created_at) SELECT 'off_' || i, ${org_id}, 'incubator_1', '2020-01-01T10:00:00.' || printf('%03dZ', i), 'other', ${at} FROM n`,
      ],
    },
    incubator_power_cuts: {
      most: 500,
      per: ["org_id", "incubator_id"],
      listedAt: ["/api/incubators/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(500)} INSERT INTO incubator_power_cuts (id, org_id, incubator_id, from_at, notes, created_at, updated_at) SELECT 'cut_' || i, ${org_id}, 'incubator_1', ${at}, ${long(500)}, ${at}, ${at} FROM n`,
      ],
    },
    incubator_alarms: {
      by: "one is open of a machine and kind; they follow from readings",
      listedAt: "only the open ones, three to a machine",
      opens: "nothing",
    },
    incubator_days: { by: "one to a day and machine", listedAt: "at most 1,000 points to a chart", opens: "nothing" },
  },
  settle: async (stranger, world) => {
    await readingRoom.settle(stranger, world);
    const id = await strangersMachine(stranger, world);
    const { org_id } = stranger;
    await world.db.batch([
      world.db.run(sql`INSERT INTO incubator_alarms (id, org_id, incubator_id, kind, level, opened_at)
        VALUES (${`alm_${id}`}, ${org_id}, ${id}, 'temperature', 'critical', ${at})`),
      world.db.run(sql`INSERT INTO incubator_days (org_id, incubator_id, on_day, hours)
        VALUES (${org_id}, ${id}, '2026-01-02', ${JSON.stringify(Array(24).fill([null, null]))})`),
    ]);
  },
};

export const kit: RoomKit = { provedElsewhere: "a machine is kept with its trays: tests/incubators" };

export const pages: RoomPages = {
  viewersSee: ["/incubators", "/incubators/:incubatorId", "/incubators/:incubatorId/readings"],
  things: async (send) => ({
    incubator: await send("incubators", { ...draft, name: "Brinsea Mini", trays: [{ name: "Tray 1", slots: 7 }] }),
  }),
  members: ({ made: { incubator } }) => [
    "/incubators",
    "/incubators?edit=new",
    `/incubators/${incubator}`,
    `/incubators/${incubator}?test=salt&shown=71`,
    `/incubators?edit=${incubator}`,
    `/incubators?delete=${incubator}`,
    ...readingPages.members({ incubator }),
  ],
};
