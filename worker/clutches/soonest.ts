import type { Egg } from "./told.ts";

/** The egg of which something is due first; the first laid among those due alike. */
export function soonest<Some extends Pick<Egg, "steps">>(eggs: readonly Some[]): Some | undefined {
  const due = (egg: Some) => egg.steps[0]?.on ?? "";
  return eggs
    .filter(({ steps }) => steps.length > 0)
    .reduce<Some | undefined>((first, egg) => (first && due(first) <= due(egg) ? first : egg), undefined);
}
