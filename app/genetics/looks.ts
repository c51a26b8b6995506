import type { OutcomeView } from "#worker/genetics/crosses.ts";

/** What sons and daughters of one look have in common, and each sex's own share of it, where it has one. */
export type LookOfYoung = Pick<OutcomeView, "key" | "name" | "swatch"> & {
  /** Of all young, from 0 to 1. */
  share: number;
  male?: OutcomeView;
  female?: OutcomeView;
};

/** The outcomes of a pair by what is seen, the likeliest look first. */
export function looksOf(outcomes: readonly OutcomeView[]): LookOfYoung[] {
  const looks = new Map<string, LookOfYoung>();
  for (const outcome of outcomes) {
    const { key, name, swatch, sex, chance } = outcome;
    const look = looks.get(key) ?? { key, name, swatch, share: 0 };
    looks.set(key, { ...look, [sex]: outcome, share: look.share + chance.number });
  }
  return [...looks.values()].sort((one, other) => other.share - one.share);
}
