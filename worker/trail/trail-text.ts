import { birdColumnsWith } from "#db/bird-columns.ts";
import type { AuditEvent, Language, Subject } from "#db/vocabulary.ts";
import { clockIn } from "#worker/locales/dates.ts";
import { wordInWords } from "#worker/locales/trail-words.ts";
import { hasWords, translate } from "#worker/locales/translate.ts";
import { may } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import { changesIn, type TrailQuery, type TrailRow } from "./entries.ts";
import { fieldIn, plain, valueIn } from "./values.ts";

/** A line of the trail in the reader's words. */
export type TrailLineView = {
  id: string;
  at: string;
  /** Day and time in the organisation's time zone. */
  when: string;
  /** Null for what the app does by itself, and for people of whom no row is left. */
  person: string | null;
  /** Told by an archive that was put back: nobody here vouches for it, nor for the person. */
  is_restored: boolean;
  subject: Subject;
  subject_id: string;
  /** Whether the subject still has a page. */
  exists: boolean;
  kind: string;
  name: string;
  deed: AuditEvent;
  done: string;
  changes: Array<{ field: string; before: string; after: string }>;
};

/** Who did it, in the reader's words; null where nobody is known. */
export function personIn(language: Language, { user_name, author, key_name }: TrailRow): string | null {
  const person = user_name === "" ? translate(language, "audit.former") : (user_name ?? author);
  return byKey(language, person, key_name);
}

/** A person, and the key by which a program did it in their name, where one did; its name is empty once it is forgotten. */
export function byKey<Person extends string | null>(language: Language, person: Person, key_name: string | null) {
  if (person === null || key_name === null) return person;
  return translate(language, key_name ? "audit.by_key" : "audit.by_some_key", { person, name: key_name });
}

// Of some subjects an event has a word of its own: an invitation is withdrawn, not deleted.
function doneIn(language: Language, { subject, subject_id, user_id, deed }: TrailRow): string {
  const own = `audit.deed.${subject}.${deed}`;
  const keys = [...(user_id === subject_id ? [`${own}_self`] : []), own];
  return translate(language, keys.find((key) => hasWords(language, key)) ?? `audit.deed.${deed}`);
}

// Said by the event itself, and by the birth date.
const unnamed = new Set(["deleted_at", "birth_precision"]);

const ofMoney: readonly string[] = birdColumnsWith({ needs: "money.read" });
type Reader = Pick<Scope, "language" | "role" | "grant">;

/** Lines in the reader's language, without the prices that the reader may not see. */
export function serializeLine(reader: Reader, { timezone, subjects }: Pick<TrailQuery, "timezone" | "subjects">) {
  const { language } = reader;
  const clock = clockIn(language, timezone);
  const hidden = may(reader, "money.read") ? [] : ofMoney;
  return (row: TrailRow): TrailLineView => {
    const changes = changesIn(row);
    const names = new Map(Object.entries(JSON.parse(row.names ?? "{}") as Record<string, string | null>));
    const { known_by, isNamedBeside } = subjects[row.subject];
    const given = known_by.map((field) => changes[field]).find((pair) => pair !== undefined) ?? [];
    const stored = row.known ?? plain(given.find((it) => it !== null) ?? "");
    // Some are called by a word of the app, such as a category.
    const name = wordInWords(language, row.subject, known_by[0] ?? "", stored) ?? stored;
    return {
      id: row.id,
      at: row.at,
      when: clock.moment(row.at),
      person: personIn(language, row),
      is_restored: row.restored_at !== null,
      subject: row.subject,
      subject_id: row.subject_id,
      exists: row.known !== null,
      kind: translate(language, `audit.subject.${row.subject}`),
      name,
      deed: row.deed,
      done: doneIn(language, row),
      changes: Object.entries(changes)
        .filter(
          ([field]) => !unnamed.has(field) && !hidden.includes(field) && !(isNamedBeside && known_by.includes(field)),
        )
        .map(([field, [before, after]]) => {
          const column = { subject: row.subject, field };
          const beside = { names, currency: row.currency };
          return {
            field: fieldIn(language, column),
            before: valueIn(language, column, before, { ...beside, known: changes.birth_precision?.[0] }),
            after: valueIn(language, column, after, { ...beside, known: changes.birth_precision?.[1] }),
          };
        }),
    };
  };
}
