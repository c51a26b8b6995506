import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { audited, isWritten } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { findPaper } from "./changing.ts";
import type { PaperVoid } from "./contract.ts";
import { illegal } from "./issuing.ts";
import { isWritten as isDrafted } from "./kinds-contract.ts";
import { aboutOf, type Paper, readingPapers, serializePaper, typedOf } from "./paper-rows.ts";

/**
 * Makes an issued paper void: number, file and hash stay. `anew` begins a draft of the same birds in its place. Refuses
 * `missing`, and `illegal_state` of a draft or of one that is void already.
 */
export async function voidPaper(
  scope: Scope,
  id: string,
  { reason, anew }: PaperVoid,
): Promise<{ paper: Paper; anew: Paper | null }> {
  const { db, org_id, now } = scope;
  const row = await findPaper(scope, id);
  // A return is issued anew where it is made: no draft of it is begun.
  const isAnew = anew && isDrafted(row.kind);
  const next = await idFor(scope, "paper");
  // The same request once more: what it made is there.
  const isRepeated = row.state === "void" && row.void_reason === reason && scope.idempotency_key !== undefined;
  if (row.state !== "issued" && !isRepeated) throw illegal(row);
  const noted = newId("audit");
  const when = isWritten(scope, noted);
  const { written, rows } = await batch(db, {
    written: db.all<{ id: string }>(sql`UPDATE papers SET state = 'void', void_reason = ${reason}, voided_at = ${now},
      version = version + 1, updated_at = ${now} WHERE org_id = ${org_id} AND id = ${id} AND state = 'issued' RETURNING id`),
    line: audited(scope, {
      id: noted,
      subject: "paper",
      subject_id: id,
      deed: "changed",
      changes: { state: ["issued", "void"], void_reason: [null, reason] },
    }),
    ...(isAnew && {
      made: db.run(sql`INSERT INTO papers (id, org_id, kind, state, on_day, contact_id, sale_id, content, replaces_id, created_at, updated_at)
        SELECT ${next}, org_id, kind, 'draft', on_day, contact_id, sale_id, ${JSON.stringify({ typed: typedOf(row), ref: aboutOf(row) })}, id, ${now}, ${now}
        FROM papers WHERE org_id = ${org_id} AND id = ${id} AND ${when}`),
      begun: audited(scope, {
        subject: "paper",
        subject_id: next,
        deed: "created",
        changes: { kind: [null, row.kind] },
      }),
      birds: db.run(sql`INSERT INTO paper_birds (id, org_id, paper_id, position, bird_id)
        SELECT 'ppb_' || lower(hex(randomblob(13))), org_id, ${next}, position, bird_id FROM paper_birds
        WHERE org_id = ${org_id} AND paper_id = ${id} AND bird_id IS NOT NULL AND ${when}`),
    }),
    rows: readingPapers(scope, sql`papers.id IN (${id}, ${next})`),
  });
  const after = rows.find((it) => it.id === id);
  if (!after) throw new Refusal("missing");
  if (written.length === 0 && !isRepeated) throw illegal(after);
  const fresh = rows.find((it) => it.id === next);
  return { paper: serializePaper(after), anew: fresh ? serializePaper(fresh) : null };
}
