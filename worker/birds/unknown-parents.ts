import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { birds } from "#db/schema/birds.ts";
import type { Sex } from "#db/vocabulary.ts";
import { auditedMade } from "#worker/audit.ts";
import { ringKey, searchKey } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import { type BirdEdit, type ParentRole, parentRoles } from "./candidate-row.ts";
import { parentsLimit } from "./guards.ts";

const sexOf = { father: "male", mother: "female", foster_father: "male", foster_mother: "female" } as const;

type Unknown = { id: string; ring: string; sex: Sex; is_own: boolean };

/**
 * The statements that keep parents nobody has recorded, as birds of the flock or of somebody else's, of the child's
 * species: `add` goes before the write of the child, `drop` after it, so that a child that was refused leaves no parents
 * behind, and `note` tells the trail of those that stay. `made` are the ids they get if nobody has made them meanwhile;
 * `rules` what those of the flock may violate.
 */
export function unknownParents(scope: Scope, input: BirdEdit, child_species: SQL) {
  const unknown: Unknown[] = [];
  const made: Partial<Record<ParentRole, string>> = {};
  for (const role of parentRoles) {
    const wish = input[`unknown_${role}`] ?? input.unknown_parents ?? "refuse";
    const ring = wish === "refuse" ? null : input[`${role}_ring`];
    if (!ring) continue;
    // One ring is one bird, whatever it is named as: the first to name it decides its sex and whose it is.
    const same = unknown.find((it) => ringKey(it.ring) === ringKey(ring));
    const stranger = same ?? { id: newId("bird"), ring, sex: sexOf[role], is_own: wish === "register" };
    made[role] = stranger.id;
    if (!same) unknown.push(stranger);
  }
  if (unknown.length === 0) return { made, rules: [], add: nothing(scope), drop: nothing(scope), note: nothing(scope) };
  const ids = unknown.map(({ id }) => id);
  return {
    made,
    rules: parentsLimit(scope, ids),
    add: adding(scope, unknown, child_species),
    drop: dropping(scope, ids),
    note: auditedMade(scope, { table: birds, subject: "bird", columns: ["identifier"], ids }),
  };
}

const nothing = (scope: Scope) => scope.db.all<never>(sql`SELECT 1 WHERE 0`);

function adding(scope: Scope, unknown: Unknown[], child_species: SQL) {
  const { org_id, user_id, now } = scope;
  const rows = unknown.map(
    ({ id, ring, sex, is_own }) =>
      sql`SELECT ${id} AS id, ${ring} AS identifier, ${ringKey(ring)} AS identifier_key,
        ${searchKey(ring, null)} AS search_key, ${sex} AS sex, ${is_own ? 0 : 1} AS is_reference`,
  );
  return scope.db.all<never>(sql`
    INSERT INTO birds (id, org_id, identifier, identifier_key, search_key, sex, species_id, is_reference,
      changed_by, created_at, updated_at)
    SELECT given.id, ${org_id}, given.identifier, given.identifier_key, given.search_key, given.sex, species.id,
      given.is_reference, ${user_id}, ${now}, ${now}
    FROM (${sql.join(rows, sql` UNION ALL `)}) given
    JOIN species ON species.org_id = ${org_id} AND species.id = ${child_species}
    WHERE NOT EXISTS (
      SELECT 1 FROM birds other WHERE other.org_id = ${org_id} AND other.identifier_key = given.identifier_key
      AND other.deleted_at IS NULL
    )
    ON CONFLICT DO NOTHING`);
}

function dropping({ db, org_id }: Scope, made: readonly string[]) {
  const ids = sql.join(
    made.map((id) => sql`${id}`),
    sql`, `,
  );
  const young = parentRoles.map(
    (role) =>
      sql`SELECT 1 FROM birds child WHERE child.org_id = ${org_id} AND child.${sql.raw(`${role}_id`)} = birds.id`,
  );
  return db.all<never>(sql`
    DELETE FROM birds WHERE org_id = ${org_id} AND id IN (${ids})
    AND NOT EXISTS (${sql.join(young, sql` UNION ALL `)})`);
}
