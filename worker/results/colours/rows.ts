import { type SQL, sql } from "drizzle-orm";
import type { Sex } from "#db/vocabulary.ts";
import type { Mate } from "#worker/clutches/hatching.ts";
import type { Scope } from "#worker/scope.ts";

/** A bird of a pair, as it was written on the day it joined and as it is today. */
export type MateRow = Mate & {
  identifier: string;
  in_trash: 0 | 1;
  mutation: string | null;
  genotype: string | null;
  mutation_today: string | null;
  genotype_today: string | null;
};
/** A chick that hatched of a pair's egg, and is there. */
export type ChickRow = {
  id: string;
  identifier: string;
  sex: Sex;
  species_id: string;
  mutation: string | null;
  genotype: string | null;
  father_id: string | null;
  mother_id: string | null;
  pair_id: string;
  hen_id: string | null;
  laid_on: string | null;
  foster_pair_id: string | null;
};
export type PairRow = { id: string; number: string };

/** The statement that reads the birds of pairs; `which` lists their ids. */
export const matesRead = ({ db, org_id }: Scope, which: SQL) =>
  db.all<MateRow>(sql`
    SELECT joined.pair_id, joined.bird_id, joined.ring, joined.side, joined.from_on, joined.until_on,
      birds.species_id, birds.sex, ifnull(birds.identifier, joined.ring) AS identifier,
      birds.deleted_at IS NOT NULL AS in_trash, joined.mutation, joined.genotype,
      birds.mutation AS mutation_today, birds.genotype AS genotype_today
    FROM pair_birds joined LEFT JOIN birds ON birds.org_id = ${org_id} AND birds.id = joined.bird_id
    WHERE joined.org_id = ${org_id} AND joined.pair_id IN (${which}) ORDER BY +joined.id`);

/** The statement that reads the chicks that hatched of eggs; `which` says of which. */
export const chicksRead = ({ db, org_id }: Scope, which: SQL) =>
  db.all<ChickRow>(sql`
    SELECT chick.id, chick.identifier, chick.sex, chick.species_id, chick.mutation, chick.genotype, chick.father_id,
      chick.mother_id, eggs.pair_id, eggs.hen_id, eggs.laid_on, eggs.foster_pair_id
    FROM eggs CROSS JOIN birds chick ON chick.org_id = ${org_id} AND chick.id = eggs.chick_id
      AND chick.deleted_at IS NULL
    WHERE eggs.org_id = ${org_id} AND ${which} ORDER BY eggs.clutch_id, eggs.number LIMIT ${mostChicks}`);

// More than a colony has in its years, or 200 pairs in one.
const mostChicks = 4000;
