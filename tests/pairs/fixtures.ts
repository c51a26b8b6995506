import { makeFor } from "#tests/app/make.ts";
import {
  birdRoute,
  canary,
  type Given,
  made,
  type RoomFixtures,
  type RouteFixture,
  type World,
} from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

/** A pair of the stranger's whose birds and notes show the canary. */
async function strangersPair(stranger: Resident, world: World): Promise<string> {
  const { bird, species } = makeFor(world, stranger);
  const { id: species_id } = await species();
  const [cock, hen] = [
    await bird({ name: canary, sex: "male", species_id }),
    await bird({ sex: "female", species_id }),
  ];
  const json = { kind: "pair", cock_ids: [cock.id], hen_ids: [hen.id], notes: canary };
  return made(world, stranger, "/api/pairs", { json });
}

/** A route that a pair's id opens. */
export const pairRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [await strangersPair(stranger, world)], json });

// Of birds that are not there, a pair is refused whoever asks: who may not write hears that first.
const draft = ({ id }: Pick<Given, "id">) => ({ kind: "colony", cock_ids: [id], hen_ids: [`${id}x`] });

export const room: RoomFixtures = {
  routes: {
    "GET /api/pairs/:id": pairRoute(),
    "PUT /api/pairs/:id": pairRoute({ notes: "mine now" }),
    "DELETE /api/pairs/:id": pairRoute(),
    "POST /api/pairs/:id/state": pairRoute({ state: "ended" }),
    "GET /api/birds/:id/pairs": birdRoute(),
  },
  bodies: { "POST /api/pairs": draft, "PUT /api/season": () => ({ start_month: 9 }) },
  rights: {
    keepers: ["POST /api/pairs", "PUT /api/pairs/:id", "DELETE /api/pairs/:id", "POST /api/pairs/:id/state"],
    managers: { "PUT /api/season": { start_month: 9 } },
  },
  measured: {
    queries: { "/api/pairs": ["?page_size=100"] },
    hundred: { "/api/pairs": "100 pairs with notes of 2000 letters" },
  },
  tables: {
    pairs: {
      most: 20_000,
      per: ["org_id", "season"],
      listedAt: ["/api/pairs", "/api/clutches/latest", "/api/birds/:id/pairs"],
      opens: "nothing",
    },
    pair_birds: { most: 100, per: ["org_id", "pair_id"], listedAt: ["/api/pairs/:id", "/api/pairs"], opens: "nothing" },
  },
};

export const kit: RoomKit = { provedElsewhere: "a pair has no name, and is judged with its birds: tests/pairs" };

export const pages: RoomPages = {
  members: ({ couple, bird, pair }) => [
    `/birds/${couple.hen}/pairs`,
    `${bird}/pairs`,
    "/birds/pairs",
    "/birds/pairs?state=ended&season=1999",
    "/birds/pairs/new",
    `/birds/pairs/new?${new URLSearchParams(couple)}`,
    pair,
    `${pair}/edit`,
    `${pair}/delete`,
    "/settings/season",
  ],
  viewersSee: ["/birds/pairs/:pairId"],
};
