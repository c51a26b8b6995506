import type { Language } from "#db/vocabulary.ts";
import { contrastByDay, leastForWords } from "#worker/billing/own-look.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import { Refusal } from "#worker/refusal.ts";

/** Refuses a colour that stands less than 4.5 to 1 from a ground, with what was measured. */
export function mustBeLegible(accent: string, language: Language): void {
  const found = contrastByDay(accent);
  if (found >= leastForWords) return;
  // Never rounded up to what it is not.
  const textOf = (ratio: number) =>
    numberFormat(language, { maximumFractionDigits: 2 }).format(Math.floor(ratio * 100) / 100);
  throw new Refusal(
    "invalid",
    { look_accent: ["organization.look.contrast"] },
    { values: { ratio: textOf(found), least: textOf(leastForWords) } },
  );
}
