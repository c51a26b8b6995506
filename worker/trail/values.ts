import { type BirdColumn, birdColumns } from "#db/bird-columns.ts";
import { knownParts, type Language, type Subject } from "#db/vocabulary.ts";
import { birdKinds } from "#worker/birds/kinds-contract.ts";
import type { TrailForm } from "#worker/birds/rules-contract.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import { partDayInWords } from "#worker/locales/part-days.ts";
import { columnInWords, wordInWords } from "#worker/locales/trail-words.ts";
import { translate } from "#worker/locales/translate.ts";
import { hundredthsInWords, moneyInWords } from "#worker/money/currency.ts";

// What a value is, its column says. A ring may look like a day and a name like a number: neither is taken for one.
// A bird's by its kind; every other by its name, so that a later room's day is known for one.
function formOf({ subject, field }: Column): TrailForm {
  if (subject === "bird" && Object.hasOwn(birdColumns, field))
    return birdKinds[birdColumns[field as BirdColumn].kind].trail;
  if (/_id$/.test(field)) return "row";
  if (/^(is|has)_|_enabled$/.test(field)) return "answer";
  if (/_cents$/.test(field)) return "money";
  return field === "public_link" || /_on$|^on_day$/.test(field) ? "day" : "text";
}
const longest = 200;

/** Id to name, as far as they are known. */
type Names = ReadonlyMap<string, string | null>;

/** What a value is told by: the names of ids, how much of a birth date was known, and what money is counted in. */
type Beside = { names: Names; known?: unknown; currency?: string };

/** A column of a subject's lines, whose words depend on both. */
type Column = { subject: Subject; field: string };

/** A column as the reader calls it; one this app has forgotten is still told, by its own name. */
export const fieldIn = (language: Language, { subject, field }: Column) =>
  columnInWords(language, subject, field) ?? field;

/** A stored value in the reader's words. Whatever stands there is told: what is not of its column's kind as it is. */
export function valueIn(
  language: Language,
  { subject, field }: Column,
  value: unknown,
  { names, known, currency }: Beside,
): string {
  if (value === null || value === undefined || value === "") return "";
  const form = formOf({ subject, field });
  if (form === "row") return names.get(plain(value)) ?? translate(language, "audit.value.gone");
  if (form === "answer")
    return translate(language, value === 1 || value === true ? "audit.value.yes" : "audit.value.no");
  if (typeof value === "number") {
    if (form !== "money" || currency === undefined) return numberFormat(language).format(value);
    return subject === "bird" ? hundredthsInWords(value, currency, language) : moneyInWords(value, currency, language);
  }
  const text = plain(value);
  if (field === "candling_days") return shortened(text.replaceAll(",", ", "));
  const word = wordInWords(language, subject, field, text);
  if (word !== undefined) return word;
  if (field === "birth_date") return shortened(partDayInWords(text, precisionIn(known), language));
  return shortened(form === "day" ? dayInWords(text, language) : text);
}

const precisionIn = (known: unknown) => knownParts.find((it) => it === known) ?? null;

/** A value as text; things that are no text as JSON, because an object of a file need not know how to become one. */
export const plain = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

const shortened = (text: string) => (text.length > longest ? `${[...text].slice(0, longest).join("")}…` : text);
