import type { Deed, Language, Subject } from "#db/vocabulary.ts";
import { clockIn, dayInWords, localeOf } from "#worker/locales/dates.ts";
import { say } from "#worker/locales/say.ts";
import { changesIn, type TrailRow } from "./entries.ts";

/** A line of the trail in the reader's words. */
export type Told = {
  id: string;
  at: string;
  /** Day and time in the organisation's time zone. */
  when: string;
  /** Null for what the house does by itself, and for people who have left. */
  person: string | null;
  subject: Subject;
  subject_id: string;
  /** Whether the subject still has a page. */
  exists: boolean;
  kind: string;
  name: string;
  deed: Deed;
  done: string;
  changes: Array<{ field: string; before: string; after: string }>;
};

const naming = ["identifier", "common_name", "name", "name_pt", "file_name", "bird"];
// Said by the deed itself.
const untold = new Set(["deleted_at"]);
const enums: Record<string, string> = {
  sex: "sex",
  sexing_method: "sexing",
  acquisition: "acquisition",
  kind: "kind",
  colour: "colour",
  chromosome: "chromosome",
  inheritance: "inheritance",
  lethal: "lethal",
  evidence: "evidence",
  public_link: "link",
};
// Their line stands under the bird's own name.
const isOfBird = (subject: Subject) => subject === "photo" || subject === "weight";
const longest = 200;

/** Lines in the reader's language; `timezone` is the organisation's. */
export function toldIn(language: Language, timezone: string) {
  const clock = clockIn(language, timezone);
  return (row: TrailRow): Told => {
    const changes = changesIn(row);
    const names = JSON.parse(row.names ?? "{}") as Record<string, string | null>;
    const given = naming.map((field) => changes[field]).find((pair) => pair !== undefined) ?? [];
    const name = row.known ?? given.find((it) => it !== null) ?? "";
    return {
      ...{ id: row.id, at: row.at, when: clock.moment(row.at), person: row.user_name },
      ...{ subject: row.subject, subject_id: row.subject_id, exists: row.known !== null },
      ...{ kind: say(language, `audit.subject.${row.subject}`), name: String(name) },
      ...{ deed: row.deed, done: say(language, `audit.deed.${row.deed}`) },
      changes: Object.entries(changes)
        .filter(([field]) => !untold.has(field) && !(isOfBird(row.subject) && naming.includes(field)))
        .map(([field, [before, after]]) => ({
          field: fieldIn(language, field),
          before: valueIn(language, field, before, names),
          after: valueIn(language, field, after, names),
        })),
    };
  };
}

// A column this house has forgotten is still told, by its own name.
function fieldIn(language: Language, field: string): string {
  const key = `audit.field.${field}`;
  const words = say(language, key);
  return words === key ? field : words;
}

function valueIn(language: Language, field: string, value: unknown, names: Record<string, string | null>): string {
  if (value === null || value === undefined || value === "") return "";
  if (/_id$/.test(field)) return names[String(value)] ?? say(language, "audit.value.gone");
  if (/^(is|has)_|_enabled$/.test(field))
    return say(language, value === 1 || value === true ? "audit.value.yes" : "audit.value.no");
  if (/_cents$/.test(field)) return money(language, Number(value));
  if (typeof value === "number") return new Intl.NumberFormat(localeOf(language)).format(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(String(value))) return dayInWords(String(value), language);
  const family = enums[field];
  if (family) return known(language, `audit.${family}.${value}`, String(value));
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > longest ? `${[...text].slice(0, longest).join("")}…` : text;
}

const money = (language: Language, cents: number) =>
  new Intl.NumberFormat(localeOf(language), { style: "currency", currency: "EUR" }).format(cents / 100);

function known(language: Language, key: string, fallback: string): string {
  const words = say(language, key);
  return words === key ? fallback : words;
}
