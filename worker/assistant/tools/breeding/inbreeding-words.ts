import { inbreedingRisks } from "#db/vocabulary.ts";
import { shareInWords, wholeShare } from "#worker/locales/shares.ts";
import type { PedigreePage } from "#worker/pedigrees/page.ts";
import { birdHref, nameOf } from "../flock/bird-words.ts";
import type { Finding, ToolContext } from "../tool.ts";

type Why = Pick<PedigreePage["explanation"], "ancestors" | "named">;

/** A fraction of one as the pages about kinship write it. */
export const shareWords = (share: number, { language }: ToolContext): string => shareInWords(share, language);

/** How near of kin parents are whose young have this F (0 to 1). */
export function riskWords(f: number, { speech }: ToolContext): string {
  const risk = inbreedingRisks.find(({ from }) => f >= from - 1e-12)?.risk;
  return speech.say(`inbreeding.risk.${risk ?? (f > 0 ? "little" : "none")}`);
}

/** That F may be higher, where not all ancestors are known; nothing where they are. */
export function lowerBound(completeness: number, { speech, language }: ToolContext): string {
  return completeness < 1 ? speech.say("inbreeding.lower_bound", { share: wholeShare(completeness, language) }) : "";
}

/** The common ancestors F comes from, those that give most of it first. */
export function ancestorRows({ ancestors, named }: Why, context: ToolContext): Pick<Finding, "rows" | "chart"> {
  const { speech } = context;
  const found = ancestors.map(({ id, contribution }) => {
    const bird = named[id] ?? { identifier: "", name: null, is_deleted: true };
    return { label: nameOf(bird), href: bird.is_deleted ? null : birdHref(id), contribution };
  });
  const text = (share: number) => speech.say("inbreeding.part", { share: shareWords(share, context) });
  const items = found.map(({ contribution, ...it }) => ({ ...it, detail: text(contribution) }));
  const bars = found.map(({ label, contribution: value }) => ({ label, value, text: shareWords(value, context) }));
  return {
    rows: { total: items.length, items },
    ...(bars.length > 1 && { chart: { title: speech.say("inbreeding.chart"), bars } }),
  };
}
