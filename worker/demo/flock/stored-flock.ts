import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { batch } from "#worker/kit/batch.ts";
import { demoFlock, type Ring } from "./flock.ts";
import type { DemoKeeper } from "./keeper.ts";
import { demoPlaces } from "./places.ts";
import { ringOf } from "./rings.ts";

export type StandingBird = {
  id: string;
  identifier: string;
  species_id: string;
  mutation: string | null;
  genotype: string | null;
};
/** What the season is made of, as it stands in the database; places and statuses by their keys. */
export type Standing = {
  birds: ReadonlyMap<Ring, StandingBird>;
  places: ReadonlyMap<string, string>;
  statuses: ReadonlyMap<string, string>;
};
/** What the rows of a season need: who keeps it, of what, and the ids of its pairs by their names. */
export type Around = { keeper: DemoKeeper; standing: Standing; ids: ReadonlyMap<string, string> };

type Named = { id: string; name: string };
type StandingRows = { flock: readonly StandingBird[]; places: readonly Named[]; kinds: readonly Named[] };

/** Rows of an organisation by what the book calls them. */
export function standingIn({ season, language }: DemoKeeper, { flock, places, kinds }: StandingRows): Standing {
  const rings = new Map(demoFlock.map((bird) => [ringOf(bird, season), bird.ring]));
  const keys = new Map(demoPlaces.map(({ key, name }) => [name[language], key]));
  const known = <Key, Row>(row: Row, key: Key | undefined): Array<[Key, Row]> =>
    key === undefined ? [] : [[key, row]];
  return {
    birds: new Map(flock.flatMap((bird) => known(bird, rings.get(bird.identifier)))),
    places: new Map(places.flatMap(({ id, name }) => known(id, keys.get(name)))),
    statuses: new Map(kinds.map(({ id, name }) => [name, id])),
  };
}

/** The same of a demo that is there, in one trip. */
export async function standingOf(db: Database, keeper: DemoKeeper): Promise<Standing> {
  const own = sql`org_id = ${keeper.org_id}`;
  const rows = await batch(db, {
    flock: db.all<StandingBird>(sql`SELECT id, identifier, species_id, mutation, genotype FROM birds WHERE ${own}`),
    places: db.all<Named>(sql`SELECT id, name FROM places WHERE ${own}`),
    kinds: db.all<Named>(sql`SELECT id, key AS name FROM statuses WHERE ${own}`),
  });
  return standingIn(keeper, rows);
}
