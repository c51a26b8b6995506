import { and, desc, eq, sql } from "drizzle-orm";
import { type EntryOutcome, entryKinds } from "#db/entry-kinds.ts";
import { entries } from "#db/schema/entries.ts";
import type { Language } from "#db/vocabulary.ts";
import { batch } from "#worker/kit/batch.ts";
import { clockIn, dayInWords } from "#worker/locales/dates.ts";
import { hasWords, translate } from "#worker/locales/translate.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { csvOf } from "#worker/spreadsheets/delimited-writing.ts";
import type { AccessFilter } from "./access-question.ts";
import { narrowed } from "./narrowing.ts";
import { nextOf, perPage, perStep } from "./pages.ts";
import { peopleOf, serializePeople } from "./people.ts";
import { byKey } from "./trail-text.ts";

type AccessQuery = {
  filter: AccessFilter;
  timezone: string;
  /** What each call does, by `METHOD /path`. */
  reference: ReadonlyMap<string, { summary: Readonly<Record<Language, string>> }>;
};

/** A line of the trail of entries in the reader's words. `network` is the wider one it came from, empty where unknown. */
export type AccessView = {
  id: string;
  at: string;
  when: string;
  person: string;
  done: string;
  note: string;
  outcome: EntryOutcome;
  told: string;
  network: string;
};

// Empty of whoever left, nothing of whoever is in no row any more.
const nameOf = (id: ReturnType<typeof sql>) =>
  sql<
    string | null
  >`(SELECT coalesce(users.name, '') FROM users WHERE users.org_id = entries.org_id AND users.id = ${id})`;

function linesOf(scope: Scope, { filter, timezone }: AccessQuery, limit: number) {
  const { kind, outcome } = filter;
  const { network, details } = entries;
  return scope.db
    .select({
      id: entries.id,
      at: entries.at,
      kind: entries.kind,
      outcome: entries.outcome,
      network,
      details,
      person: nameOf(sql`entries.user_id`).as("person"),
      of: nameOf(sql`entries.details ->> 'of'`).as("of"),
      bird: sql<string | null>`(SELECT birds.identifier FROM birds
        WHERE birds.org_id = entries.org_id AND birds.id = entries.details ->> 'ids')`.as("bird"),
      key_name: sql<string | null>`iif(entries.key_id IS NULL, NULL, coalesce(
        (SELECT api_keys.name FROM api_keys WHERE api_keys.org_id = entries.org_id AND api_keys.id = entries.key_id), ''))`.as(
        "key_name",
      ),
    })
    .from(entries)
    .where(
      owned(
        scope,
        entries,
        and(
          narrowed(entries, filter, timezone),
          kind ? eq(entries.kind, kind) : undefined,
          outcome ? eq(entries.outcome, outcome) : undefined,
        ),
      ),
    )
    .orderBy(desc(entries.at), desc(entries.id))
    .limit(limit);
}
type Line = Awaited<ReturnType<typeof linesOf>>[number];

function serializeLine({ language }: Pick<Scope, "language">, { timezone, reference }: Omit<AccessQuery, "filter">) {
  const clock = clockIn(language, timezone);
  /** What an operator was answered, and of which bird where it was one of those there are. */
  const lookedAt = ({ look = "" }: Record<string, string>, bird: string | null) =>
    [reference.get(look)?.summary[language] ?? look, bird].filter(Boolean).join(" · ");
  return ({ id, at, kind, outcome, network, details, key_name, ...line }: Line): AccessView => ({
    id,
    at,
    outcome,
    network,
    when: clock.moment(at),
    person:
      kind === "support_look"
        ? translate(language, "access.support")
        : byKey(language, personIn(language, line.person), key_name),
    done: translate(language, `access.kind.${kind}`),
    note: kind === "support_look" ? lookedAt(details, line.bird) : noteIn(language, details, line.of),
    told: translate(language, `access.outcome.${outcome}`),
  });
}

const personIn = (language: Language, name: string | null) => name || translate(language, "audit.former");

/** What is kept about a line beyond its kind, as words. */
function noteIn(language: Language, details: Record<string, string>, of: string | null): string {
  const words = Object.entries(details).map(([name, value]) => {
    // Which one it was is for the app alone.
    if (name === "invitation") return "";
    if (name === "of") return personIn(language, of);
    if (name === "closes_on") return translate(language, "access.note.closes_on", { day: dayInWords(value, language) });
    const key = name === "role" ? `audit.field.role.${value}` : `access.note.${name}.${value}`;
    return hasWords(language, key) ? translate(language, key) : value;
  });
  return words.filter(Boolean).join(" · ");
}

/** One page of the trail of entries with the people it can be narrowed to; one round trip. */
export async function accessPage(scope: Scope, input: AccessQuery) {
  const { rows, people } = await batch(scope.db, {
    rows: linesOf(scope, input, perPage + 1),
    people: peopleOf(scope),
  });
  const shown = rows.slice(0, perPage);
  const items = shown.map(serializeLine(scope, input));
  const kinds = entryKinds.map((kind) => ({ value: kind, label: translate(scope.language, `access.kind.${kind}`) }));
  return { items, next: nextOf(rows, shown), people: serializePeople(scope, people, input.timezone), kinds };
}
export type AccessPage = Awaited<ReturnType<typeof accessPage>>;

/** Everything the filter means as comma separated text, walked by keyset. */
export function accessFile(scope: Scope, input: AccessQuery) {
  const { language } = scope;
  const columns = ["when", "person", "kind", "outcome", "note", "network"];
  const headings = columns.map((column) => translate(language, `access.column.${column}`));
  const brokenOff = translate(language, "audit.broken_off");
  return csvOf({ headings, brokenOff, language }, steps(scope, input));
}

async function* steps(scope: Scope, input: AccessQuery) {
  const describe = serializeLine(scope, input);
  let before: string | null = input.filter.before;
  do {
    const rows: Line[] = await linesOf(scope, { ...input, filter: { ...input.filter, before } }, perStep + 1);
    const shown = rows.slice(0, perStep);
    yield shown
      .map(describe)
      .map(({ when, person, done, told, note, network }) => [when, person, done, told, note, network]);
    before = nextOf(rows, shown);
  } while (before);
}
