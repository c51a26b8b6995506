import { sql } from "drizzle-orm";
import { pairs } from "#db/schema/pairs.ts";
import { rowsOf } from "#worker/kit/rows.ts";
import { translate } from "#worker/locales/translate.ts";
import type { JudgedPair } from "#worker/mating/judged-pairs.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type Elsewhere, type Facts, factsOf } from "./facts.ts";
import type { Pair } from "./reading.ts";

/** The rows of pairs; one that a later table refers to, as its eggs do, stays. */
export const pairRows = rowsOf({
  table: pairs,
  id: "pair",
  subject: "pair",
  hidden: ["season", "position", "number", "state", "state_since", "species_id", "ended_on"],
  auditNames: { made: ["kind"], gone: ["number"] },
  messages: { in_use: "pairs.in_use", reused: "pairs.key_reused" },
});

/** A pair with every cock and hen of it judged. */
type JudgedWhole = Pair & { judged: JudgedPair[] };
/** A cock that goes between several open pairs. */
type Rotated = { code: "pairs.rotated"; message: string };
export type PairAnswer = { data: JudgedWhole; warnings: Rotated[] };

/** What is answered of a pair that was read or written. */
export function answer(scope: Scope, pair: Pair, facts: Pick<Facts, "judged" | "elsewhere">): PairAnswer {
  return { data: { ...pair, judged: facts.judged }, warnings: rotatedIn(scope, pair, facts.elsewhere) };
}

/** Of a cock in more nests than this the first are named. */
const mostRotated = 50;
const rotatedIn = ({ language }: Scope, { cocks }: Pair, elsewhere: readonly Elsewhere[]): Rotated[] =>
  elsewhere
    .filter(({ side, bird_id }) => side === "cock" && cocks.some(({ id, is_open }) => id === bird_id && is_open))
    .slice(0, mostRotated)
    .map(({ ring, number }) => ({
      code: "pairs.rotated",
      message: translate(language, "pairs.rotated", { ring, number }),
    }));

/** One pair with its birds judged as they are today, in one round trip; `missing` when it is not there. */
export async function findPair(scope: Scope, id: string): Promise<PairAnswer> {
  const facts = await factsOf(scope, { id });
  if (!facts.pair) throw new Refusal("missing");
  return answer(scope, facts.pair, facts);
}

/** Deletes a pair; `conflict` for one that has eggs. */
export const removePair = (scope: Scope, id: string): Promise<void> => pairRows.remove(scope, id);

/** The number of the open pair that keeps a place or a species from being deleted, if one does. */
export async function openPairOf(scope: Scope, column: "place_id" | "species_id", id: string) {
  const [found] = await scope.db.all<{ number: string }>(sql`
    SELECT number FROM pairs WHERE org_id = ${scope.org_id} AND ${sql.raw(column)} = ${id} AND state <> 'ended'
    ORDER BY season, position LIMIT 1`);
  return found?.number;
}
