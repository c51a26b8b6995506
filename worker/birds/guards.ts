import { type SQL, sql } from "drizzle-orm";
import { planOf } from "#worker/billing/plans.ts";
import { type FieldMessages, Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { BirdChange } from "./contract.ts";
import type { Settable, Wanted } from "./wanted.ts";

/** Why a wanted bird may not be: the field and a message key. The field is empty for the plan's limit. */
export type Fault = { field: string; code: string };

/** What was asked for that `wanted` cannot hold: rings of parents, and a species that may not change. */
export type Asked = Pick<BirdChange, "father_ring" | "mother_ring" | "species_id">;

const taken = "birds.identifier.taken";
const full = "plan_limit";

/**
 * The table expressions `wanted` and `fault`, for a WITH RECURSIVE: every rule that only the database knows, stated
 * once. A write carries them and happens only when `fault` is empty; the same expressions then tell why not.
 */
export function guarded(scope: Scope, wanted: Wanted, asked: Asked, adds: boolean): SQL {
  const fixed = adds ? speciesOwned(scope) : speciesFixed(asked);
  const all = [
    ...ringRules(scope),
    ...(wanted.sets.has("species_id") ? [fixed] : []),
    ...(wanted.sets.has("status_id") ? [statusOwned(scope)] : []),
    ...(wanted.sets.has("birth_date") ? dateRules(scope) : []),
    ...(wanted.sets.has("sex") && !adds ? sexRules(scope) : []),
    ...parentRules(scope, wanted, asked),
    ...(adds ? limitRules(scope) : []),
  ];
  return sql`${wanted.expression}, ${ancestorsOf(scope, wanted)}, fault AS (${sql.join(all, sql` UNION `)})`;
}

/** The statement that tells the faults. */
export const faultsOf = (scope: Scope, guards: SQL) =>
  scope.db.all<Fault>(sql`WITH RECURSIVE ${guards} SELECT field, code FROM fault`);

const fault = (field: string, code: string, rest: SQL) =>
  sql`SELECT ${field} AS field, ${code} AS code FROM wanted ${rest}`;

/** The rule that no two birds at hand have the same ring. */
function ringRules({ org_id }: Scope): SQL[] {
  return [
    fault(
      "identifier",
      taken,
      sql`JOIN birds other ON other.org_id = ${org_id} AND other.identifier_key = wanted.identifier_key
        AND other.deleted_at IS NULL AND other.id <> wanted.id`,
    ),
  ];
}

/** The rule that the plan allows one more bird; none without a limit. */
function limitRules(scope: Scope): SQL[] {
  const { birds } = planOf(scope.plan);
  if (birds === null) return [];
  const counted = sql`SELECT n FROM bird_counts WHERE org_id = ${scope.org_id} AND dimension = 'all' AND key = ''`;
  return [fault("", full, sql`WHERE (${counted}) >= ${birds}`)];
}

/** What putting a deleted bird back may violate: its ring was given away, or the plan is full. */
export function restoreGuards(scope: Scope, id: string): SQL {
  const rules = sql.join([...ringRules(scope), ...limitRules(scope)], sql` UNION `);
  return sql`wanted AS (
    SELECT birds.id, birds.identifier_key FROM birds
    WHERE birds.org_id = ${scope.org_id} AND birds.id = ${id} AND birds.deleted_at IS NOT NULL
  ), fault AS (${rules})`;
}

const speciesOwned = ({ org_id }: Scope) =>
  fault(
    "species_id",
    "fields.unknown_id",
    sql`WHERE NOT EXISTS (SELECT 1 FROM species WHERE species.org_id = ${org_id} AND species.id = wanted.species_id)`,
  );

const speciesFixed = ({ species_id }: Asked) =>
  fault("species_id", "birds.species.fixed", sql`WHERE wanted.species_id <> ${species_id}`);

const statusOwned = ({ org_id }: Scope) =>
  fault(
    "status_id",
    "fields.unknown_id",
    sql`WHERE wanted.status_id IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM statuses WHERE statuses.org_id = ${org_id} AND statuses.id = wanted.status_id
    )`,
  );

function dateRules({ org_id, today }: Scope): SQL[] {
  const child = (parent: "father_id" | "mother_id") =>
    fault(
      "birth_date",
      "birds.birth_date.after_child",
      sql`JOIN birds child ON child.org_id = ${org_id} AND child.${sql.raw(parent)} = wanted.id
        WHERE child.birth_date < wanted.birth_date`,
    );
  const future = fault("birth_date", "birds.birth_date.future", sql`WHERE wanted.birth_date > ${today}`);
  return [future, child("father_id"), child("mother_id")];
}

// Young in the trash count too: restoring them must not bring back a male mother.
function sexRules({ org_id }: Scope): SQL[] {
  const bond = (column: string, sex: string, code: string) =>
    fault(
      "sex",
      code,
      sql`WHERE wanted.sex <> ${sex} AND EXISTS (
        SELECT 1 FROM birds child WHERE child.org_id = ${org_id} AND child.${sql.raw(column)} = wanted.id
      )`,
    );
  return [bond("father_id", "male", "birds.sex.is_father"), bond("mother_id", "female", "birds.sex.is_mother")];
}

function parentRules(scope: Scope, wanted: Wanted, asked: Asked): SQL[] {
  return [
    ...rulesOfParent(scope, wanted, asked.father_ring, { role: "father", sex: "male", other: "female" }),
    ...rulesOfParent(scope, wanted, asked.mother_ring, { role: "mother", sex: "female", other: "male" }),
  ];
}

type Parent = { role: "father" | "mother"; sex: string; other: string };

function rulesOfParent(scope: Scope, wanted: Wanted, ring: string | null | undefined, parent: Parent): SQL[] {
  const { role, sex, other } = parent;
  const field = wanted.parentFields[role];
  const column = sql.raw(`wanted.${role}_id`);
  const joined = sql`JOIN birds parent ON parent.org_id = ${scope.org_id} AND parent.id = ${column}`;
  const older = (at: string, code: string) =>
    fault(at, code, sql`${joined} WHERE parent.birth_date > wanted.birth_date`);
  const given = wanted.sets.has(role as Settable);
  if (!given) return wanted.sets.has("birth_date") ? [older("birth_date", `birds.birth_date.before_${role}`)] : [];
  return [
    parentKnown(scope, field, column, ring),
    fault(field, `birds.${role}.${other}`, sql`${joined} WHERE parent.sex = ${other}`),
    fault(field, `birds.${role}.unknown_sex`, sql`${joined} WHERE parent.sex NOT IN (${sex}, ${other})`),
    older(field, `birds.${role}.younger`),
    sql`SELECT ${field} AS field, 'birds.parent.cycle' AS code FROM wanted, ancestor
      WHERE ancestor.side = ${role} AND ancestor.id = wanted.id`,
  ];
}

// A parent that was given before and is in the trash now may stay.
function parentKnown({ org_id }: Scope, field: string, column: SQL, ring: string | null | undefined): SQL {
  if (ring) return fault(field, "birds.parent.unknown_ring", sql`WHERE ${column} IS NULL`);
  return fault(
    field,
    "fields.unknown_id",
    sql`WHERE ${column} IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM birds parent WHERE parent.org_id = ${org_id} AND parent.id = ${column} AND (
        parent.deleted_at IS NULL OR EXISTS (
          SELECT 1 FROM birds stored WHERE stored.org_id = ${org_id} AND stored.id = wanted.id
          AND parent.id IN (stored.father_id, stored.mother_id)
        )
      )
    )`,
  );
}

// Everyone the wanted bird would descend from, to any depth, deleted birds included: a restored one may close a circle.
function ancestorsOf({ org_id }: Scope, wanted: Wanted): SQL {
  const through = (column: string) => sql`
    UNION SELECT ancestor.side, parent.${sql.raw(column)} FROM ancestor
    CROSS JOIN birds parent ON parent.org_id = ${org_id} AND parent.id = ancestor.id
    WHERE parent.${sql.raw(column)} IS NOT NULL`;
  const start = (role: "father" | "mother") =>
    sql`SELECT ${role} AS side, wanted.${sql.raw(`${role}_id`)} AS id FROM wanted
      WHERE ${wanted.sets.has(role) ? sql`wanted.${sql.raw(`${role}_id`)} IS NOT NULL` : sql`0`}`;
  return sql`ancestor(side, id) AS (
    ${start("father")} UNION ${start("mother")} ${through("father_id")} ${through("mother_id")}
  )`;
}

/** The refusal for faults: what is wrong first (422), then a ring that is taken (409), then the plan's limit (402). */
export function refusalFor(scope: Scope, faults: Fault[]): Refusal {
  const wrong = faults.filter(({ code }) => code !== taken && code !== full);
  if (wrong.length > 0) return new Refusal("invalid", fieldsOf(faults));
  if (faults.some(({ code }) => code === taken)) return new Refusal("conflict", { identifier: [taken] });
  return new Refusal("plan_limit", {}, { values: { limit: planOf(scope.plan).birds ?? 0 } });
}

function fieldsOf(faults: Fault[]): FieldMessages {
  const fields: FieldMessages = {};
  for (const { field, code } of faults) if (field) fields[field] = [...(fields[field] ?? []), code];
  return fields;
}
