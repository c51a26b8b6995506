import { type SQL, sql } from "drizzle-orm";
import { type BirdColumn, birdColumnNames, birdColumns } from "#db/bird-columns.ts";
import { imports } from "#db/schema/imports.ts";
import { audited } from "#worker/audit.ts";
import { lastBirthDay } from "#worker/birds/columns/birth-span.ts";
import { inPlan } from "#worker/birds/columns/counts.ts";
import { placeUnlessGone } from "#worker/birds/columns/presence.ts";
import { ownBird, writeStampSql } from "#worker/birds/columns/write-stamp.ts";
import { type InQueue, inQueue, writeInQueue } from "#worker/effort/work-queue.ts";
import { inPieces, jsonCells, type Piece, rowsIn } from "#worker/json-rows.ts";
import type { Parentage } from "#worker/kinship/parentage.ts";
import { parentageKept } from "#worker/kinship/parentage-storing.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { searchKey } from "#worker/rings/keys.ts";
import { owned, type Scope } from "#worker/scope.ts";
import {
  type Changes,
  isFitted,
  noCircle,
  noWrongParent,
  parentsLeft,
  youngBuiltOn,
} from "./parents/undo-parentage.ts";
import { planIsFull, withinPlan } from "./queries.ts";
import type { UndoneImport } from "./report-contract.ts";

/** How long a whole import can be taken back. */
const undoHours = 24;
const mostListed = 100;

/** Whether an import can still be taken back, which is until this instant. */
export const undoUntil = (committed_at: string): string =>
  new Date(Date.parse(committed_at) + undoHours * 3_600_000).toISOString();

type Bird = {
  id: string;
  identifier: string;
  name: string | null;
  version: number;
  /** The last day it can have been born on. */
  born_by: string | null;
  /** Father, mother and foster parents. */
  parents: Array<string | null>;
  is_touched: boolean;
  /** What the import changed of a bird that was there before; null for one it made. */
  changes: Changes | null;
};

/**
 * Takes a whole import back in one write: birds it made go to the trash, birds it changed get back what stood before. Birds
 * that were changed since stand in the way (`conflict`, with their list) unless only the untouched are to be undone. Birds
 * that come back to the flock count against the plan again (`plan_limit`).
 */
export const undoImport = (scope: Scope, id: string, only_untouched: boolean): Promise<UndoneImport> =>
  inQueue(scope, "import", { do: (holder) => undo(holder, id, only_untouched) });

async function undo(scope: InQueue<Scope>, id: string, only_untouched: boolean): Promise<UndoneImport> {
  const {
    row: [row],
    packed,
  } = await batch(scope.db, {
    row: scope.db
      .select({ file_name: imports.file_name, committed_at: imports.committed_at, undone_at: imports.undone_at })
      .from(imports)
      .where(owned(scope, imports, sql`id = ${id}`)),
    packed: scope.db.all<Piece>(writtenByImport(scope, id)),
  });
  if (!row?.committed_at) throw new Refusal("missing");
  if (row.undone_at) return { id, undone_at: row.undone_at, removed: 0, restored: 0, kept: 0 };
  if (scope.now > undoUntil(row.committed_at)) throw new Refusal("conflict", {}, { detail: "import.undo.late" });
  const all = Array.from(rowsIn<PackedBird>(packed), unpacked);
  const changed = all.filter(({ is_touched }) => is_touched);
  if (changed.length > 0 && !only_untouched) throw touched(changed);
  const stays = staying(all);
  const going = all.filter((bird) => !stays.has(bird.id));
  const removed = going.filter(({ changes }) => changes === null);
  const restored = going.filter(({ changes }) => changes !== null);
  await write(scope, { id, file_name: row.file_name, committed_at: row.committed_at, removed, restored });
  return { id, undone_at: scope.now, removed: removed.length, restored: restored.length, kept: stays.size };
}

function touched(changed: readonly Bird[]): Refusal {
  const birds = changed.slice(0, mostListed).map(({ id, identifier }) => ({ id, identifier }));
  const current = { changed: birds, count: changed.length };
  return new Refusal("conflict", {}, { detail: "import.undo.changed", current, values: { count: changed.length } });
}

/** Who stays: the birds changed since, and whoever they name as parents, if the import made it or made it fit to be one. */
function staying(all: readonly Bird[]): Set<string> {
  const byId = new Map(all.map((bird) => [bird.id, bird]));
  const queue = all.filter(({ is_touched }) => is_touched);
  const stays = new Set(queue.map(({ id }) => id));
  for (let bird = queue.pop(); bird; bird = queue.pop()) {
    for (const parent of bird.parents) {
      const kin = byId.get(parent ?? "");
      if (!kin || stays.has(kin.id) || !(kin.changes === null || isFitted(kin.changes))) continue;
      stays.add(kin.id);
      queue.push(kin);
    }
  }
  return stays;
}

type PackedBird = [
  ...[id: string, identifier: string, name: string | null, version: number, is_touched: 0 | 1, changes: Changes | null],
  born_by: string | null,
  ...parents: Array<string | null>,
];
const unpacked = ([id, identifier, name, version, is_touched, changes, born_by, ...parents]: PackedBird): Bird => ({
  id,
  identifier,
  name,
  version,
  is_touched: is_touched === 1,
  changes,
  born_by,
  parents,
});

/** Birds an import made or changed. Those it made that are in the trash already are out of the way. */
function writtenByImport(scope: Scope, id: string): SQL {
  const { org_id } = scope;
  const roles = ["father_id", "mother_id", "foster_father_id", "foster_mother_id"].map(sql.raw);
  const young = roles.map(
    (role) => sql`SELECT 1 FROM birds child WHERE child.org_id = ${org_id} AND child.${role} = birds.id
      AND child.deleted_at IS NULL AND child.import_id IS NOT ${id} AND child.change_import IS NOT ${id}`,
  );
  const breeds = sql`(EXISTS (SELECT 1 FROM pair_birds p WHERE p.org_id = ${org_id} AND p.bird_id = birds.id)
    OR EXISTS (SELECT 1 FROM eggs WHERE eggs.org_id = ${org_id} AND eggs.chick_id = birds.id))`;
  const parents = sql.join(
    roles.map((role) => sql`birds.${role}`),
    sql`, `,
  );
  return inPieces(sql`
    SELECT json_array(birds.id, birds.identifier, birds.name, birds.version, birds.version > 1
      OR EXISTS (SELECT 1 FROM bird_weights w WHERE w.org_id = ${org_id} AND w.bird_id = birds.id)
      OR EXISTS (SELECT 1 FROM bird_photos p WHERE p.org_id = ${org_id} AND p.bird_id = birds.id)
      OR ${breeds} OR EXISTS (${sql.join(young, sql` UNION ALL `)}), NULL, ${lastBirthDay("birds")}, ${parents}) AS line
    FROM birds WHERE birds.org_id = ${org_id} AND birds.import_id = ${id} AND birds.deleted_at IS NULL
    UNION ALL
    SELECT json_array(birds.id, birds.identifier, birds.name, birds.version,
      birds.change_import IS NOT ${id} OR birds.deleted_at IS NOT NULL OR ${breeds}
        OR ${youngBuiltOn(scope, id)}, json(audit.changes),
      ${lastBirthDay("birds")}, ${parents})
    FROM audit CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = audit.subject_id
    WHERE audit.org_id = ${org_id} AND audit.import_id = ${id} AND audit.subject = 'bird' AND audit.deed = 'imported'
      AND birds.import_id IS NOT ${id}`);
}

type Undoing = { id: string; file_name: string; committed_at: string; removed: Bird[]; restored: Bird[] };

async function write(scope: InQueue<Scope>, undoing: Undoing): Promise<void> {
  const { id, removed, restored } = undoing;
  const counts = { created: removed.length, updated: restored.length };
  const listed = Object.entries(counts).flatMap(([field, n]) => (n > 0 ? [[field, [n, 0]] as const] : []));
  const changes: Changes = { file_name: [undoing.file_name, null], ...Object.fromEntries(listed) };
  const back = new Map(restored.map((bird) => [bird.id, bird.changes ?? {}]));
  const removal = removed.map((bird) => [bird.id, ...parentsLeft(bird, back)] as const);
  const left = removal.flatMap(([bird, father_id, mother_id], at): Parentage[] => {
    const [father, mother] = removed[at]?.parents ?? [];
    return father === father_id && mother === mother_id ? [] : [{ id: bird, father_id, mother_id }];
  });
  const kept = await parentageKept(scope, [...restored.flatMap(parentageBefore), ...left]);
  const statements = [
    kept.stand,
    scope.db.run(guard(scope, undoing)),
    audited(scope, { subject: "import", subject_id: id, deed: "undone", changes }),
    scope.db.run(sql`UPDATE birds SET deleted_at = ${scope.now}, father_id = gone.value->>1, mother_id = gone.value->>2,
      foster_father_id = gone.value->>3, foster_mother_id = gone.value->>4, ${writeStampSql(scope)}
      FROM ${jsonCells(removal)} AS gone
      WHERE ${ownBird(scope, sql`gone.value->>0`)}`),
    ...(restored.length > 0 ? restoring(scope, undoing).map((statement) => scope.db.run(statement)) : []),
    kept.store,
    scope.db.run(withinPlan(scope, id)),
  ];
  try {
    await writeInQueue(scope, statements);
  } catch (thrown) {
    for (let cause = thrown; cause instanceof Error; cause = cause.cause) {
      if (cause.message.includes("imports_within_plan")) throw planIsFull(scope);
      if (/(UNIQUE|NOT NULL|FOREIGN KEY|CHECK) constraint failed/.test(cause.message)) {
        throw new Refusal("conflict", {}, { detail: "import.undo.failed" });
      }
    }
    throw thrown;
  }
}

function restoring(scope: Scope, { id, committed_at, restored }: Undoing): SQL[] {
  const ids = restored.map((bird) => bird.id);
  return [restoration(scope, restored), noCircle(scope, id, committed_at), noWrongParent(scope, id, ids)];
}

/** The parents a bird gets back; nothing where the import left them alone. */
function parentageBefore({ id, changes, parents: [father_id = null, mother_id = null] }: Bird): Parentage[] {
  const before = (column: "father_id" | "mother_id", now: string | null) =>
    changes?.[column] ? (changes[column][0] as string | null) : now;
  if (!changes?.father_id && !changes?.mother_id) return [];
  return [{ id, father_id: before("father_id", father_id), mother_id: before("mother_id", mother_id) }];
}

// A report that turns NULL breaks the batch: undone meanwhile, or a bird changed since it was read.
function guard(scope: Scope, { id, removed, restored }: Undoing): SQL {
  const { org_id, now } = scope;
  const relied = [...removed, ...restored].map((bird) => [bird.id, bird.version]);
  const standing = sql`(SELECT count(*) FROM ${jsonCells(relied)} AS relied
    CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = relied.value->>0 AND birds.version = relied.value->>1)`;
  return sql`UPDATE imports SET undone_at = ${now}, birds_after = ${inPlan(scope)}, bird_limit = NULL,
      report = iif(undone_at IS NULL AND ${standing} = ${relied.length}, report, NULL)
    WHERE org_id = ${org_id} AND id = ${id}`;
}

/** What the column held before the import, read from the line of the trail; what it did not touch stays. */
const before = (column: BirdColumn) => sql`iif(json_type(said.value, ${sql.raw(`'$[1].${column}'`)}) IS NULL,
  birds.${sql.raw(column)}, json_extract(said.value, ${sql.raw(`'$[1].${column}[0]'`)}))`;
const columns = birdColumnNames.filter((name) => !("isFixed" in birdColumns[name]));

function restoration(scope: Scope, restored: readonly Bird[]): SQL {
  const packed = restored.map(({ id, identifier, changes }) => {
    const name = changes?.name ? [searchKey(identifier, changes.name[0] as string | null)] : [];
    return [id, changes, ...name];
  });
  const settings = columns.map((column) => {
    if (column === "place_id")
      return sql`place_id = ${placeUnlessGone(scope, before("status_id"), before("place_id"))}`;
    return sql`${sql.raw(column)} = ${before(column)}`;
  });
  return sql`UPDATE birds SET ${sql.join(settings, sql`, `)}, search_key = ifnull(said.value->>2, search_key),
      ${writeStampSql(scope)}
    FROM ${jsonCells(packed)} AS said
    WHERE ${ownBird(scope, sql`said.value->>0`)}`;
}
