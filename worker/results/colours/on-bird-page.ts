import { sql } from "drizzle-orm";
import { booksFrom, mutationsWhere } from "#worker/genetics/queries.ts";
import { joining, type Slots } from "#worker/kit/slots.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Scope } from "#worker/scope.ts";
import { familiesOf } from "./families.ts";
import { judging } from "./judging.ts";
import { chicksRead, matesRead, type PairRow } from "./rows.ts";
import { impossible, whatExplains } from "./sentences.ts";

/** That the pair a bird came of cannot have such a chick, and what could explain it. */
type Doubt = { title: string; says: string[]; pair_id: string; see: string };
type Species = { id: string; common_name: string; latin_name: string; catalogue_slug: string | null };

/** The statements that read what a chick's pair was to give; they read nothing of a bird of no egg, or without a colour. */
function readingDoubt(scope: Scope, id: string) {
  const { db, org_id } = scope;
  const isOf = sql`eggs.org_id = ${org_id} AND eggs.chick_id = ${id}`;
  const egg = sql`FROM eggs CROSS JOIN birds seen ON seen.org_id = ${org_id} AND seen.id = eggs.chick_id
    AND (seen.mutation IS NOT NULL OR seen.genotype IS NOT NULL) WHERE ${isOf}`;
  const both = sql`SELECT eggs.pair_id ${egg} UNION SELECT eggs.foster_pair_id ${egg} AND eggs.foster_pair_id IS NOT NULL`;
  const species_id = sql`(SELECT seen.species_id ${egg})`;
  return {
    chicks: chicksRead(scope, isOf),
    mates: matesRead(scope, both),
    pairs: db.all<PairRow>(sql`SELECT id, number FROM pairs WHERE org_id = ${org_id} AND id IN (${both})`),
    kinds: db.all<Species>(sql`SELECT id, common_name, latin_name, catalogue_slug FROM species
      WHERE org_id = ${org_id} AND id = ${species_id}`),
    own: mutationsWhere(scope, sql`species_id = ${species_id}`),
  };
}
type Reading = ReturnType<typeof readingDoubt>;
type DoubtRead = { [Name in keyof Reading]: Awaited<Reading[Name]> };

function doubtIn({ chicks, mates, pairs, kinds, own }: DoubtRead, { language }: Scope): Doubt | null {
  const [chick] = chicks;
  const [family] = familiesOf(chicks, mates).families;
  if (!chick || !family) return null;
  const { judge, surpriseOf } = judging(language, booksFrom(kinds, own));
  const judged = judge(family);
  if (!judged || judged.brood.impossible.length === 0) return null;
  const surprise = surpriseOf(judged, chick, mates);
  // What was written of the parents since explains it: there is nothing left to look at.
  if (surprise.isExplained) return null;
  const numberOf = (id: string | null) => pairs.find((it) => it.id === id)?.number ?? null;
  return {
    title: impossible(chick, language),
    says: whatExplains(surprise, language, numberOf(surprise.foster_pair_id)),
    pair_id: chick.pair_id,
    see: translate(language, "results.brood.see", { pair: numberOf(chick.pair_id) ?? "" }),
  };
}

/** A chick of a colour or sex that its parents cannot give, on its own page. */
export const chickOnBirdPage = {
  join: (scope: Scope, { id }: { id: string }) =>
    joining(readingDoubt(scope, id), (read) => ({ colour_doubt: doubtIn(read, scope) })),
} satisfies Slots["birdPage"];
