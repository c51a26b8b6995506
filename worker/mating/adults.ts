import { type SQL, sql } from "drizzle-orm";
import { currentBy } from "#worker/birds/columns/counts.ts";
import { ageBounds } from "#worker/birds/matching.ts";
import type { Scope } from "#worker/scope.ts";
import { mostInMatrix } from "./contract.ts";
import { isPresent } from "./present-birds.ts";

// By kept counts: among a hundred thousand birds nobody looks for the species of most.
const mostKept = (scope: Pick<Scope, "org_id">): SQL =>
  sql`(${currentBy(scope, "species")} GROUP BY 2 HAVING sum(n) > 0)`;

/** The species that birds are kept of, those with the most first. */
export const speciesKept = (scope: Pick<Scope, "db" | "org_id">, most: number) =>
  scope.db.all<{ id: string; common_name: string }>(sql`
    SELECT species.id, species.common_name FROM ${mostKept(scope)} kept
    CROSS JOIN species ON species.org_id = ${scope.org_id} AND species.id = kept.key
    ORDER BY kept.n DESC, species.name_key LIMIT ${most}`);

/**
 * The ids of the present adults of a species, of the one most kept where none is named; as many of each sex as a matrix
 * holds, by their rings. A bird of which nobody knows the age was bought grown.
 */
export function adultsOf(scope: Scope, species_id: string): SQL {
  const kind = species_id ? sql`${species_id}` : sql`(SELECT key FROM ${mostKept(scope)} ORDER BY n DESC LIMIT 1)`;
  const { adult } = ageBounds(scope.today);
  const ofSex = (sex: "male" | "female") => sql`SELECT * FROM (
    SELECT birds.id FROM birds WHERE ${isPresent(scope)} AND birds.species_id = ${kind} AND birds.sex = ${sex}
      AND (birds.birth_date IS NULL OR birds.birth_date <= ${adult})
    ORDER BY birds.identifier_key LIMIT ${mostInMatrix / 2})`;
  return sql`${ofSex("male")} UNION ALL ${ofSex("female")}`;
}
