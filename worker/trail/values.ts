import { birdColumnsWith } from "#db/bird-columns.ts";
import { knownParts, type Language } from "#db/vocabulary.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import { partDayInWords } from "#worker/locales/part-days.ts";
import { hasWords, say } from "#worker/locales/say.ts";

// What a value is, its column says. A ring may look like a day and a name like a number: neither is taken for one.
const days: ReadonlySet<string> = new Set([
  ...birdColumnsWith({ kind: "day" }),
  "weighed_on",
  "public_link",
  "started_on",
  "ended_on",
  "closes_on",
  "issued_on",
  "expires_on",
]);
const words: ReadonlyMap<string, string> = new Map([
  ["sex", "sex"],
  ["sexing_method", "sexing"],
  ["acquisition", "acquisition"],
  ["kind", "kind"],
  ["state", "state"],
  ["colour", "colour"],
  ["chromosome", "chromosome"],
  ["inheritance", "inheritance"],
  ["lethal", "lethal"],
  ["evidence", "evidence"],
  ["public_link", "link"],
  ["style", "style"],
  ["language", "language"],
  ["region", "region"],
  ["vat_regime", "vat"],
  ["role", "role"],
]);
const longest = 200;

/** Id to name, as far as they are known. */
export type Names = ReadonlyMap<string, string | null>;

/** What a value is told by: the names of ids, and how much of a birth date was known. */
type Beside = { names: Names; known?: unknown };

/** A column as the reader calls it; one this house has forgotten is still told, by its own name. */
export const fieldIn = (language: Language, field: string) => spoken(language, `audit.field.${field}`, field);

/** A stored value in the reader's words. Whatever stands there is told: what is not of its column's kind as it is. */
export function valueIn(language: Language, field: string, value: unknown, { names, known }: Beside): string {
  if (value === null || value === undefined || value === "") return "";
  if (/_id$/.test(field)) return names.get(plain(value)) ?? say(language, "audit.value.gone");
  if (/^(is|has)_|_enabled$/.test(field))
    return say(language, value === 1 || value === true ? "audit.value.yes" : "audit.value.no");
  if (typeof value === "number") return numberIn(language, field, value);
  const text = plain(value);
  if (field === "candling_days") return shortened(text.replaceAll(",", ", "));
  const family = words.get(field);
  if (family !== undefined && hasWords(language, `audit.${family}.${text}`))
    return say(language, `audit.${family}.${text}`);
  if (field === "birth_date") return shortened(partDayInWords(text, precisionIn(known), language));
  return shortened(days.has(field) ? dayInWords(text, language) : text);
}

const precisionIn = (known: unknown) => knownParts.find((it) => it === known) ?? null;

/** A value as text; things that are no text as JSON, because an object of a file need not know how to become one. */
export const plain = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

const shortened = (text: string) => (text.length > longest ? `${[...text].slice(0, longest).join("")}…` : text);

function numberIn(language: Language, field: string, value: number): string {
  if (!/_cents$/.test(field)) return numberFormat(language).format(value);
  return numberFormat(language, { style: "currency", currency: "EUR" }).format(value / 100);
}

const spoken = (language: Language, key: string, fallback: string) =>
  hasWords(language, key) ? say(language, key) : fallback;
