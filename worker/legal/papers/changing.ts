import { sql } from "drizzle-orm";
import { papers } from "#db/schema/legal-papers.ts";
import { auditedEdit, auditedGone } from "#worker/audit.ts";
import { namedContact } from "#worker/contacts/named-contact.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { PaperChange } from "./contract.ts";
import { illegal } from "./issuing.ts";
import { planOf } from "./kinds-contract.ts";
import { aboutOf, type Paper, type PaperRow, readingPapers, serializePaper, typedOf } from "./paper-rows.ts";

/** A paper; `missing` when it is not there or another organisation's. */
export async function findPaper(scope: Scope, id: string): Promise<PaperRow> {
  const [row] = await readingPapers(scope, sql`papers.id = ${id}`);
  if (!row) throw new Refusal("missing");
  return row;
}

/**
 * Changes a draft: whom it names, its day, what was typed. Refuses `illegal_state` of one that was issued, `stale` with the
 * paper as it stands, `invalid` a contact that is not there.
 */
export async function changePaper(scope: Scope, id: string, change: PaperChange): Promise<Paper> {
  const { db, org_id, now } = scope;
  const row = await findPaper(scope, id);
  if (row.state !== "draft") throw illegal(row);
  const isKnown = change.version === undefined || change.version === row.version;
  if (!isKnown) throw new Refusal("stale", {}, { current: serializePaper(row) });
  const isNamed = change.contact_id !== undefined || change.contact_name !== undefined;
  if ((change.contact_id || change.contact_name) && !planOf(row.kind).party)
    throw new Refusal("invalid", { contact_id: ["legal.paper.party.none"] });
  const isDraft = sql`EXISTS (SELECT 1 FROM papers own WHERE own.org_id = ${org_id} AND own.id = ${id}
    AND own.state = 'draft' AND own.version = ${row.version})`;
  const contact = namedContact(scope, isNamed ? change : { contact_id: row.contact_id }, {
    role: "customer",
    when: isDraft,
  });
  const content = JSON.stringify({ typed: { ...typedOf(row), ...change.typed }, ref: aboutOf(row) });
  // A contact that was erased since stays on the draft that names it, until another is named.
  const isThere = isNamed ? contact.isAtHand : sql`1`;
  const when = sql`state = 'draft' AND version = ${row.version} AND ${isThere}`;
  const on_day = change.on ?? row.on_day;
  const { written, rows } = await batch(db, {
    ...(isNamed && contact.statements),
    line: auditedEdit(scope, { table: papers, subject: "paper", subject_id: id, wanted: { on_day }, when }),
    written: db.all<{
      id: string;
    }>(sql`UPDATE papers SET contact_id = ${isNamed ? contact.id : sql`contact_id`}, on_day = ${on_day},
      content = ${content}, version = version + 1, updated_at = ${now}
      WHERE org_id = ${org_id} AND id = ${id} AND ${when} RETURNING id`),
    rows: readingPapers(scope, sql`papers.id = ${id}`),
  });
  const [after] = rows;
  if (!after) throw new Refusal("missing");
  if (written.length > 0) return serializePaper(after);
  if (after.version !== row.version) throw new Refusal("stale", {}, { current: serializePaper(after) });
  throw new Refusal("invalid", { contact_id: ["fields.unknown_id"] });
}

/** Throws a draft away. What was issued stays for ever: `illegal_state`. */
export async function deletePaper(scope: Scope, id: string): Promise<void> {
  const { db, org_id } = scope;
  const which = sql`org_id = ${org_id} AND id = ${id} AND state = 'draft'`;
  const { rows, gone } = await batch(db, {
    rows: readingPapers(scope, sql`papers.id = ${id}`),
    line: auditedGone(scope, { table: papers, subject: "paper", columns: ["kind"], which }),
    gone: db.all<{ id: string }>(sql`DELETE FROM papers WHERE ${which} RETURNING id`),
  });
  const [row] = rows;
  if (!row) throw new Refusal("missing");
  if (gone.length === 0) throw illegal(row);
}
