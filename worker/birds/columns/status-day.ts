import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import { statusesToNobody } from "#worker/statuses/meaning-contract.ts";

const toNobody = sql.raw(statusesToNobody.map((key) => `'${key}'`).join(", "));

type Facts = Record<"status_id" | "birth_date" | "acquired_on", SQL>;

/** The facts of the row of `birds` at hand. */
export const storedFacts: Facts = {
  status_id: sql.raw("birds.status_id"),
  birth_date: sql.raw("birds.birth_date"),
  acquired_on: sql.raw("birds.acquired_on"),
};

/** Whether a day is before a bird can have had a status here: its birth as early as it may have been, and its arrival. */
export const isTooEarly = (day: SQL, { birth_date, acquired_on }: Omit<Facts, "status_id">): SQL =>
  sql`(${day} < max(ifnull(${birth_date}, ''), ifnull(${acquired_on}, '')))`;

/**
 * The day since when the row of `birds` at hand has the status of `becoming`, where nobody says it: today for another
 * status, none where the bird is still to arrive; without a status there is none.
 */
export const sinceByItself = ({ today }: Pick<Scope, "today">, becoming: Facts): SQL => sql`CASE
  WHEN ${becoming.status_id} IS NULL THEN NULL
  WHEN ${becoming.status_id} IS birds.status_id THEN birds.status_since
  WHEN ${isTooEarly(sql`${today}`, becoming)} THEN NULL ELSE ${today} END`;

/** Whether a bird of a status went to somebody, as `goesToSomebody` says it. 0 without a status. */
export const meansLeftToSomebody = (
  { org_id }: Pick<Scope, "org_id">,
  status_id: SQL,
): SQL => sql`ifnull(${status_id} IN (
  SELECT statuses.id FROM statuses WHERE statuses.org_id = ${org_id} AND statuses.kind <> 'present'
    AND statuses.key NOT IN (${toNobody})
), 0)`;

/** Whether a status is the one of a dead bird, whatever the organisation calls it. 0 without a status. */
export const meansDead = ({ org_id }: Pick<Scope, "org_id">, status_id: SQL): SQL => sql`ifnull(${status_id} IN (
  SELECT statuses.id FROM statuses WHERE statuses.org_id = ${org_id} AND statuses.key = 'deceased'
), 0)`;
