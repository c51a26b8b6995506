import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import type { CandidateRow, ParentRole } from "./candidate-row.ts";
import { lastBirthDay } from "./columns/birth-span.ts";
import type { BirdChange } from "./contract.ts";
import { fault } from "./faults.ts";

/** Rings of parents as they were asked for: one that nobody has is NULL in `candidate`. */
export type RingsInput = Pick<BirdChange, `${ParentRole}_ring`> & {
  /** Whether parents may be in the trash: an egg of theirs hatches all the same. */
  parents_in_trash?: boolean;
};

/** The rules of father and mother, and of those who raised the bird instead. */
export function parentRules(scope: Scope, candidate: CandidateRow, input: RingsInput): SQL[] {
  return [
    ...rulesOfParent(scope, candidate, input, { role: "father", sex: "male", other: "female" }),
    ...rulesOfParent(scope, candidate, input, { role: "mother", sex: "female", other: "male" }),
    ...rulesOfFoster(scope, candidate, input, { role: "foster_father", other: "female" }),
    ...rulesOfFoster(scope, candidate, input, { role: "foster_mother", other: "male" }),
  ];
}

type Parent = { role: "father" | "mother"; sex: string; other: string };

function rulesOfParent(scope: Scope, candidate: CandidateRow, input: RingsInput, { role, sex, other }: Parent): SQL[] {
  const field = candidate.parentFields[role];
  const joined = joinedParent(scope, role);
  const older = (at: string, code: string) =>
    fault(at, code, sql`${joined} WHERE parent.birth_date > ${lastBirthDay("candidate")}`);
  const given = candidate.sets.has(role);
  if (!given) return candidate.sets.has("birth_date") ? [older("birth_date", `birds.birth_date.before_${role}`)] : [];
  return [
    parentKnown(scope, candidate, role, input),
    fault(field, `birds.${role}.${other}`, sql`${joined} WHERE parent.sex = ${other}`),
    fault(field, `birds.${role}.unknown_sex`, sql`${joined} WHERE parent.sex NOT IN (${sex}, ${other})`),
    older(field, `birds.${role}.younger`),
    sql`SELECT ${field} AS field, 'birds.parent.cycle' AS code FROM candidate, ancestor
      WHERE ancestor.side = ${role} AND ancestor.id = candidate.id`,
  ];
}

type Foster = { role: "foster_father" | "foster_mother"; other: string };

// Whoever sits on eggs is often of unknown sex, of another species, and younger than nobody asks.
function rulesOfFoster(scope: Scope, candidate: CandidateRow, input: RingsInput, { role, other }: Foster): SQL[] {
  if (!candidate.sets.has(role)) return [];
  const field = candidate.parentFields[role];
  return [
    parentKnown(scope, candidate, role, input),
    fault(field, `birds.${role}.${other}`, sql`${joinedParent(scope, role)} WHERE parent.sex = ${other}`),
    fault(field, "birds.foster.self", sql`WHERE ${columnOf(role)} = candidate.id`),
  ];
}

const columnOf = (role: ParentRole) => sql.raw(`candidate.${role}_id`);

const joinedParent = ({ org_id }: Scope, role: ParentRole) =>
  sql`CROSS JOIN birds parent ON parent.org_id = ${org_id} AND parent.id = ${columnOf(role)}`;

// A parent that was given before and is in the trash now may stay.
function parentKnown({ org_id }: Scope, candidate: CandidateRow, role: ParentRole, input: RingsInput): SQL {
  const field = candidate.parentFields[role];
  const column = columnOf(role);
  if (input[`${role}_ring`]) return fault(field, "birds.parent.unknown_ring", sql`WHERE ${column} IS NULL`);
  return fault(
    field,
    "fields.unknown_id",
    sql`WHERE ${column} IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM birds parent WHERE parent.org_id = ${org_id} AND parent.id = ${column} AND (
        parent.deleted_at IS NULL OR ${input.parents_in_trash ? 1 : 0} OR EXISTS (
          SELECT 1 FROM birds stored WHERE stored.org_id = ${org_id} AND stored.id = candidate.id
          AND parent.id = stored.${sql.raw(`${role}_id`)}
        )
      )
    )`,
  );
}

/**
 * The table expression `ancestor`: everyone the candidate bird would descend from, to any depth, deleted birds included,
 * since a restored one may close a circle.
 */
export function ancestorsOf({ org_id }: Scope, candidate: CandidateRow): SQL {
  const through = (column: string) => sql`
    UNION SELECT ancestor.side, parent.${sql.raw(column)} FROM ancestor
    CROSS JOIN birds parent ON parent.org_id = ${org_id} AND parent.id = ancestor.id
    WHERE parent.${sql.raw(column)} IS NOT NULL`;
  const start = (role: "father" | "mother") =>
    sql`SELECT ${role} AS side, ${columnOf(role)} AS id FROM candidate
      WHERE ${candidate.sets.has(role) ? sql`${columnOf(role)} IS NOT NULL` : sql`0`}`;
  return sql`ancestor(side, id) AS (
    ${start("father")} UNION ${start("mother")} ${through("father_id")} ${through("mother_id")}
  )`;
}
