import { type SQL, sql } from "drizzle-orm";
import { inbredAfter, storingInbred } from "#worker/kinship/inbreeding.ts";
import { kinStands, type Parentage, ParentageMoved, parentageStands } from "#worker/kinship/parentage.ts";
import { parentageAround } from "#worker/kinship/parentage-around.ts";
import type { Scope } from "#worker/scope.ts";
import type { CandidateRow, ParentRole } from "./candidate-row.ts";
import { type Fault, fault } from "./faults.ts";

/** What goes with the write of a bird's parents: a guard before it, a rule within it, and the F of all it changes behind it. */
type ParentsKept = {
  stand: ReturnType<typeof parentageStands>;
  rules: SQL[];
  store: ReturnType<typeof parentageStands>;
};

const moved = "birds.bonds_moved";

/** What goes with a write that leaves parents alone. */
export function nothingKept({ db }: Scope): ParentsKept {
  const nothing = db.run(sql`SELECT 1 WHERE 0`);
  return { stand: nothing, rules: [], store: nothing };
}

type Parents = Record<`${"father" | "mother"}_id`, string | null>;

/**
 * Reads the parentage around a bird that is to have other parents, and works out F, completeness and depth of the bird and of
 * everyone below it: of one that is new, its own ancestors are all that is read. One round trip. `made` are parents that
 * the same write makes.
 */
export async function parentsKept(
  scope: Scope,
  id: string,
  candidate: CandidateRow,
  made: Partial<Record<ParentRole, string>>,
): Promise<ParentsKept> {
  const around = {
    given: candidate.expression,
    changed: sql`SELECT id FROM candidate`,
    parents: sql`SELECT father_id AS id FROM candidate UNION SELECT mother_id FROM candidate`,
  };
  const parents = scope.db.all<Parents>(sql`WITH ${candidate.expression} SELECT father_id, mother_id FROM candidate`);
  const { state, family, answer } = await parentageAround(scope, around, parents);
  const [input] = answer;
  // No row: there is no such bird, and the write will say so.
  if (!input || !state) return nothingKept(scope);
  const father_id = input.father_id ?? made.father ?? null;
  const mother_id = input.mother_id ?? made.mother ?? null;
  const parentage: Parentage = { id, father_id, mother_id };
  const stand = family.below.includes(true) ? kinStands : parentageStands;
  const founders = [made.father, made.mother].flatMap((it) =>
    it ? [{ id: it, father_id: null, mother_id: null }] : [],
  );
  return {
    stand: stand(scope, state),
    rules: [isStill("father_id", father_id), isStill("mother_id", mother_id)],
    store: scope.db.run(storingInbred(scope.org_id, inbredAfter(family, [...founders, parentage]), [parentage])),
  };
}

// A ring may name another bird by the time of the write, and then F would be another's.
const isStill = (column: "father_id" | "mother_id", id: string | null) =>
  fault(
    "",
    moved,
    sql`WHERE ${sql.raw(`candidate.${column}`)} IS NOT ${id} AND ${sql.raw(`candidate.${column}`)} IS NOT NULL`,
  );

/** Throws `ParentageMoved` where a write was refused because a ring names another parent than when it was planned. */
export function refuseMoved(faults: readonly Fault[]) {
  if (faults.some(({ code }) => code === moved)) throw new ParentageMoved();
}
