import type { Language } from "#db/vocabulary.ts";
import { batch } from "#worker/kit/batch.ts";
import { say } from "#worker/locales/say.ts";
import type { Scope } from "#worker/scope.ts";
import { csvOf } from "#worker/spreadsheets/delimited-writing.ts";
import { type Asked, entriesOf } from "./entries.ts";
import { nextOf, perPage, perStep } from "./pages.ts";
import { peopleOf, peopleTold } from "./people.ts";
import { type Told, toldIn } from "./speech.ts";

/** One page of the trail with the people it can be narrowed to; one round trip. `next` is where the next page begins. */
export async function trailPage(scope: Scope, asked: Asked) {
  const { rows, people } = await batch(scope.db, {
    rows: entriesOf(scope, asked, perPage + 1),
    people: peopleOf(scope),
  });
  const shown = rows.slice(0, perPage);
  const choices = peopleTold(scope, people, asked.timezone);
  return { items: shown.map(toldIn(scope, asked)), next: nextOf(rows, shown), people: choices };
}
export type TrailPage = Awaited<ReturnType<typeof trailPage>>;

/** Everything the filter means as comma separated text, a line for every changed value, walked by keyset. */
export function trailFile(scope: Scope, asked: Asked) {
  const { language } = scope;
  const columns = ["when", "person", "subject", "name", "deed", "field", "before", "after"];
  const headings = columns.map((column) => say(language, `audit.column.${column}`));
  const brokenOff = say(language, "audit.broken_off");
  return csvOf({ headings, brokenOff, language }, steps(scope, asked));
}

async function* steps(scope: Scope, asked: Asked) {
  const tellOf = toldIn(scope, asked);
  let before: string | null = asked.filter.before;
  do {
    const rows = await entriesOf(scope, { ...asked, filter: { ...asked.filter, before } }, perStep + 1);
    const shown = rows.slice(0, perStep);
    yield shown.flatMap((row) => linesOf(tellOf(row), scope.language));
    before = nextOf(rows, shown);
  } while (before);
}

function linesOf({ when, kind, name, done, changes, ...told }: Told, language: Language): string[][] {
  const head = [when, whoIn(told, language), kind, name, done];
  if (changes.length === 0) return [[...head, "", "", ""]];
  return changes.map(({ field, before, after }) => [...head, field, before, after]);
}

function whoIn({ person, is_restored }: Pick<Told, "person" | "is_restored">, language: Language): string {
  const who = person ?? say(language, "audit.nobody");
  return is_restored ? say(language, "audit.restored", { person: who }) : who;
}
