import type { SQL } from "drizzle-orm";
import { makeFor } from "./make.ts";
import type { newWorld, Resident } from "./world.ts";

export type World = Awaited<ReturnType<typeof newWorld>>;
/** What fills a route's path and body: everything in it exists and is valid, but belongs to the stranger. */
export type Visit = { ids: string[]; json?: unknown; form?: FormData; headers?: Record<string, string> };
export type RouteFixture = (stranger: Resident, world: World) => Promise<Visit>;
/** Things of one organisation that bodies may speak of. */
export type Given = { species_id: string; id: string; status_id: string };

/** How the routes of a room are tried: `room` of `tests/<room>/fixtures.ts`. Routes are named as in `GET /api/birds/:id`. */
export type RoomFixtures = {
  /** Every route with an id in its path, and how a stranger's id gets there. */
  routes?: Record<string, RouteFixture>;
  /** Routes whose path holds no id of anything kept, and where it is proved that they tell a stranger nothing. */
  provedElsewhere?: Record<string, string>;
  /** What a list must be asked for to answer at all, by its path. */
  questions?: Record<string, string>;
  /** A good body for each route that takes JSON and has no id in its path. */
  bodies?: Record<string, (given: Given) => object>;
  /** Who may take the routes that write, and those that only the owner and the managers read. */
  rights?: Rights;
  /** The tables of the room: where each ends, and at which routes its rows are told. */
  tables?: Record<string, TableEnd>;
  /** Makes rows of the stranger's in tables that no route of the room fills. */
  settle?: (stranger: Resident, world: World) => Promise<unknown>;
};
/**
 * Where a table ends: `most` rows that agree in the columns `per` are held by a trigger (`migrations/0045_ends.sql` and
 * later), whoever writes, which fails with `limit_reached <table> <most>`; or by whom else, in words.
 */
export type TableEnd = ({ most: number; per: readonly string[] } | { by: string }) & {
  /** Routes of which `tests/database/lists.api.test.ts` measures the answer; or why nowhere. */
  listedAt: readonly string[] | string;
  /** Fills it in an organisation, so far that an answer which told all of it would be too large. */
  rows?: (org_id: string) => SQL[];
  /**
   * The columns that let anybody in, say what they may, show something to strangers or end it all; `"nothing"` where what
   * is in it opens nothing. Every table of organisations says which.
   */
  opens?: readonly string[] | "nothing";
};
export type Rights = {
  /** Everyone but viewers. */
  keepers?: readonly string[];
  /** Viewers too: nothing is written however they are asked for, or it is one's own. */
  viewers?: readonly string[];
  /** Only the owner and the managers, with a body that is good enough to be refused for the role alone. */
  managers?: Record<string, unknown>;
  /** Only owners, with such a body. */
  owners?: Record<string, unknown>;
};

/** Stands in everything a stranger owns; whoever reads it has seen too much. */
export const canary = "ZZCANARY";

/** A bird of the stranger's that shows the canary. */
export const strangersBird = async (stranger: Resident, world: World, given = {}) =>
  (await makeFor(world, stranger).bird({ name: canary, ...given })).id;

/** A route that a bird's id opens. */
export const birdRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [await strangersBird(stranger, world)], json });

/** Makes something as the stranger; answers its id. */
export async function made(
  { ask }: World,
  stranger: Resident,
  path: string,
  sent: { json?: unknown; form?: FormData },
) {
  const answer = await ask(path, { as: stranger, ...sent });
  const { data } = (await answer.json()) as { data: { id: string } | Array<{ id: string }> };
  return (Array.isArray(data) ? data[0]?.id : data.id) ?? "";
}
