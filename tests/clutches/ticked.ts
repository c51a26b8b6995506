import type { Egg } from "#worker/clutches/eggs/egg-view.ts";

/** What the boxes of eggs send, ticked by their numbers, as the page shows them now. */
export const ticked = (eggs: readonly Egg[], numbers: readonly number[]): string[] =>
  eggs
    .filter(({ number }) => numbers.includes(number))
    .map(({ number, version, id, chick }) =>
      [number, version, id, ...(chick?.id && !chick.is_gone ? [chick.id] : [])].join("."),
    );
