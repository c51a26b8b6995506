import { asBird, birdDetail } from "#worker/birds/columns/details.ts";
import { birdHeader } from "#worker/birds/columns/header.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/** A bird with its papers, and the head of its page, in one round trip; `missing` when it is not at hand. */
export async function birdPapers(scope: Scope, id: string) {
  const {
    row: [row],
    header: [head],
  } = await batch(scope.db, { row: birdDetail(scope, id), header: birdHeader(scope, id) });
  if (!row || !head) throw new Refusal("missing");
  return { bird: asBird(row), head };
}
