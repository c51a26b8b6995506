import { sql } from "drizzle-orm";
import { makeFor } from "#tests/app/make.ts";
import { birdRoute, canary, made, type RoomFixtures, type RouteFixture, type World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { machineOf } from "./trays/machines.ts";

/** An egg of a pair of the stranger's, with the canary written on it. */
export async function layOne(stranger: Resident, world: World) {
  const make = makeFor(world, stranger);
  const species = await make.species({ common_name: `${canary} ${crypto.randomUUID()}` });
  const given = { species_id: species.id, name: canary };
  const [cock, hen] = [await make.bird({ ...given, sex: "male" }), await make.bird({ ...given, sex: "female" })];
  const draft = { kind: "pair", state: "active", cock_ids: [cock.id], hen_ids: [hen.id] };
  const pair = await made(world, stranger, "/api/pairs", { json: draft });
  const answer = await world.ask(`/api/pairs/${pair}/eggs`, { as: stranger, json: {} });
  const { data } = (await answer.json()) as { data: { clutch: { id: string }; eggs: Array<{ id: string }> } };
  const egg = data.eggs[0]?.id ?? "";
  await world.ask(`/api/eggs/${egg}`, { as: stranger, method: "PUT", json: { notes: canary, mark: canary } });
  return { pair, clutch: data.clutch.id, egg, hen: hen.id };
}

const laidRoute =
  (which: "pair" | "clutch" | "egg", json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [(await layOne(stranger, world))[which]], json });

const setRoute: RouteFixture = async (stranger, world) => {
  const { egg } = await layOne(stranger, world);
  await world.ask("/api/eggs/events", { as: stranger, json: { egg_ids: [egg], state: "set" } });
  return { ids: [egg], json: {} };
};

const hatchedRoute: RouteFixture = async (stranger, world) => {
  const { egg } = await layOne(stranger, world);
  // As an egg that hatched while the plan was full.
  await world.db.run(sql`UPDATE eggs SET state = 'hatched', hatched_on = laid_on
    WHERE org_id = ${stranger.org_id} AND id = ${egg}`);
  return { ids: [egg], json: {} };
};

const chickRoute: RouteFixture = async (stranger, world) => {
  const json = { egg_ids: [(await layOne(stranger, world)).egg], state: "hatched" };
  const answer = await world.ask("/api/eggs/events", { as: stranger, json });
  const { data } = (await answer.json()) as { data: { birds: Array<{ id: string }> } };
  return { ids: [data.birds[0]?.id ?? ""], json: {} };
};

/** The tray of a machine of the stranger's in which an egg with the canary on it lies, weighed. */
async function putInTray(stranger: Resident, world: World) {
  const { egg } = await layOne(stranger, world);
  const machine = await machineOf(world, stranger.org_id, { name: `${canary} ${crypto.randomUUID()}` });
  const tray = machine.trays[0] ?? "";
  await world.ask("/api/eggs/events", { as: stranger, json: { egg_ids: [egg], tray_id: tray } });
  await world.ask("/api/eggs/weights", { as: stranger, json: { weights: [{ egg_id: egg, grams: 2 }] } });
  return tray;
}
const trayRoute: RouteFixture = async (stranger, world) => ({ ids: [await putInTray(stranger, world)] });

// Every route of eggs is asked by the same id where all lists are measured.
const fullTray = "egg_1_1";

/** A machine of one tray, in which two thousand eggs lie. */
const inOneTray = (org: string) => [
  sql`INSERT INTO incubators (id, org_id, name, name_key, air, turning, created_at, updated_at)
    VALUES ('full_machine', ${org}, 'x', 'full_machine', 'forced', 'machine', '', '')`,
  sql`INSERT INTO incubator_trays (id, org_id, incubator_id, name, name_key, kind, created_at, updated_at)
    VALUES (${fullTray}, ${org}, 'full_machine', 'x', 'x', 'setter', '', '')`,
  sql`INSERT INTO egg_trays (id, org_id, egg_id, tray_id, since_on)
    SELECT 'et_' || id, org_id, id, ${fullTray}, '2027-03-20' FROM eggs
    WHERE org_id = ${org} AND ended_from IS NULL LIMIT 2000`,
];

export const room: RoomFixtures = {
  routes: {
    "POST /api/pairs/:id/eggs": laidRoute("pair", {}),
    "GET /api/pairs/:id/clutches": laidRoute("pair"),
    "GET /api/pairs/:id/results": laidRoute("pair"),
    "GET /api/clutches/:id": laidRoute("clutch"),
    "PUT /api/clutches/:id": laidRoute("clutch", { notes: "mine now" }),
    "GET /api/eggs/:id": laidRoute("egg"),
    "PUT /api/eggs/:id": laidRoute("egg", { notes: "mine now" }),
    "DELETE /api/eggs/:id": laidRoute("egg"),
    "POST /api/eggs/:id/undo": setRoute,
    "GET /api/eggs/trays/:id": trayRoute,
    "POST /api/eggs/:id/chick": hatchedRoute,
    "POST /api/birds/:id/ring": birdRoute({ identifier: "MINE 1" }),
    "POST /api/birds/:id/wean": chickRoute,
    "POST /api/birds/:id/lost": birdRoute({ cause: "x" }),
  },
  // A hen that feeds the chicks of a clutch.
  async settle(stranger, world) {
    const { clutch, hen } = await layOne(stranger, world);
    await world.ask(`/api/clutches/${clutch}`, { as: stranger, method: "PUT", json: { feeder_ids: [hen] } });
    await putInTray(stranger, world);
  },
  questions: { "/api/clutches": "?pair_ids=pair_nobody" },
  bodies: {
    "POST /api/eggs/events": ({ id }) => ({ egg_ids: [id], state: "set" }),
    "POST /api/eggs/weights": ({ id }) => ({ weights: [{ egg_id: id, grams: 2 }] }),
    "POST /api/eggs/lockdown": ({ id }) => ({ tray_id: id }),
    "POST /api/eggs/lockdown/undo": ({ id }) => ({ tray_id: id }),
    "POST /api/birds/bulk/wean": ({ id }) => ({ ids: [id] }),
  },
  rights: {
    keepers: [
      "POST /api/pairs/:id/eggs",
      "PUT /api/clutches/:id",
      "PUT /api/eggs/:id",
      "DELETE /api/eggs/:id",
      "POST /api/eggs/events",
      "POST /api/eggs/weights",
      "POST /api/eggs/lockdown",
      "POST /api/eggs/lockdown/undo",
      "POST /api/eggs/:id/undo",
      "POST /api/eggs/:id/chick",
      "POST /api/birds/:id/ring",
      "POST /api/birds/:id/wean",
      "POST /api/birds/:id/lost",
      "POST /api/birds/bulk/wean",
    ],
  },
  measured: {
    queries: {
      "/api/eggs": ["?page_size=100", "?pair_id=pair_1&page_size=100"],
      "/api/clutches": [`?pair_ids=${Array.from({ length: 100 }, (_, at) => `pair_${at + 1}`).join(",")}`],
      "/api/clutches/latest": ["?page_size=100"],
    },
  },
  tables: {
    eggs: {
      by: "nest, clutch, pair and plan, in the write (worker/clutches/room-left.ts)",
      listedAt: ["/api/eggs", "/api/agenda", "/api/round", "/api/clutches/:id", "/api/pairs/:id/clutches"],
      opens: "nothing",
    },
    clutches: {
      by: "200 of a pair, in the write",
      listedAt: ["/api/pairs/:id/clutches", "/api/clutches/:id"],
      opens: "nothing",
    },
    hatch_records: {
      by: "one to a species",
      listedAt: "kept by the house for itself",
      opens: "nothing",
    },
    clutch_feeders: {
      most: 6,
      per: ["org_id", "clutch_id"],
      listedAt: ["/api/clutches/:id"],
      opens: "nothing",
    },
    egg_events: {
      most: 200,
      per: ["org_id", "egg_id"],
      listedAt: ["/api/eggs/:id", "/api/clutches/:id"],
      opens: "nothing",
    },
    egg_trays: { by: "one to an egg", listedAt: ["/api/eggs/trays/:id"], opens: "nothing", rows: inOneTray },
    egg_tray_moves: {
      by: "one to an event of an egg",
      listedAt: ["/api/clutches/:id"],
      opens: "nothing",
      rows: (org) => [
        sql`INSERT INTO egg_tray_moves (id, org_id, event_id, to_tray_id)
          SELECT 'etm_' || id, org_id, id, ${fullTray} FROM egg_events WHERE org_id = ${org} LIMIT 2000`,
      ],
    },
    egg_weights: {
      by: "100 of an egg, in the write (worker/clutches/weights/weighing.ts)",
      listedAt: ["/api/eggs/trays/:id"],
      opens: "nothing",
      rows: (org) => [
        sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
          INSERT INTO egg_weights (id, org_id, egg_id, on_day, grams, created_at)
          SELECT 'ew_' || i || egg_id, org_id, egg_id, date('2027-03-20', '+' || i || ' days'), 2, ''
          FROM (SELECT org_id, egg_id FROM egg_trays WHERE org_id = ${org} LIMIT 200), n`,
      ],
    },
  },
};

export const pages: RoomPages = {
  things: async (send, { clutch }) => {
    const trays = [
      { name: "A", kind: "setter", slots: 24 },
      { name: "H", kind: "hatcher", slots: 24 },
    ];
    const draft = { name: "Covina", air: "forced", turning: "hand", trays };
    const tray = await send("incubators", draft, (machine) => `${machine.id}/trays/${machine.trays?.[0]?.id}`);
    const egg = { clutch_id: clutch.slice("/clutches/".length), numbers: [2] };
    await send("eggs/events", { ...egg, tray_id: tray.split("/").at(-1) });
    return { tray };
  },
  members: ({ clutch, egg, pair, made: { tray = "inc_1/trays/tray_1" } }) => [
    clutch,
    `${clutch}/rings`,
    `${egg}/edit`,
    "/eggs",
    "/eggs/new",
    "/eggs/candle",
    "/eggs/ring",
    "/eggs?state=pipped",
    `/eggs?pair_id=${pair.slice("/birds/pairs/".length)}&figure=hatched`,
    ...["", "?add", "?weigh"].map((face) => `/incubators/${tray}${face}`),
  ],
  viewersSee: ["/eggs", "/clutches/:clutchId", "/incubators/:incubatorId/trays/:trayId"],
};
