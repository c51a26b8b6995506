import { sql } from "drizzle-orm";
import type { EggState, PairSide } from "#db/vocabulary.ts";
import type { Scope } from "#worker/scope.ts";

type CardEgg = {
  number: number;
  mark: string | null;
  laid_on: string | null;
  set_on: string | null;
  state: EggState;
  seen_on: string | null;
  hatched_on: string | null;
  /** Of its chick; null while that wears none. */
  ring: string | null;
};
type Parent = { ring: string; name: string | null; side: PairSide };
/** A clutch as its card tells it. */
export type ClutchFacts = {
  of: "clutch";
  id: string;
  number: number;
  pair: string;
  place: string | null;
  species: string | null;
  latin_name: string | null;
  parents: Parent[];
  eggs: CardEgg[];
};

type Row = Omit<ClutchFacts, "of" | "parents" | "eggs"> & { pair_id: string };

/** The statements that read a clutch for its card; they fit any batch. */
export function readingClutch({ db, org_id }: Pick<Scope, "db" | "org_id">, id: string) {
  const pair = sql`(SELECT pair_id FROM clutches WHERE org_id = ${org_id} AND id = ${id})`;
  return {
    clutch: db.all<Row>(sql`
      SELECT clutches.id, clutches.number, clutches.pair_id, pairs.number AS pair, places.name AS place,
        species.common_name AS species, species.latin_name
      FROM clutches JOIN pairs ON pairs.org_id = clutches.org_id AND pairs.id = clutches.pair_id
      LEFT JOIN places ON places.org_id = pairs.org_id AND places.id = pairs.place_id
      LEFT JOIN species ON species.org_id = pairs.org_id AND species.id = pairs.species_id
      WHERE clutches.org_id = ${org_id} AND clutches.id = ${id}`),
    parents: db.all<Parent>(sql`
      SELECT ifnull(birds.identifier, part.ring) AS ring, birds.name, part.side FROM pair_birds part
      LEFT JOIN birds ON birds.org_id = part.org_id AND birds.id = part.bird_id
      WHERE part.org_id = ${org_id} AND part.pair_id = ${pair} ORDER BY part.side, part.from_on, part.id`),
    eggs: db.all<CardEgg>(sql`
      SELECT eggs.number, eggs.mark, eggs.laid_on, eggs.set_on, eggs.state, eggs.seen_on, eggs.hatched_on,
        CASE WHEN chick.id IS NULL THEN eggs.chick_ring
          WHEN chick.identifier_key IS NOT lower(trim(eggs.chick_tag)) THEN chick.identifier END AS ring
      FROM eggs LEFT JOIN birds chick ON chick.org_id = eggs.org_id AND chick.id = eggs.chick_id
      WHERE eggs.org_id = ${org_id} AND eggs.clutch_id = ${id} ORDER BY eggs.number`),
  };
}
