import * as z from "zod";
import type { Language } from "#db/vocabulary.ts";
import { batch } from "#worker/kit/batch.ts";
import { cursorAt, partOf, placeOf } from "#worker/kit/cursors.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Scope } from "#worker/scope.ts";
import { csvOf } from "#worker/spreadsheets/delimited-writing.ts";
import { entriesOf, type TrailQuery } from "./entries.ts";
import { nextOf, perPage, perStep } from "./pages.ts";
import { peopleOf, serializePeople } from "./people.ts";
import { serializeLine, type TrailLineView } from "./trail-text.ts";

/** One page of the trail with the people it can be narrowed to; one round trip. `next` is where the next page begins. */
export async function trailPage(scope: Scope, input: TrailQuery) {
  const { rows, people } = await batch(scope.db, {
    rows: entriesOf(scope, input, perPage + 1),
    people: peopleOf(scope),
  });
  const shown = rows.slice(0, perPage);
  const choices = serializePeople(scope, people, input.timezone);
  return { items: shown.map(serializeLine(scope, input)), next: nextOf(rows, shown), people: choices };
}
/** So many lines behind a cursor, the last first, and where the next begin. */
export async function trailAfter(scope: Scope, input: TrailQuery, { after, size }: { after: string; size: number }) {
  const before = placeOf(list, after)?.join("~") ?? input.filter.before;
  const rows = await entriesOf(scope, { ...input, filter: { ...input.filter, before } }, size + 1);
  const { shown, next } = partOf(rows, size, ({ at, id }) => cursorAt(list.list, [at, id]));
  return { items: shown.map(serializeLine(scope, input)), next };
}
const list = { list: "audit", shape: z.tuple([z.string(), z.string()]) };

export type TrailPage = Awaited<ReturnType<typeof trailPage>>;

/** Everything the filter means as comma separated text, a line for every changed value, walked by keyset. */
export function trailFile(scope: Scope, input: TrailQuery) {
  const { language } = scope;
  const columns = ["when", "person", "subject", "name", "deed", "field", "before", "after"];
  const headings = columns.map((column) => translate(language, `audit.column.${column}`));
  const brokenOff = translate(language, "audit.broken_off");
  return csvOf({ headings, brokenOff, language }, steps(scope, input));
}

async function* steps(scope: Scope, input: TrailQuery) {
  const describe = serializeLine(scope, input);
  let before: string | null = input.filter.before;
  do {
    const rows = await entriesOf(scope, { ...input, filter: { ...input.filter, before } }, perStep + 1);
    const shown = rows.slice(0, perStep);
    yield shown.flatMap((row) => linesOf(describe(row), scope.language));
    before = nextOf(rows, shown);
  } while (before);
}

function linesOf({ when, kind, name, done, changes, ...told }: TrailLineView, language: Language): string[][] {
  const head = [when, whoIn(told, language), kind, name, done];
  if (changes.length === 0) return [[...head, "", "", ""]];
  return changes.map(({ field, before, after }) => [...head, field, before, after]);
}

function whoIn({ person, is_restored }: Pick<TrailLineView, "person" | "is_restored">, language: Language): string {
  const who = person ?? translate(language, "audit.nobody");
  return is_restored ? translate(language, "audit.restored", { person: who }) : who;
}
