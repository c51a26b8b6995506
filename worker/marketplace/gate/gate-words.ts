import type { Database } from "#db/connection.ts";
import type { Language } from "#db/vocabulary.ts";
import type { GateLevel } from "#db/words/market.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { translate } from "#worker/locales/translate.ts";
import type { GateQuestion } from "./contract.ts";
import { type Gate, type GateRule, gateOf } from "./gate.ts";
import { readingGate } from "./levels.ts";

/** A level and why it is so, in the reader's words; `means` is what it lets a listing show. */
type GateInWords = {
  level: GateLevel;
  means: string;
  why: Array<{ code: GateRule; rule: string; source: string; doubt: string | null }>;
};

/** What the gate answers, in words. */
const inWords = ({ level, why }: Gate, language: Language): GateInWords => ({
  level,
  means: translate(language, `marketplace.gate.level.${level}`),
  why: why.map(({ rule, source, doubt, reason = "", on = "" }) => ({
    code: rule,
    // What no pack lets be advertised is told apart from what it lets be.
    rule: translate(language, `marketplace.gate.rule.${rule === "pack" && level === "closed" ? "pack_closed" : rule}`, {
      reason,
      on: on && dayInWords(on, language),
    }),
    source,
    doubt: doubt?.[language] ?? null,
  })),
});

/** What may be shown of a species by a seller somewhere, and why; one read. */
export async function askGate(db: Database, place: GateQuestion, language: Language): Promise<GateInWords> {
  const openings = await readingGate(db).openings;
  return inWords(gateOf(place, openings), language);
}
