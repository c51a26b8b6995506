import { type SQL, sql } from "drizzle-orm";
import type { PairSide } from "#db/vocabulary.ts";
import type { Scope } from "#worker/scope.ts";

/** A bird that joins a pair, under the id of its entry there. */
export type Joining = { id: string; bird_id: string; side: PairSide; from_on: string | null };

/** The statement by which birds join a pair, each as it is written at that moment; only where `when` holds. */
export const joins = ({ db, org_id }: Scope, pair_id: string, joining: readonly Joining[], when: SQL) =>
  db.run(sql`
    INSERT INTO pair_birds (id, org_id, pair_id, bird_id, ring, side, mutation, genotype, from_on)
    SELECT joining.value->>'id', ${org_id}, ${pair_id}, birds.id, birds.identifier, joining.value->>'side',
      birds.mutation, birds.genotype, joining.value->>'from_on'
    FROM json_each(${JSON.stringify(joining)}) joining
    CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = joining.value->>'bird_id'
    CROSS JOIN pairs ON pairs.org_id = ${org_id} AND pairs.id = ${pair_id}
    WHERE ${when}`);

type Stay = { id: string; from_on: string | null; until_on: string | null };

/** The statement that sets from when until when entries were in their pair. */
export const stays = ({ db, org_id }: Scope, pair_id: string, entries: readonly Stay[], when: SQL) =>
  db.run(sql`
    UPDATE pair_birds SET from_on = stay.value->>'from_on', until_on = stay.value->>'until_on'
    FROM json_each(${JSON.stringify(entries)}) stay
    WHERE pair_birds.org_id = ${org_id} AND pair_birds.id = stay.value->>'id' AND pair_birds.pair_id = ${pair_id}
      AND ${when}`);

/** The statement that takes birds out of a pair they were never put together in. */
export const neverJoined = ({ db, org_id }: Scope, pair_id: string, ids: readonly string[], when: SQL) =>
  db.run(sql`
    DELETE FROM pair_birds WHERE org_id = ${org_id} AND pair_id = ${pair_id}
      AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND ${when}`);

/** The statement that writes the colours of a planned pair's birds as they are on the day it begins: its young are foretold by those. */
export const coloursOfTheDay = ({ db, org_id }: Scope, pair_id: string, when: SQL) =>
  db.run(sql`
    UPDATE pair_birds SET mutation = birds.mutation, genotype = birds.genotype FROM birds
    WHERE pair_birds.org_id = ${org_id} AND pair_birds.pair_id = ${pair_id} AND pair_birds.until_on IS NULL
      AND birds.org_id = ${org_id} AND birds.id = pair_birds.bird_id AND ${when}`);
