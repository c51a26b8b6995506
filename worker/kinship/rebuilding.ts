import { sql } from "drizzle-orm";
import { isStale, kinshipEngine } from "#db/bird-figures.ts";
import type { Database } from "#db/connection.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import { inQueue } from "#worker/effort/work-queue.ts";
import { completeness } from "./completeness.ts";
import { type Inbred, storingInbred } from "./inbreeding.ts";
import { kindredOf } from "./kinship.ts";
import { kinStands, parentageState, whileParentageStands } from "./parentage.ts";
import { CircularPedigree, packPedigree } from "./pedigree.ts";

/**
 * What a rebuild of all inbreeding found: birds looked at, how many had other figures stored than these, and the ids of
 * birds in or below a circle, the first hundred of them.
 */
export type InbreedingRebuild = { birds: number; differing: number; circular: string[] };

type OrgScope = { db: Database; org_id: string };
/** Birds by their numbers (`birds.n`), column by column: rows of ids would take ten times the memory. */
type Stored = Record<"numbers" | "fathers" | "mothers" | "inbreeding" | "completeness" | "depth" | "engine", number[]>;

// Of F and completeness, 0 to 1: two ways of summing the same may differ in the last digit.
const tolerance = 1e-12;
const mostListed = 100;

/**
 * Works out F and completeness (0 to 1) and depth (generations) of every bird of an organisation anew and stores what
 * differs, in one write that fails when parentage changes meanwhile. With `only_tell` nothing is stored. Birds of a circle
 * keep what they have and are told.
 */
export function rebuildInbreeding(scope: OrgScope, only_report = false): Promise<InbreedingRebuild> {
  return whileParentageStands(async () => {
    const [state = { version: 0, youngest: 0 }] = await parentageState(scope);
    const stored = await everyBird(scope);
    const { writes, differing, circular } = workedOut(stored);
    if (!only_report && writes.length > 0) {
      // Whoever keeps the old figures in memory has to read them anew.
      const noted = sql`UPDATE organizations SET bonds_version = bonds_version + 1 WHERE id = ${scope.org_id}`;
      await scope.db.batch([
        kinStands(scope, state),
        scope.db.run(storingInbred(scope.org_id, writes)),
        scope.db.run(noted),
      ]);
    }
    return { birds: stored.numbers.length, differing, circular: await idsOf(scope, circular.slice(0, mostListed)) };
  });
}

/** What is to be written, and how much of it tells other figures than those stored. */
function workedOut(stored: Stored) {
  const circular = rowsInCircles(stored);
  const rows = [...stored.numbers.keys()].filter((row) => !circular.has(row));
  const pedigree = packed(stored, rows);
  const { inbreeding } = kindredOf(pedigree);
  const index = completeness(pedigree);
  const writes: Inbred[] = [];
  let differing = 0;
  for (const [at, row] of rows.entries()) {
    const position = pedigree.positions[at] as number;
    const [f, c, depth] = [inbreeding[position], index[position], pedigree.depth[position]] as Figures;
    const [storedF, storedC, storedDepth] = figuresOf(stored, row);
    const differs = Math.abs(f - storedF) > tolerance || Math.abs(c - storedC) > tolerance || depth !== storedDepth;
    // A founder's F is 0 whatever worked it out.
    const stale = depth > 0 && stored.engine[row] !== kinshipEngine;
    if (differs) differing += 1;
    if (differs || stale) writes.push(figures(stored, row, [f, c, depth]));
  }
  // Looked at as well, or the clock would come back to them for ever.
  for (const row of circular) {
    if (stored.engine[row] !== kinshipEngine) writes.push(figures(stored, row, figuresOf(stored, row)));
  }
  return { writes, differing, circular: [...circular].map((row) => stored.numbers[row] as number) };
}

type Figures = [inbreeding: number, completeness: number, depth: number];

const figures = ({ numbers }: Stored, row: number, [inbreeding, completeness, pedigree_depth]: Figures): Inbred => ({
  id: numbers[row] as number,
  inbreeding,
  completeness,
  pedigree_depth,
});

const figuresOf = ({ inbreeding, completeness: known, depth }: Stored, row: number) =>
  [inbreeding[row], known[row], depth[row]] as Figures;

function packed({ numbers, fathers, mothers }: Stored, rows: readonly number[]) {
  const known = new Map(rows.map((row, at) => [numbers[row] as number, at]));
  const placed = (parents: readonly number[]) =>
    Int32Array.from(rows, (row) => known.get(parents[row] as number) ?? -1);
  return packPedigree(placed(fathers), placed(mothers));
}

function rowsInCircles(stored: Stored): Set<number> {
  try {
    packed(stored, [...stored.numbers.keys()]);
    return new Set();
  } catch (thrown) {
    if (thrown instanceof CircularPedigree) return new Set(thrown.rows);
    throw thrown;
  }
}

// Birds.
const pageSize = 50_000;

/** Every bird of an organisation with what is stored of it; birds in the trash and of others included. */
async function everyBird({ db, org_id }: OrgScope): Promise<Stored> {
  const columns = ["numbers", "fathers", "mothers", "inbreeding", "completeness", "depth", "engine"] as const;
  const all: Stored = Object.fromEntries(columns.map((name) => [name, []])) as never;
  for (let [after, found] = ["", pageSize]; found === pageSize; ) {
    const [page] = await db.all<{ found: string | null; birds: number; last: string | null }>(sql`
      SELECT group_concat(page.n || ' ' || ifnull(father.n, 0) || ' ' || ifnull(mother.n, 0) || ' ' || page.inbreeding
        || ' ' || page.completeness || ' ' || page.pedigree_depth || ' ' || page.kinship_engine, ';') AS found,
        count(*) AS birds, max(page.id) AS last
      FROM (SELECT * FROM birds WHERE org_id = ${org_id} AND id > ${after} ORDER BY id LIMIT ${pageSize}) page
      LEFT JOIN birds father ON father.org_id = ${org_id} AND father.id = page.father_id
      LEFT JOIN birds mother ON mother.org_id = ${org_id} AND mother.id = page.mother_id`);
    for (const line of page?.found?.split(";") ?? []) {
      for (const [at, figure] of line.split(" ").entries()) all[columns[at] ?? "engine"].push(Number(figure));
    }
    [after, found] = [page?.last ?? "", page?.birds ?? 0];
  }
  return all;
}

async function idsOf({ db, org_id }: OrgScope, numbers: readonly number[]): Promise<string[]> {
  if (numbers.length === 0) return [];
  const rows = await db.all<{ id: string }>(sql`SELECT id FROM birds
    WHERE org_id = ${org_id} AND n > 0 AND n IN (SELECT value FROM json_each(${JSON.stringify(numbers)}))`);
  return rows.map(({ id }) => id);
}

/**
 * Clock action, in its turn like any other: one organisation a run whose birds were worked out by an older engine, or not
 * at all. Where it fails for one, another is taken.
 */
export async function renewInbreeding(db: Database): Promise<void> {
  const stale = await db.all<{ org_id: string }>(sql`
    SELECT org_id FROM (
      SELECT DISTINCT org_id FROM birds WHERE ${sql.raw(isStale)}
    ) ORDER BY random() LIMIT ${organizationsTried}`);
  let isDone = false;
  await forEachOrganization("renew inbreeding", stale, async ({ org_id }) => {
    if (isDone) return;
    const { circular } = await inQueue({ db, org_id }, "recompute", { do: (scope) => rebuildInbreeding(scope) });
    isDone = true;
    if (circular.length > 0) console.error(JSON.stringify({ message: "circles of descent", birds: circular.length }));
  });
}

const organizationsTried = 5;
