import type { Fraction, Fractions, Results } from "#worker/clutches/figures/results.ts";
import type { Speech } from "../speech.ts";

const rates = ["fertility", "hatched_of_fertile", "hatched_of_set", "weaned_of_hatched"] as const;

/** What eggs came to as figures: the counts, and of each rate its share, where there is one. */
export function figuresOf(results: Results, fractions: Fractions): Record<string, number> {
  const shares = rates.flatMap((it) => {
    const { share } = fractions[it];
    return share === null ? [] : [[it, share] as const];
  });
  return Object.fromEntries([...Object.entries(results), ...shares]);
}

/** "83 % (30 of 36)"; of few only "3 of 4". */
export function fractionText({ part, whole, share, is_few }: Fraction, { say, number, percent }: Speech): string {
  const of = say("results.of", { part: number(part), whole: number(whole) });
  return share === null || is_few ? of : `${percent(share)} (${of})`;
}

/** The rates that are known, in one sentence; empty where nothing has ended. */
export function ratesText(fractions: Fractions, speech: Speech): string {
  const known = (["fertility", "hatched_of_fertile", "weaned_of_hatched"] as const).filter(
    (it) => fractions[it].whole > 0,
  );
  if (known.length === 0) return "";
  const texts = known.map((it) => speech.say(`results.rate.${it}`, { rate: fractionText(fractions[it], speech) }));
  return speech.say("results.rates", { rates: speech.list(texts) });
}

/** The rates as bars, those of which there is a share. */
export const rateBars = (fractions: Fractions, speech: Speech) =>
  rates.flatMap((it) => {
    const { share } = fractions[it];
    const label = speech.say(`results.bar.${it}`);
    return share === null ? [] : [{ label, value: share, text: speech.percent(share) }];
  });
