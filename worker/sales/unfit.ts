import { type FieldMessages, Refusal } from "#worker/refusal.ts";
import type { SoldBird } from "./birds/bird-facts.ts";

/** What keeps a bird from being sold, in a sale where there is one; null where nothing does. */
export function whyUnfit(bird: SoldBird, sale_id?: string): "deleted" | "reference" | "taken" | "gone" | null {
  if (bird.is_deleted) return "deleted";
  if (bird.is_reference) return "reference";
  if (bird.held_by !== null && bird.held_by !== sale_id) return "taken";
  return bird.is_gone ? "gone" : null;
}

/** Says of the lines of a sale which birds keep it from going on, as `conflict`; nothing where none does. */
export function refuseUnfit(
  lines: ReadonlyArray<{ bird_id: string | null }>,
  birds: readonly SoldBird[],
  sale_id?: string,
): void {
  const known = new Map(birds.map((it) => [it.id, it]));
  const faults: FieldMessages = {};
  let first: Refusal | undefined;
  for (const [at, { bird_id }] of lines.entries()) {
    const bird = bird_id === null ? undefined : known.get(bird_id);
    const why = bird && whyUnfit(bird, sale_id);
    if (!bird || !why) continue;
    faults[`lines.${at}.bird_id`] = [`sales.bird.${why}`];
    first ??= new Refusal("conflict", faults, {
      detail: why === "taken" && bird.held_number ? "sales.unfit.taken_in" : `sales.unfit.${why}`,
      values: { ring: bird.identifier, number: bird.held_number ?? "" },
    });
  }
  if (first) throw first;
}
