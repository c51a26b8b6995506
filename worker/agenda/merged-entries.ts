import type { Entry } from "./entries.ts";

/** An entry as pages show it; `uncandled` of its eggs are still due to be candled. */
export type MergedEntry = Entry & { uncandled: number };

/**
 * The entries of a day (`YYYY-MM-DD`) in which each egg stands once. An egg that nobody candled stays due for candling while
 * its fertility is unknown; from the day it may hatch it is counted with the hatch alone, for one look answers both.
 */
export function mergeEntries(entries: readonly Entry[], today: string): MergedEntry[] {
  const hatches = (entry: Entry) => entry.step === "overdue" || (entry.step === "hatch" && entry.on <= today);
  const hatching = idsOf(entries.filter(hatches));
  const uncandled = idsOf(entries.filter(({ step }) => step === "candle"));
  return entries.flatMap((entry) => {
    if (hatches(entry)) return [{ ...entry, uncandled: entry.egg_ids.filter((id) => uncandled.has(id)).length }];
    if (entry.step !== "candle") return [{ ...entry, uncandled: 0 }];
    const egg_ids = entry.egg_ids.filter((id) => !hatching.has(id));
    return egg_ids.length > 0 ? [{ ...entry, egg_ids, uncandled: 0 }] : [];
  });
}

const idsOf = (entries: readonly Entry[]): ReadonlySet<string> => new Set(entries.flatMap(({ egg_ids }) => egg_ids));
