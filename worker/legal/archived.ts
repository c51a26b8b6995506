import { sql } from "drizzle-orm";
import * as z from "zod";
import { books, movements, ruleOverrides } from "#db/schema/legal.ts";
import { paperBirds, papers, paperTemplates } from "#db/schema/legal-papers.ts";
import { euAnnexes, sexes } from "#db/vocabulary.ts";
import { sourceCodes } from "#db/words/cites.ts";
import {
  directions,
  movementKinds,
  movementRoles,
  paperKinds,
  paperStates,
  ruleFields,
  templateKinds,
} from "#db/words/legal.ts";
import { calendarDay } from "#worker/fields.ts";
import { archived } from "#worker/kit/archived.ts";
import {
  day,
  empty,
  instant,
  oneOf,
  position,
  rowId,
  text,
  version,
  whole,
  word,
} from "#worker/kit/archived-fields.ts";

const step = whole(-1, 1);
const json = (most: number) => z.string("fields.invalid").max(most, "fields.long");
const digest = empty(z.string("fields.invalid").regex(/^[0-9a-f]{64}$/, "fields.invalid"));

export const archivedBooks = archived(books, {
  kind: "book",
  beside: "refused",
  // Where a book is, triggers note every bird that is written: birds come first.
  follows: ["birds", "statuses"],
  row: z.strictObject({ id: rowId, begun_on: calendarDay, last_number: whole(0, 1_000_000), created_at: instant }),
});

export const archivedMovements = archived(movements, {
  kind: "movement",
  beside: "refused",
  follows: ["birds"],
  left: ["n"],
  unread: ["entered_by"],
  worded: {
    direction: "audit.movement.direction",
    kind: "audit.movement.kind",
    role: "audit.movement.role",
    sex: "import.sex",
  },
  row: z.strictObject({
    id: rowId,
    book_id: rowId,
    bird_id: empty(rowId),
    role: oneOf(movementRoles),
    direction: oneOf(directions),
    kind: oneOf(movementKinds),
    on_day: calendarDay,
    owned: step,
    held: step,
    borrowed: step,
    species_id: empty(rowId),
    number: empty(whole(1, 1_000_000)),
    entered_at: empty(instant),
    entered_by: empty(rowId),
    corrects_id: empty(rowId),
    scientific_name: empty(word),
    common_name: empty(word),
    mark: empty(word),
    sex: empty(oneOf(sexes)),
    birth_date: day,
    annex: empty(oneOf(euAnnexes)),
    source_code: empty(oneOf(sourceCodes)),
    certificate: text(400),
    parents: text(2000),
    party_name: text(800),
    party_tax_id: text(200),
    party_registration: text(400),
    party_address: text(2000),
    document: text(800),
    document_on: day,
    notes: text(8000),
    created_at: instant,
  }),
  returned: (_rows, home) => (row) => ({
    entered_by: home.members.has(row.entered_by ?? "") ? row.entered_by : null,
  }),
  // What triggers had not told yet when the archive was taken is found anew.
  behind: (_rows, { scope: { org_id } }) => [
    sql`INSERT INTO bird_turns (org_id, bird_id, status_id, status_since)
      SELECT org_id, id, status_id, status_since FROM birds WHERE org_id = ${org_id}
        AND EXISTS (SELECT 1 FROM books WHERE books.org_id = ${org_id})`,
  ],
});

export const archivedRules = archived(ruleOverrides, {
  kind: "rule_override",
  beside: "refused",
  unread: ["user_id"],
  worded: { field: "audit.rule.field" },
  row: z.strictObject({
    id: rowId,
    species_id: rowId,
    field: oneOf(ruleFields),
    value: json(40),
    reason: word,
    user_id: empty(rowId),
    version,
    created_at: instant,
    updated_at: instant,
  }),
  same: ({ species_id, field }) => `${species_id} ${field}`,
  returned: (_rows, home) => (row) => ({ user_id: home.members.has(row.user_id ?? "") ? row.user_id : null }),
});

/** What stands on a paper; undefined of what is no object in JSON. */
function contentOf(text: string): Record<string, unknown> | undefined {
  try {
    const known: unknown = JSON.parse(text);
    return known && typeof known === "object" && !Array.isArray(known) ? (known as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The same with the ids that the clutch or the course it is of has here. */
function renamedIn(content: Record<string, unknown>, anywhere: (id: string) => string | undefined): object {
  const { ref } = content;
  if (!ref || typeof ref !== "object") return content;
  const here = Object.entries(ref).map(([name, id]) => [name, typeof id === "string" ? (anywhere(id) ?? id) : id]);
  return { ...content, ref: Object.fromEntries(here) };
}

export const archivedPapers = archived(papers, {
  kind: "paper",
  beside: "refused",
  left: ["file_key", "file_type", "file_bytes"],
  file: { key: "file_key", type: "file_type", bytes: "file_bytes", comes: "optional" },
  unread: ["issued_by", "content"],
  worded: { kind: "audit.paper.kind", state: "audit.paper.state" },
  row: z.strictObject({
    id: rowId,
    kind: oneOf(paperKinds),
    state: oneOf(paperStates),
    number: empty(word),
    on_day: calendarDay,
    contact_id: empty(rowId),
    sale_id: empty(rowId),
    content: json(200_000).refine((it) => contentOf(it) !== undefined, "fields.invalid"),
    template_id: empty(rowId),
    template_version: empty(whole(1, 1_000_000)),
    sha256: digest,
    issued_at: empty(instant),
    issued_by: empty(rowId),
    voided_at: empty(instant),
    void_reason: text(2000),
    replaces_id: empty(rowId),
    version,
    created_at: instant,
    updated_at: instant,
  }),
  returned: (_rows, home) => (row) => ({
    issued_by: home.members.has(row.issued_by ?? "") ? row.issued_by : null,
    template_id: home.anywhere(row.template_id ?? "") ?? null,
    content: JSON.stringify(renamedIn(contentOf(row.content) ?? {}, home.anywhere)),
  }),
});

export const archivedPaperBirds = archived(paperBirds, {
  kind: "paper_bird",
  beside: "refused",
  row: z.strictObject({ id: rowId, paper_id: rowId, position, bird_id: empty(rowId) }),
  same: (row) => `${row.paper_id} ${row.position}`,
});

export const archivedTemplates = archived(paperTemplates, {
  kind: "paper_template",
  beside: "refused",
  left: ["file_key", "file_type", "file_bytes"],
  file: { key: "file_key", type: "file_type", bytes: "file_bytes", comes: "needed" },
  unread: ["fields"],
  worded: { kind: "audit.paper.kind" },
  row: z.strictObject({
    id: rowId,
    kind: oneOf(templateKinds),
    year: whole(0, 9999),
    fields: json(200_000),
    file_name: word,
    version,
    created_at: instant,
    updated_at: instant,
  }),
  same: ({ kind, year }) => `${kind} ${year}`,
});
