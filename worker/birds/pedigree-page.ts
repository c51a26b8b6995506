import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { LineageFilter } from "./contract.ts";
import { ancestryOf, explanationIn } from "./explanation.ts";
import { birdHead } from "./heads.ts";
import { assembleLineage, type Kin } from "./lineage.ts";
import { familyOf } from "./lineage-queries.ts";

/** Everything the page of a bird's pedigree shows, in one round trip: its family, its F, and why F is what it is. */
export async function pedigreePage(scope: Scope, id: string, filter: LineageFilter) {
  const [found, [head], ancestry] = await scope.db.batch([
    scope.db.all<Kin>(familyOf(scope, id, filter)),
    birdHead(scope, id),
    ancestryOf(scope, id),
  ]);
  if (found.length === 0 || !head) throw new Refusal("missing");
  const { contributions, ...explanation } = explanationIn(ancestry, id);
  const lineage = assembleLineage(id, found);
  const nodes = lineage.nodes.map((it) => ({ ...it, ...partOf(contributions[it.id]) }));
  return { lineage: { ...lineage, nodes }, head, explanation };
}

const partOf = (contribution: number | undefined) => (contribution === undefined ? {} : { contribution });

export type PedigreePage = Awaited<ReturnType<typeof pedigreePage>>;
export type WhyInbred = PedigreePage["explanation"];
