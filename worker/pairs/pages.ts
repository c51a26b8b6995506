import { birdHeader } from "#worker/birds/stored/header.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { NewPairFilter } from "./contract.ts";
import { factsOf } from "./facts.ts";
import { pairsOfBird } from "./listing.ts";
import { asPair } from "./reading.ts";

/**
 * What is to be thought of before birds become a pair, and in which open pairs they are already. Birds that are not at hand
 * are left out: whoever saves hears of them.
 */
export async function newPair(scope: Scope, { cock_ids, hen_ids }: NewPairFilter) {
  const { cocks, hens, judged, elsewhere } = await factsOf(scope, { id: "", cock_ids, hen_ids });
  const named = ({ id, identifier, name, sex }: (typeof cocks)[number]) => ({ id, identifier, name, sex });
  return { cocks: cocks.map(named), hens: hens.map(named), judged, elsewhere, today: scope.today };
}
export type NewPair = Awaited<ReturnType<typeof newPair>>;

/** The pairs of one bird with what stands at the head of its page, in one round trip; `missing` when it is not there. */
export async function breedingOf(scope: Scope, id: string) {
  const { header, rows } = await batch(scope.db, { header: birdHeader(scope, id), rows: pairsOfBird(scope, id) });
  const [head] = header;
  if (!head) throw new Refusal("missing");
  return { head, pairs: rows.map(asPair) };
}
export type Breeding = Awaited<ReturnType<typeof breedingOf>>;
