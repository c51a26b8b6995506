import { type SQL, sql } from "drizzle-orm";
import { inPieces, type Piece, rowsIn } from "#worker/json-rows.ts";
import type { Scope } from "#worker/scope.ts";
import { type CommonAncestor, explained } from "./common-ancestors.ts";
import { type PathPair, pathsThrough } from "./descent-paths.ts";
import { CircularPedigree, type Pedigree, packPedigree } from "./pedigree.ts";

/** Ancestors (birds) read at most: of a bird that has more, F is told without being explained. */
export const mostAncestors = 30_000;
/** Common ancestors told by name, and pairs of paths shown of each. */
const mostListed = 8;
const mostPaths = 4;

/** An ancestor that a bird's parents share, by its id. */
export type AncestorView = {
  id: string;
  /** Its part of F, 0 to 1. */
  contribution: number;
  /** Its own F, 0 to 1. */
  inbreeding: number;
  /** How many pairs of paths; null where they are too many to be counted. */
  paths: number | null;
  /**
   * Some of them, the shortest first: ids from the parent up to the ancestor, which is the last of both; `contribution` is
   * (1/2)^(n1 + n2 + 1) (1 + F_A) of the one pair (Wright 1922).
   */
  shown: Array<{ father: string[]; mother: string[]; contribution: number }>;
};

/** Why a bird's F is what it is: all contributions and the rest, each 0 to 1, add up to it. */
type Explanation = {
  /** Those who contribute most. */
  ancestors: AncestorView[];
  /** Those with a smaller part: how many, and what they contribute together. */
  others: { count: number; contribution: number };
  /** What was not split up: the work has its bounds. */
  rest: number;
  /** The part of everyone who has one, by id. */
  contributions: Record<string, number>;
  /** Who is named in `ancestors`. */
  named: Record<string, { identifier: string; name: string | null; is_deleted: boolean }>;
};

type Packed = [
  id: string,
  father_id: string | null,
  mother_id: string | null,
  inbreeding: number,
  identifier: string,
  name: string | null,
  is_deleted: 0 | 1,
];

/**
 * The statement that reads all ancestors of a bird, at any depth, birds in the trash included; nobody when the bird is not
 * inbred, because then there is nothing to explain.
 */
export function ancestryOf(scope: Scope, id: string) {
  const inbred = sql`org_id = ${scope.org_id} AND id = ${id} AND inbreeding > 0 AND deleted_at IS NULL`;
  return ancestryFrom(scope, sql`SELECT id FROM birds WHERE ${inbred}`);
}

/** The same for the birds, and the ancestors of the birds, whose ids (`birds.id`) a query answers in its one column. */
export function ancestryFrom({ db, org_id }: Scope, ids: SQL) {
  const up = (parent: string) => sql`
    UNION SELECT child.${sql.raw(parent)} FROM up
    CROSS JOIN birds child ON child.org_id = ${org_id} AND child.id = up.id
    WHERE child.${sql.raw(parent)} IS NOT NULL`;
  return db.all<Piece>(
    inPieces(sql`
    WITH RECURSIVE up(id) AS (
      ${ids}
      ${up("father_id")} ${up("mother_id")} LIMIT ${mostAncestors + 1}
    )
    SELECT json_array(birds.id, birds.father_id, birds.mother_id, birds.inbreeding, birds.identifier, birds.name,
      birds.deleted_at IS NOT NULL) AS line
    FROM up CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = up.id`),
  );
}

/** What `ancestryOf` found, as an explanation of the F (0 to 1) of the bird with an id. */
export function explanationIn(found: readonly Piece[], id: string): Explanation {
  return explanationAmong([...rowsIn<Packed>(found)], id);
}

/** What `ancestryFrom` found of a pair, named by ids, as an explanation of `inbreeding`, the F (0 to 1) of their young. */
export function explanationOfYoung(
  found: readonly Piece[],
  [father, mother]: readonly [string, string],
  inbreeding: number,
): Explanation {
  const young: Packed = ["young", father, mother, inbreeding, "", null, 0];
  // Of birds that are not related there is nothing to explain, however many ancestors they have.
  const rows = inbreeding > 0 ? [...rowsIn<Packed>(found)] : [];
  return explanationAmong([...rows, young], young[0]);
}

function explanationAmong(rows: readonly Packed[], id: string): Explanation {
  const birds = new Map(rows.map((it) => [it[0], it]));
  const fields: Explanation = {
    ancestors: [],
    others: { count: 0, contribution: 0 },
    rest: birds.get(id)?.[3] ?? 0,
    contributions: {},
    named: {},
  };
  const packed = birds.size <= mostAncestors ? packedUp(birds) : undefined;
  const rowOfBird = packed?.ids.indexOf(id) ?? -1;
  if (!packed || rowOfBird < 0) return fields;
  const { ids, pedigree } = packed;
  const idAt = (at: number) => ids[pedigree.rows[at] as number] as string;
  const inbreeding = Float64Array.from(pedigree.rows, (row) => birds.get(ids[row] as string)?.[3] ?? 0);
  const at = pedigree.positions[rowOfBird] as number;
  const { ancestors, rest } = explained({ pedigree, inbreeding }, at);
  const bySize = ancestors.toSorted((one, other) => other.contribution - one.contribution);
  const report = (it: CommonAncestor): AncestorView => {
    const own = inbreeding[it.at] as number;
    const part = ({ father, mother }: PathPair) => 0.5 ** (father.length + mother.length - 1) * (1 + own);
    const shown = pathsThrough(pedigree, at, it.at, mostPaths).map((pair) => ({
      father: pair.father.map(idAt),
      mother: pair.mother.map(idAt),
      contribution: part(pair),
    }));
    return { id: idAt(it.at), contribution: it.contribution, inbreeding: own, paths: it.paths, shown };
  };
  fields.ancestors = bySize.slice(0, mostListed).map(report);
  const others = bySize.slice(mostListed);
  fields.others = { count: others.length, contribution: others.reduce((sum, it) => sum + it.contribution, 0) };
  fields.rest = rest;
  fields.contributions = Object.fromEntries(ancestors.map((it) => [idAt(it.at), it.contribution]));
  for (const one of fields.ancestors.flatMap((it) => [
    it.id,
    ...it.shown.flatMap((way) => [...way.father, ...way.mother]),
  ])) {
    const [, , , , identifier = "", name = null, is_deleted = 0] = birds.get(one) ?? [];
    fields.named[one] = { identifier, name, is_deleted: is_deleted === 1 };
  }
  return fields;
}

// A circle that came into the data some other way is reported elsewhere; here F is told without a reason.
function packedUp(birds: ReadonlyMap<string, Packed>): { ids: string[]; pedigree: Pedigree } | undefined {
  const ids = [...birds.keys()];
  const rows = new Map(ids.map((id, row) => [id, row]));
  const rowOf = (id: string | null) => rows.get(id ?? "") ?? -1;
  try {
    const fathers = Int32Array.from(birds.values(), ([, father_id]) => rowOf(father_id));
    const mothers = Int32Array.from(birds.values(), ([, , mother_id]) => rowOf(mother_id));
    return { ids, pedigree: packPedigree(fathers, mothers) };
  } catch (thrown) {
    if (thrown instanceof CircularPedigree) return undefined;
    throw thrown;
  }
}
