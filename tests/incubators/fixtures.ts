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

const alarmAt = "2026-01-02T10:00:00.000Z";

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
      "POST /api/incubators/:id/power-cuts",
      "PUT /api/incubators/:id/power-cuts/:cut_id",
      "DELETE /api/incubators/:id/power-cuts/:cut_id",
    ],
    managers: {
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
    incubators: { most: 2000, per: ["org_id"], listedAt: ["/api/incubators", "/api/search"], opens: "nothing" },
    incubator_trays: {
      most: 100,
      per: ["org_id", "incubator_id"],
      listedAt: ["/api/incubators/:id"],
      opens: "nothing",
    },
    incubator_offsets: {
      most: 500,
      per: ["org_id", "incubator_id"],
      listedAt: ["/api/incubators/:id"],
      opens: "nothing",
    },
    incubator_power_cuts: {
      most: 500,
      per: ["org_id", "incubator_id"],
      listedAt: ["/api/incubators/:id"],
      opens: "nothing",
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
        VALUES (${`alm_${id}`}, ${org_id}, ${id}, 'temperature', 'critical', ${alarmAt})`),
      world.db.run(sql`INSERT INTO incubator_days (org_id, incubator_id, on_day, hours)
        VALUES (${org_id}, ${id}, '2026-01-02', ${JSON.stringify(Array(24).fill([null, null]))})`),
    ]);
  },
};

export const kit: RoomKit = { provedElsewhere: "a machine is kept with its trays: tests/incubators" };

export const pages: RoomPages = {
  things: async (send) => ({
    incubator: await send("incubators", { ...draft, name: "Brinsea Mini", trays: [{ name: "Tray 1", slots: 7 }] }),
  }),
  members: ({ made: { incubator } }) => [
    "/incubators",
    "/incubators/new",
    `/incubators/${incubator}`,
    `/incubators/${incubator}?test=salt&shown=71`,
    `/incubators/${incubator}/edit`,
    `/incubators/${incubator}/delete`,
    ...readingPages.members(),
  ],
};
