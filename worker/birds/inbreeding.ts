import { type SQL, sql } from "drizzle-orm";
import type { Bond, Family } from "./bonds.ts";
import { completeness } from "./completeness.ts";
import { kindredOf, kinshipEngine } from "./kinship.ts";
import { CircularPedigree, type Pedigree, packPedigree } from "./pedigree.ts";

/** What is stored beside a bird: F, how complete the pedigree is that it rests on (0 to 1), and how deep (generations). */
export type Inbred = { id: string; inbreeding: number; completeness: number; pedigree_depth: number };

/** A pedigree of birds known by id. */
export type Named = { ids: readonly string[]; pedigree: Pedigree };

/** Birds that are their own ancestors, or descend from such, by id. */
export class CircularBonds extends Error {
  readonly ids: readonly string[];

  constructor(ids: readonly string[]) {
    super(`${ids.length} birds in or below a circle of descent`);
    this.ids = ids;
  }
}

/** Packs bonds; a parent that is not among them is unknown. Throws `CircularBonds`. */
export function packBonds(bonds: Iterable<Bond>): Named {
  const all = [...bonds];
  const ids = all.map(({ id }) => id);
  const rows = new Map(ids.map((id, row) => [id, row]));
  const rowOf = (id: string | null) => (id === null ? -1 : (rows.get(id) ?? -1));
  try {
    const fathers = Int32Array.from(all, ({ father_id }) => rowOf(father_id));
    const mothers = Int32Array.from(all, ({ mother_id }) => rowOf(mother_id));
    return { ids, pedigree: packPedigree(fathers, mothers) };
  } catch (thrown) {
    if (!(thrown instanceof CircularPedigree)) throw thrown;
    throw new CircularBonds(thrown.rows.map((row) => ids[row] as string));
  }
}

/** F, completeness and depth of every bird of a pedigree, in the order of its ids. */
export function inbredIn({ ids, pedigree }: Named): Inbred[] {
  const { inbreeding } = kindredOf(pedigree);
  const index = completeness(pedigree);
  return ids.map((id, row) => {
    const at = pedigree.positions[row] as number;
    return {
      id,
      inbreeding: inbreeding[at] as number,
      completeness: index[at] as number,
      pedigree_depth: pedigree.depth[at] as number,
    };
  });
}

/**
 * What is to be stored once birds have the parents `given`: of those birds, and of everyone below them. `family` is what
 * `bondsAround` read. A circle is left to the guards of the write: nothing is stored then.
 */
export function inbredAfter({ bonds, below }: Family, given: readonly Bond[]): Inbred[] {
  const touched = new Set([...below, ...given.map(({ id }) => id)]);
  const after = new Map(bonds);
  for (const bond of given) after.set(bond.id, bond);
  try {
    // A founder just made has nothing to store: its F is 0 as it comes.
    const tells = ({ id, pedigree_depth }: Inbred) => touched.has(id) && (pedigree_depth > 0 || bonds.has(id));
    return inbredIn(packBonds(after.values())).filter(tells);
  } catch (thrown) {
    if (thrown instanceof CircularBonds) return [];
    throw thrown;
  }
}

/**
 * The statement that stores it, behind the write that gives the birds their parents. With `given` it stores only when those
 * birds do have these parents by then: a write that was refused changes nobody's F.
 */
export function storingInbred(org_id: string, inbred: readonly Inbred[], given: readonly Bond[] = []): SQL {
  const packed = inbred.map((it) => [it.id, it.inbreeding, it.completeness, it.pedigree_depth]);
  const held = given.map((bond) => [bond.id, bond.father_id, bond.mother_id]);
  // Materialized, or SQLite walks the list anew for every bird of the organisation.
  return sql`
    WITH told AS MATERIALIZED (SELECT value FROM json_each(${JSON.stringify(packed)}))
    UPDATE birds SET inbreeding = told.value->>1, completeness = told.value->>2, pedigree_depth = told.value->>3,
      kinship_engine = ${kinshipEngine}
    FROM told
    WHERE birds.org_id = ${org_id} AND birds.id = told.value->>0 AND NOT EXISTS (
      SELECT 1 FROM json_each(${JSON.stringify(held)}) AS held
      CROSS JOIN birds kin ON kin.org_id = ${org_id} AND kin.id = held.value->>0
      WHERE kin.father_id IS NOT held.value->>1 OR kin.mother_id IS NOT held.value->>2
    )`;
}
