import type { Egg } from "#worker/clutches/eggs/egg-view.ts";

/** Eggs of one clutch that lie in one nest. */
export type DueNest<Of> = { key: string; first: Of; eggs: Of[] };

/** Eggs by the nest they lie in, in the order they come in: that of the one due first comes first. */
export function dueNests<Of extends Pick<Egg, "number" | "clutch" | "nest" | "tray">>(
  eggs: readonly Of[],
): DueNest<Of>[] {
  const nests = new Map<string, DueNest<Of>>();
  for (const egg of eggs) {
    const key = `${egg.tray?.id ?? egg.nest.pair_id} ${egg.clutch.id}`;
    const nest = nests.get(key);
    if (nest) nest.eggs.push(egg);
    else nests.set(key, { key, first: egg, eggs: [egg] });
  }
  for (const { eggs: lying } of nests.values()) lying.sort((one, other) => one.number - other.number);
  return [...nests.values()];
}
