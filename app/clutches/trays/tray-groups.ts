import type { Egg } from "#worker/clutches/eggs/egg-view.ts";

type Lying = Pick<Egg, "number" | "clutch" | "pair">;

/** Eggs of one clutch that lie in a tray, and what the clutch is called. */
type TrayGroup<Of> = { key: string; name: string; eggs: Of[] };

/** Eggs by their clutches, in the order they come in. */
export function groupsOf<Of extends Lying>(eggs: readonly Of[]): TrayGroup<Of>[] {
  const groups = new Map<string, TrayGroup<Of>>();
  for (const egg of eggs) {
    const key = egg.clutch.id;
    const group = groups.get(key) ?? { key, name: `${egg.pair.number}/${egg.clutch.number}`, eggs: [] };
    groups.set(key, group);
    group.eggs.push(egg);
  }
  return [...groups.values()];
}
