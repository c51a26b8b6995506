import { type SQL, sql } from "drizzle-orm";
import { birdColumns } from "#db/bird-columns.ts";
import { planOf } from "#worker/billing/plans.ts";
import type { Scope } from "#worker/scope.ts";
import type { CandidateRow } from "./candidate-row.ts";
import { lastBirthDay } from "./columns/birth-span.ts";
import { inPlan } from "./columns/counts.ts";
import { meansGone } from "./columns/presence.ts";
import { meansDead, meansLeftToSomebody } from "./columns/status-day.ts";
import type { BirdChange } from "./contract.ts";
import { type Fault, fault, full, taken } from "./faults.ts";
import { ancestorsOf, parentRules, type RingsInput } from "./parent-guards.ts";

/** What was asked for that `candidate` cannot hold: rings of parents, and a species that may not change. */
type BirdRulesInput = RingsInput & Pick<BirdChange, "species_id">;

/**
 * The table expressions `candidate` and `fault`, for a WITH RECURSIVE: every rule that only the database knows, stated
 * once. A write carries them and happens only when `fault` is empty; the same expressions then tell why not.
 */
export function guarded(
  scope: Scope,
  candidate: CandidateRow,
  input: BirdRulesInput,
  adds: boolean,
  more: SQL[] = [],
): SQL {
  const fixed = adds ? speciesOwned(scope) : speciesFixed(input);
  const all = [
    ...ringRules(scope),
    ...more,
    ...(candidate.sets.has("species_id") ? [fixed] : []),
    ...(candidate.sets.has("status_id") ? [statusOwned(scope)] : []),
    ...(candidate.sets.has("place_id") ? [placeOwned(scope), goneStaysOut(scope)] : []),
    ...(candidate.sets.has("birth_date") ? dateRules(scope) : []),
    ...statusDayRules(scope, candidate.sets),
    ...(candidate.sets.has("cause_of_death") ? [onlyTheDead(scope)] : []),
    ...(["left_to", "left_price_cents"] as const).filter((it) => candidate.sets.has(it)).map(onlyThoseWhoLeft(scope)),
    ...(candidate.sets.has("sex") && !adds ? sexRules(scope) : []),
    ...parentRules(scope, candidate, input),
    ...(candidate.sets.has("is_reference") || candidate.sets.has("status_id") ? limitRules(scope) : []),
  ];
  // Nobody descends yet from a bird that is not there.
  const ancestor = adds ? sql`ancestor(side, id) AS (SELECT NULL, NULL WHERE 0)` : ancestorsOf(scope, candidate);
  return sql`${candidate.expression}, ${ancestor}, fault AS (${sql.join(all, sql` UNION `)})`;
}

/** The statement that tells the faults. */
export const faultsOf = (scope: Scope, guards: SQL) =>
  scope.db.all<Fault>(sql`WITH RECURSIVE ${guards} SELECT field, code FROM fault`);

/** The rule that no two birds at hand have the same ring. */
function ringRules({ org_id }: Scope): SQL[] {
  return [
    fault(
      "identifier",
      taken,
      sql`CROSS JOIN birds other ON other.org_id = ${org_id} AND other.identifier_key = candidate.identifier_key
        AND other.deleted_at IS NULL AND other.id <> candidate.id`,
    ),
  ];
}

/**
 * The rule that the plan allows one more bird; none without a limit. Birds of others and those that are gone do not count,
 * the others once.
 */
function limitRules(scope: Scope): SQL[] {
  const { birds } = planOf(scope.plan);
  if (birds === null) return [];
  const isCounted = sql`SELECT 1 FROM birds stored WHERE stored.org_id = ${scope.org_id} AND stored.id = candidate.id
    AND stored.deleted_at IS NULL AND stored.is_reference = 0 AND NOT ${meansGone(scope, sql`stored.status_id`)}`;
  const counts = sql`candidate.is_reference = 0 AND NOT ${meansGone(scope, sql`candidate.status_id`)}`;
  return [fault("", full, sql`WHERE ${counts} AND ${inPlan(scope)} >= ${birds} AND NOT EXISTS (${isCounted})`)];
}

/** The rule that the plan allows the parents that the same write has just made, as far as they are of the flock. */
export function parentsLimit(scope: Scope, made: readonly string[]): SQL[] {
  const { birds } = planOf(scope.plan);
  if (birds === null) return [];
  const own = sql`SELECT 1 FROM json_each(${JSON.stringify(made)}) named
    CROSS JOIN birds parent ON parent.org_id = ${scope.org_id} AND parent.id = named.value AND parent.is_reference = 0`;
  return [fault("", full, sql`WHERE ${inPlan(scope)} > ${birds} AND EXISTS (${own})`)];
}

/** What putting a deleted bird back may violate: its ring was given away, or the plan is full. */
export function restoreGuards(scope: Scope, id: string): SQL {
  const rules = sql.join([...ringRules(scope), ...limitRules(scope)], sql` UNION `);
  return sql`candidate AS (
    SELECT birds.id, birds.identifier_key, birds.is_reference, birds.status_id FROM birds
    WHERE birds.org_id = ${scope.org_id} AND birds.id = ${id} AND birds.deleted_at IS NOT NULL
  ), fault AS (${rules})`;
}

const speciesOwned = ({ org_id }: Scope) =>
  fault(
    "species_id",
    "fields.unknown_id",
    sql`WHERE NOT EXISTS (SELECT 1 FROM species WHERE species.org_id = ${org_id} AND species.id = candidate.species_id)`,
  );

const speciesFixed = ({ species_id }: BirdRulesInput) =>
  fault("species_id", "birds.species.fixed", sql`WHERE candidate.species_id <> ${species_id}`);

const statusOwned = ({ org_id }: Scope) =>
  fault(
    "status_id",
    "fields.unknown_id",
    sql`WHERE candidate.status_id IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM statuses WHERE statuses.org_id = ${org_id} AND statuses.id = candidate.status_id
    )`,
  );

const placeOwned = ({ org_id }: Scope) =>
  fault(
    "place_id",
    "fields.unknown_id",
    sql`WHERE candidate.place_id IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM places WHERE places.org_id = ${org_id} AND places.id = candidate.place_id
    )`,
  );

// Who becomes gone leaves its place without a word; that somebody is moved into one all the same is a slip.
const goneStaysOut = (scope: Scope) =>
  fault(
    "place_id",
    "birds.place_id.gone",
    sql`WHERE candidate.place_id IS NOT NULL AND ${meansGone(scope, sql`candidate.status_id`)}`,
  );

function dateRules({ org_id, today }: Scope): SQL[] {
  const child = (parent: "father_id" | "mother_id") =>
    fault(
      "birth_date",
      "birds.birth_date.after_child",
      sql`CROSS JOIN birds child ON child.org_id = ${org_id} AND child.${sql.raw(parent)} = candidate.id
        WHERE ${lastBirthDay("child")} < candidate.birth_date`,
    );
  const future = fault("birth_date", "birds.birth_date.future", sql`WHERE candidate.birth_date > ${today}`);
  return [future, child("father_id"), child("mother_id")];
}

// Told at the day where it is given, else at the date that came to stand behind it.
function statusDayRules({ today }: Scope, sets: CandidateRow["sets"]): SQL[] {
  const since = sql.raw("candidate.status_since");
  const late = (field: "birth_date" | "acquired_on", code: string) =>
    fault(field, code, sql`WHERE ${since} < candidate.${sql.raw(field)}`);
  if (!sets.has("status_since") && !sets.has("status_id"))
    return [
      ...(sets.has("birth_date") ? [late("birth_date", "birds.birth_date.after_status")] : []),
      ...(sets.has("acquired_on") ? [late("acquired_on", "birds.acquired_on.after_status")] : []),
    ];
  const early = (code: string, when: SQL) => fault("status_since", code, sql`WHERE ${since} ${when}`);
  return [
    early("birds.status_since.future", sql`> ${today}`),
    early("birds.status_since.before_birth", sql`< candidate.birth_date`),
    early("birds.status_since.before_arrival", sql`< candidate.acquired_on`),
  ];
}

const onlyTheDead = (scope: Scope) =>
  fault(
    "cause_of_death",
    "birds.cause_of_death.alive",
    sql`WHERE candidate.cause_of_death IS NOT NULL AND NOT ${meansDead(scope, sql`candidate.status_id`)}`,
  );

const onlyThoseWhoLeft = (scope: Scope) => (name: "left_to" | "left_price_cents") =>
  fault(
    name,
    `birds.${birdColumns[name].file}.stayed`,
    sql`WHERE candidate.${sql.raw(name)} IS NOT NULL AND NOT ${meansLeftToSomebody(scope, sql`candidate.status_id`)}`,
  );

// Young in the trash count too: restoring them must not bring back a male mother.
function sexRules({ org_id }: Scope): SQL[] {
  const isParent = (column: string, sex: string, code: string) =>
    fault(
      "sex",
      code,
      sql`WHERE candidate.sex <> ${sex} AND EXISTS (
        SELECT 1 FROM birds child WHERE child.org_id = ${org_id} AND child.${sql.raw(column)} = candidate.id
      )`,
    );
  return [isParent("father_id", "male", "birds.sex.is_father"), isParent("mother_id", "female", "birds.sex.is_mother")];
}
