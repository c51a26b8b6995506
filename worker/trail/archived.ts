import { sql } from "drizzle-orm";
import * as z from "zod";
import { newId } from "#db/ids.ts";
import { audit } from "#db/schema/audit.ts";
import { events, subjects } from "#db/vocabulary.ts";
import { line, notes } from "#worker/fields.ts";
import { archived, type Homecoming } from "#worker/kit/archived.ts";
import { empty, instant, oneOf, rowId } from "#worker/kit/archived-fields.ts";

/** What a column held: the app writes nothing else into its trail. */
const value = z.union(
  [z.number(), z.boolean(), z.null(), z.string().refine((it) => notes(20_000).safeParse(it).success)],
  "fields.invalid",
);

/** What one line tells at most: a bird has fewer columns, and all its texts are shorter before and after. */
const most = { columns: 100, letters: 40_000 };

// A file can be written by anybody: its lines are marked, and who did what is a text, never one of the people here.
export const archivedTrail = archived(audit, {
  worded: { subject: "audit.subject", deed: "audit.deed" },
  kind: "audit",
  // A key is of whoever made it, here or nowhere.
  left: ["key_id"],
  unread: ["user_id", "import_id"],
  mentions: true,
  json: ["changes"],
  // Who did it goes along as a name: an id means nothing elsewhere, and is not believed there.
  texts: {
    author: `coalesce(author, (SELECT users.name FROM users
      WHERE users.org_id = audit.org_id AND users.id = audit.user_id))`,
  },
  row: z.strictObject({
    id: rowId,
    at: instant,
    user_id: empty(rowId),
    subject: oneOf(subjects),
    subject_id: rowId,
    deed: oneOf(events),
    changes: z
      .record(
        z.string().regex(/^\w{1,100}$/, "fields.invalid"),
        z.tuple([value, value], "fields.invalid"),
        "fields.invalid",
      )
      .refine(
        (it) => Object.keys(it).length <= most.columns && JSON.stringify(it).length <= most.letters,
        "fields.long",
      ),
    import_id: empty(rowId),
    /** Who did it, as the archive says. */
    author: empty(line(300)),
    restored_at: empty(instant),
  }),
  beside: sql``,
  returned:
    (_rows, home) =>
    ({ subject, subject_id, changes }) => ({
      restored_at: home.scope.now,
      // What is gone by now has no row any more, and no new id either.
      subject_id: home.namesItself(subject) ? subject_id : (home.anywhere(subject_id) ?? newId("import")),
      changes: changesHere(changes, home),
      import_id: null,
    }),
});

/** What a line tells, with the ids of this organisation. */
function changesHere(changes: Record<string, unknown[]>, { anywhere }: Homecoming): string {
  const listed = Object.entries(changes).map(([field, values]) => [
    field,
    field.endsWith("_id") ? values.map((it) => (typeof it === "string" ? (anywhere(it) ?? null) : null)) : values,
  ]);
  return JSON.stringify(Object.fromEntries(listed));
}
