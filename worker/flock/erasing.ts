import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { auditedLines } from "#worker/audit.ts";
import { byNumber } from "#worker/birds/columns/write-stamp.ts";
import { inPieces, jsonRows, type Piece, rowsIn } from "#worker/json-rows.ts";
import { inbredAfter, storingInbred } from "#worker/kinship/inbreeding.ts";
import { kinStands, type Parentage, whileParentageStands } from "#worker/kinship/parentage.ts";
import { parentageAround } from "#worker/kinship/parentage-around.ts";
import { batch } from "#worker/kit/batch.ts";

/** Whose birds leave, who lets them go (nobody: the clock), and when. */
type Eraser = { db: Database; org_id: string; user_id: string | null; now: string };

/**
 * Deletes the birds whose numbers (`n`) a query finds for good: their young no longer name them, the F of everyone below
 * is stored anew, and of their history one line stays. One write; answers how many are gone. A bird that left the trash,
 * or parentage that changed, between the reading and the write make it plan anew.
 */
export const eraseFound = (by: Eraser, found: SQL): Promise<{ erased: number }> =>
  whileParentageStands(async () => {
    const gone = [...rowsIn<number>(await by.db.all<Piece>(inPieces(sql`SELECT n AS line FROM (${found})`)))];
    return gone.length === 0 ? { erased: 0 } : erase(by, gone);
  });

async function erase(by: Eraser, gone: readonly number[]): Promise<{ erased: number }> {
  const { db, org_id } = by;
  const young = youngOf(org_id, gone);
  const { state = { version: 0, youngest: 0 }, family } = await parentageAround(by, {
    given: young,
    changed: sql`SELECT id FROM young`,
  });
  const going = new Set(gone);
  const left = (parent: number) => (parent === 0 || going.has(parent) ? null : parent);
  const after = family.numbers.flatMap((id, row): Parentage[] => {
    const [father, mother] = [family.fathers[row] as number, family.mothers[row] as number];
    if (going.has(id) || !(going.has(father) || going.has(mother))) return [];
    return [{ id, father_id: left(father), mother_id: left(mother) }];
  });
  const { erased } = await batch(db, {
    kinStands: kinStands(by, state),
    stillInTrash: db.run(stillInTrash(org_id, gone)),
    ...erasing(by, gone),
    stored: db.run(storingInbred(org_id, inbredAfter(family, after))),
  });
  return { erased: erased.length };
}

/** The table expression of birds that name one of those as a parent. */
function youngOf(org_id: string, gone: readonly number[]): SQL {
  const young = (column: string) => sql`
    SELECT child.id FROM gone CROSS JOIN birds child
    ON child.org_id = ${org_id} AND child.${sql.raw(column)} = gone.id`;
  return sql`gone AS MATERIALIZED (${birdsGone(org_id, gone)}),
    young AS MATERIALIZED (${young("father_id")} UNION ${young("mother_id")})`;
}

const birdsGone = (org_id: string, gone: readonly number[]) => sql`
  SELECT birds.n, birds.id, birds.identifier FROM ${jsonRows(gone)} AS asked
  CROSS JOIN birds ON birds.n = asked.value AND birds.org_id = ${org_id}`;

// Somebody may have put one back meanwhile: the batch fails as if parentage had changed, and all is read again.
const stillInTrash = (org_id: string, gone: readonly number[]) => sql`
  UPDATE organizations SET bonds_version = iif((
    SELECT count(*) FROM ${jsonRows(gone)} AS asked CROSS JOIN birds
    ON birds.n = asked.value AND birds.org_id = ${org_id} AND birds.deleted_at IS NOT NULL
  ) = ${gone.length}, bonds_version, NULL) WHERE id = ${org_id}`;

/** The statements by which birds leave for good; `erased` tells their ids. */
function erasing(by: Eraser, gone: readonly number[]) {
  const { db, org_id } = by;
  const ids = sql`SELECT id FROM (${birdsGone(org_id, gone)})`;
  const lines = sql`
    SELECT id AS subject_id, json_object('identifier', json_array(identifier, NULL)) AS changes
    FROM (${birdsGone(org_id, gone)})`;
  return {
    fathers: db.run(forgetParent("father_id", ids, by)),
    mothers: db.run(forgetParent("mother_id", ids, by)),
    fosterFathers: db.run(forgetParent("foster_father_id", ids, by)),
    fosterMothers: db.run(forgetParent("foster_mother_id", ids, by)),
    history: db.run(sql`DELETE FROM audit WHERE org_id = ${org_id} AND subject_id IN (${ids})`),
    noted: auditedLines(by, { subject: "bird", deed: "erased", lines }),
    erased: db.all<{ id: string }>(sql`DELETE FROM birds WHERE org_id = ${org_id}
      AND ${byNumber} AND n IN (SELECT value FROM ${jsonRows(gone)}) RETURNING id`),
  };
}

const forgetParent = (column: `${"" | "foster_"}${"father" | "mother"}_id`, ids: SQL, by: Eraser) => sql`
  UPDATE birds SET ${sql.raw(column)} = NULL, version = version + 1, updated_at = ${by.now}, changed_by = ${by.user_id},
    changed_key = NULL, change_reason = NULL, change_import = NULL
  WHERE org_id = ${by.org_id} AND ${sql.raw(column)} IN (${ids})`;
