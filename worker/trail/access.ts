import { and, desc, eq, sql } from "drizzle-orm";
import { type EntryOutcome, entryKinds } from "#db/entry-kinds.ts";
import { entries } from "#db/schema/entries.ts";
import type { Language } from "#db/vocabulary.ts";
import { batch } from "#worker/kit/batch.ts";
import { clockIn, dayInWords } from "#worker/locales/dates.ts";
import { hasWords, say } from "#worker/locales/say.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { csvOf } from "#worker/spreadsheets/delimited-writing.ts";
import type { AccessFilter } from "./access-question.ts";
import { narrowed } from "./narrowing.ts";
import { nextOf, perPage, perStep } from "./pages.ts";
import { peopleOf, peopleTold } from "./people.ts";

type Asked = { filter: AccessFilter; timezone: string };

/** A line of the trail of entries in the reader's words. `network` is the wider one it came from, empty where unknown. */
export type AccessTold = {
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

function linesOf(scope: Scope, { filter, timezone }: Asked, limit: number) {
  const { kind, outcome } = filter;
  const { network, details } = entries;
  return scope.db
    .select({
      ...{ id: entries.id, at: entries.at, kind: entries.kind, outcome: entries.outcome, network, details },
      person: nameOf(sql`entries.user_id`).as("person"),
      of: nameOf(sql`entries.details ->> 'of'`).as("of"),
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

function toldIn({ language }: Pick<Scope, "language">, timezone: string) {
  const clock = clockIn(language, timezone);
  return ({ id, at, kind, outcome, network, details, person, of }: Line): AccessTold => ({
    ...{ id, at, outcome, network },
    when: clock.moment(at),
    person: person || say(language, "audit.former"),
    done: say(language, `access.kind.${kind}`),
    note: noteIn(language, details, of),
    told: say(language, `access.outcome.${outcome}`),
  });
}

/** What is kept about a line beyond its kind, as words. */
function noteIn(language: Language, details: Record<string, string>, of: string | null): string {
  const words = Object.entries(details).map(([name, value]) => {
    // Which one it was is for the house alone.
    if (name === "invitation") return "";
    if (name === "of") return of || say(language, "audit.former");
    if (name === "closes_on") return say(language, "access.note.closes_on", { day: dayInWords(value, language) });
    const key = name === "role" ? `audit.field.role.${value}` : `access.note.${name}.${value}`;
    return hasWords(language, key) ? say(language, key) : value;
  });
  return words.filter(Boolean).join(" · ");
}

/** One page of the trail of entries with the people it can be narrowed to; one round trip. */
export async function accessPage(scope: Scope, asked: Asked) {
  const { rows, people } = await batch(scope.db, {
    rows: linesOf(scope, asked, perPage + 1),
    people: peopleOf(scope),
  });
  const shown = rows.slice(0, perPage);
  const items = shown.map(toldIn(scope, asked.timezone));
  const kinds = entryKinds.map((kind) => ({ value: kind, label: say(scope.language, `access.kind.${kind}`) }));
  return { items, next: nextOf(rows, shown), people: peopleTold(scope, people, asked.timezone), kinds };
}
export type AccessPage = Awaited<ReturnType<typeof accessPage>>;

/** Everything the filter means as comma separated text, walked by keyset. */
export function accessFile(scope: Scope, asked: Asked) {
  const { language } = scope;
  const columns = ["when", "person", "kind", "outcome", "note", "network"];
  const headings = columns.map((column) => say(language, `access.column.${column}`));
  const brokenOff = say(language, "audit.broken_off");
  return csvOf({ headings, brokenOff, language }, steps(scope, asked));
}

async function* steps(scope: Scope, asked: Asked) {
  const tellOf = toldIn(scope, asked.timezone);
  let before: string | null = asked.filter.before;
  do {
    const rows: Line[] = await linesOf(scope, { ...asked, filter: { ...asked.filter, before } }, perStep + 1);
    const shown = rows.slice(0, perStep);
    yield shown
      .map(tellOf)
      .map(({ when, person, done, told, note, network }) => [when, person, done, told, note, network]);
    before = nextOf(rows, shown);
  } while (before);
}
