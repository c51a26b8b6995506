import { sql } from "drizzle-orm";
import { changeBird } from "#worker/birds/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import type { HealthDraft } from "./contract.ts";
import { enterHealth, entryOf, eventsMade, whatFollows } from "./entering.ts";
import { readEvent } from "./event-rows.ts";
import { judged, mayHave, refuseWrong } from "./whom/meant-birds.ts";

/**
 * Enters what happened to one bird, and where a laboratory found its sex writes that into the bird too, both or none: all that
 * `changeBird` refuses of it is refused here. Answers the id of the event.
 */
export async function enterForBird(
  scope: Scope,
  bird_id: string,
  { sex, sexing_method, ...draft }: HealthDraft,
): Promise<string> {
  const meant = { which: sql`birds.id = ${bird_id}`, expected: 1 };
  if (sex === undefined) {
    if (sexing_method !== undefined) throw new Refusal("invalid", { sex: ["health.sex"] });
    return first(await enterHealth(scope, meant, draft));
  }
  if (draft.kind !== "laboratory") throw new Refusal("invalid", { sex: ["health.sex.kind"] });
  const { status, org_id: _, ...stated } = draft;
  const entry = entryOf(scope, stated);
  const id = await idFor(scope, "health");
  const [known] = await readEvent(scope, bird_id, id);
  if (known) return known.id;
  const birds = await judged(scope, meant, entry);
  refuseWrong(meant, birds);
  // The bird stands as it was judged, or the whole write is stale.
  const change = { sex, sexing_method: sexing_method ?? ("dna" as const), version: birds[0]?.version };
  await changeBird(scope, bird_id, change, {
    behind: {
      ...eventsMade(scope, { id, meant, entry, may: sql`changes() > 0 AND ${mayHave(scope, meant, entry)}` }),
      ...whatFollows(scope, { id, entry, status }),
    },
  });
  return id;
}

function first([id]: readonly string[]): string {
  if (id === undefined) throw new Refusal("missing");
  return id;
}
