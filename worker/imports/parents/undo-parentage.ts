import { type SQL, sql } from "drizzle-orm";
import { lastBirthDay } from "#worker/birds/columns/birth-span.ts";
import { jsonRows } from "#worker/json-rows.ts";
import type { Scope } from "#worker/scope.ts";
import { birthParentRoles, type FosterRole, fosterRoles, type Role } from "./parentage.ts";

/** Column to what it was and what it became. */
export type Changes = Record<string, [was: unknown, became: unknown]>;

// Taking an import back also takes back the sex and the birth date it gave: what was built on them since must not stand
// on air. Birds in the trash count, for restoring one asks nobody.

const roles = [...birthParentRoles, ...fosterRoles];
const sexAllowed: Record<Role | FosterRole, string> = {
  father: "= 'male'",
  mother: "= 'female'",
  foster_father: "<> 'female'",
  foster_mother: "<> 'male'",
};
const columnOf = (role: Role | FosterRole) => sql.raw(`${role}_id`);

/** Whether a parent of this sex and birth date cannot have the bird at hand as `child`; unknown says nothing. */
function isWrong(role: Role | FosterRole, { sex, born }: { sex: SQL; born: SQL }): SQL {
  const isOlder = role === "father" || role === "mother" ? sql` OR ${born} > ${lastBirthDay("child")}` : sql``;
  return sql`(NOT ${sex} ${sql.raw(sexAllowed[role])}${isOlder})`;
}
const parentAsItIs = { sex: sql`parent.sex`, born: sql`parent.birth_date` };
const parentAsItWas = {
  sex: sql`json_extract(audit.changes, '$.sex[0]')`,
  born: sql`json_extract(audit.changes, '$.birth_date[0]')`,
};

/** Young of a changed bird (`birds`, its change in `audit`), not written by the import, that it could not have had before. */
export function youngBuiltOn({ org_id }: Scope, import_id: string): SQL {
  const young = roles.map(
    (role) => sql`SELECT 1 FROM birds child WHERE child.org_id = ${org_id} AND child.${columnOf(role)} = birds.id
      AND child.import_id IS NOT ${import_id} AND child.change_import IS NOT ${import_id}
      AND ${isWrong(role, parentAsItWas)}`,
  );
  return sql`EXISTS (${sql.join(young, sql` UNION ALL `)})`;
}

/** Whether an import gave a bird what may have made it fit to be a parent. */
export const isFitted = (changes: Changes): boolean => "sex" in changes || "birth_date" in changes;

type Child = {
  /** The last day it can have been born on. */ born_by: string | null;
  parents: ReadonlyArray<string | null>;
};

/** The parents of a bird that goes to the trash, without those it cannot have once they are as they were (`back`). */
export function parentsLeft({ born_by, parents }: Child, back: ReadonlyMap<string, Changes>) {
  return roles.map((role, at) => {
    const parent = parents[at] ?? null;
    const { sex, birth_date: born } = back.get(parent ?? "") ?? {};
    const isYounger = birthParentRoles.some((it) => it === role) && String(born?.[0] ?? "") > (born_by ?? "9999");
    return isYounger || (sex && !mayBe[role](sex[0])) ? null : parent;
  }) as [father: string | null, mother: string | null, ...fosters: Array<string | null>];
}
const mayBe: Record<Role | FosterRole, (sex: unknown) => boolean> = {
  father: (sex) => sex === "male",
  mother: (sex) => sex === "female",
  foster_father: (sex) => sex !== "female",
  foster_mother: (sex) => sex !== "male",
};

/** Breaks the batch when a restored bird has, or is, a parent that cannot be. */
export function noWrongParent({ org_id }: Scope, import_id: string, restored: readonly string[]): SQL {
  const builtOn = roles.flatMap((role) =>
    [sql`child.id`, sql`child.${columnOf(role)}`].map(
      (side) => sql`SELECT 1 FROM ${jsonRows(restored)} AS back
        CROSS JOIN birds AS child ON child.org_id = ${org_id} AND ${side} = back.value
        CROSS JOIN birds AS parent ON parent.org_id = ${org_id} AND parent.id = child.${columnOf(role)}
        WHERE ${isWrong(role, parentAsItIs)}`,
    ),
  );
  return sql`UPDATE imports SET report = NULL WHERE org_id = ${org_id} AND id = ${import_id}
    AND EXISTS (${sql.join(builtOn, sql` UNION ALL `)})`;
}

/** Breaks the batch when a bird would descend from itself: only through one that got other parents since. */
export function noCircle({ org_id, now }: Scope, import_id: string, committed_at: string): SQL {
  const parentsOf = (who: string) =>
    birthParentRoles.map(
      (role) => sql`SELECT ${sql.raw(`${who}.start`)}, birds.${columnOf(role)}
        FROM ${sql.raw(who)} CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = ${sql.raw(`${who}.id`)}
        WHERE birds.${columnOf(role)} IS NOT NULL`,
    );
  return sql`UPDATE imports SET report = NULL WHERE org_id = ${org_id} AND id = ${import_id} AND EXISTS (
    WITH RECURSIVE moved AS (
      SELECT DISTINCT subject_id AS start, subject_id AS id FROM audit
      WHERE org_id = ${org_id} AND at >= ${committed_at} AND at < ${now} AND subject = 'bird'
        AND import_id IS NOT ${import_id}
        AND (json_type(changes, '$.father_id') IS NOT NULL OR json_type(changes, '$.mother_id') IS NOT NULL)
    ), up(start, id) AS (
      ${sql.join([...parentsOf("moved"), ...parentsOf("up")], sql` UNION `)}
    ) SELECT 1 FROM up WHERE up.start = up.id
  )`;
}
