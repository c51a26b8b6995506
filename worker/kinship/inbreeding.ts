import { type SQL, sql } from "drizzle-orm";
import { kinshipEngine } from "#db/bird-figures.ts";
import { jsonCells } from "#worker/json-rows.ts";
import { yieldThread } from "#worker/yield-thread.ts";
import { completeness } from "./completeness.ts";
import { kindredOf } from "./kinship.ts";
import type { Known, Parentage } from "./parentage.ts";
import type { KinAround } from "./parentage-around.ts";
import { CircularPedigree, type Pedigree, packPedigree } from "./pedigree.ts";

/**
 * What is stored beside a bird: F (0 to 1), how complete the pedigree is that it rests on (0 to 1), and how deep
 * (generations).
 */
export type Inbred = { id: Known; inbreeding: number; completeness: number; pedigree_depth: number };

/**
 * What is to be stored once birds have the parents `given`: of those birds, and of everyone below them. `family` is what
 * `parentageAround` read; the F of its others is taken as it is stored, so a bird nobody descends from costs one look at
 * its ancestors. A circle is left to the guards of the write: nothing is stored then.
 */
export function inbredAfter(family: KinAround, given: readonly Parentage[]): Inbred[] {
  const steps = inbredInSteps(family, given);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same of so many that others want to be served between the steps. */
export async function inbredInSlices(family: KinAround, given: readonly Parentage[]): Promise<Inbred[]> {
  const steps = inbredInSteps(family, given);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await yieldThread();
  }
}

function* inbredInSteps(family: KinAround, given: readonly Parentage[]): Generator<void, Inbred[]> {
  const after = rowsAfter(family, given);
  yield;
  const pedigree = packed(after);
  if (!pedigree) return [];
  yield;
  const { inbreeding } = kindredOf(pedigree, stillKnown(after, pedigree));
  const index = completeness(pedigree);
  yield;
  const stored = family.numbers.length;
  const listed: Inbred[] = [];
  for (const [row, isTouched] of after.touched.entries()) {
    const at = pedigree.positions[row] as number;
    const pedigree_depth = pedigree.depth[at] as number;
    // A founder just made has nothing to store: its F is 0 as it comes.
    if (!isTouched || (pedigree_depth === 0 && row >= stored)) continue;
    const [f, known] = [inbreeding[at] as number, index[at] as number];
    listed.push({ id: after.ids[row] as Known, inbreeding: f, completeness: known, pedigree_depth });
  }
  return listed;
}

/**
 * A family with its new parentage: rows of `parents` are rows, -1 where unknown; birds just made stand behind the others.
 */
type After = {
  ids: Known[];
  fathers: Int32Array;
  mothers: Int32Array;
  touched: boolean[];
  inbreeding: readonly number[];
};

function rowsAfter(family: KinAround, given: readonly Parentage[]): After {
  const { numbers, fathers, mothers, below, inbreeding, named } = family;
  const ids: Known[] = [...numbers];
  const touched = [...below];
  const rows = new Map<Known, number>(numbers.map((n, row) => [n, row]));
  const rowOf = (it: Known | null) => (it === null ? -1 : (rows.get(named.get(it as string) ?? it) ?? -1));
  for (const { id } of given) {
    const row = rowOf(id);
    if (row < 0) rows.set(id, ids.push(id) - 1);
    touched[row < 0 ? ids.length - 1 : row] = true;
  }
  const placed = (parents: readonly number[]) => {
    const column = new Int32Array(ids.length).fill(-1);
    for (const [row, n] of parents.entries()) column[row] = rows.get(n) ?? -1;
    return column;
  };
  const after = { ids, touched, inbreeding, fathers: placed(fathers), mothers: placed(mothers) };
  for (const { id, father_id, mother_id } of given) {
    after.fathers[rowOf(id)] = rowOf(father_id);
    after.mothers[rowOf(id)] = rowOf(mother_id);
  }
  return after;
}

function packed({ fathers, mothers }: After): Pedigree | undefined {
  try {
    return packPedigree(fathers, mothers);
  } catch (thrown) {
    if (thrown instanceof CircularPedigree) return undefined;
    throw thrown;
  }
}

/**
 * F by position of whoever keeps it, NaN for those who change; undefined when some of it is stale: then all is worked out.
 */
function stillKnown({ touched, inbreeding }: After, { rows, sire, dam }: Pedigree): Float64Array | undefined {
  const known = Float64Array.from(rows, (row) => (touched[row] ? Number.NaN : (inbreeding[row] ?? Number.NaN)));
  const isStale = (at: number) =>
    !touched[rows[at] as number] && Number.isNaN(known[at]) && ((sire[at] as number) >= 0 || (dam[at] as number) >= 0);
  return known.some((_, at) => isStale(at)) ? undefined : known;
}

/**
 * The statement that stores F and completeness (0 to 1) and depth (generations), behind the write that gives the birds
 * their parents. With `given` it stores only when those birds do have these parents by then: a write that was refused
 * changes nobody's F.
 */
export function storingInbred(org_id: string, inbred: readonly Inbred[], given: readonly Parentage[] = []): SQL {
  const packed = inbred.map((it) => [it.id, it.inbreeding, it.completeness, it.pedigree_depth]);
  const named = packed.filter(([id]) => typeof id === "string");
  const numbered = packed.filter(([id]) => typeof id === "number");
  const held = given.map((it) => [it.id, it.father_id, it.mother_id]);
  const figures = sql`value->>1, value->>2, value->>3`;
  // Materialized, or SQLite walks the list anew for every bird of the organisation.
  return sql`
    WITH told(n, inbreeding, completeness, depth) AS MATERIALIZED (
      SELECT value->>0, ${figures} FROM ${jsonCells(numbered)}
      UNION ALL SELECT kin.n, ${figures} FROM ${jsonCells(named)}
      CROSS JOIN birds kin ON kin.org_id = ${org_id} AND kin.id = value->>0
    )
    UPDATE birds SET inbreeding = told.inbreeding, completeness = told.completeness, pedigree_depth = told.depth,
      kinship_engine = ${kinshipEngine}
    FROM told
    WHERE birds.n = told.n AND birds.org_id = ${org_id} AND NOT EXISTS (
      SELECT 1 FROM ${jsonCells(held)} AS held
      CROSS JOIN birds kin ON kin.org_id = ${org_id} AND kin.id = held.value->>0
      WHERE kin.father_id IS NOT held.value->>1 OR kin.mother_id IS NOT held.value->>2
    )`;
}
