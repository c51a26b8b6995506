import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { Sex } from "#db/vocabulary.ts";
import { ringKey, searchKey } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import { type ParentRole, parentRoles } from "./candidate-row.ts";
import type { BirdChange } from "./contract.ts";

const sexOf = { father: "male", mother: "female", foster_father: "male", foster_mother: "female" } as const;

type Unknown = { id: string; ring: string; sex: Sex };

/**
 * The statements that keep parents nobody has recorded as birds of somebody else's, of the child's species: `add` goes
 * before the write of the child, `drop` after it, so that a child that was refused leaves no parents behind. `made` are the
 * ids they get if nobody has made them meanwhile.
 */
export function unknownParents(scope: Scope, asked: BirdChange, child_species: SQL) {
  const unknown: Unknown[] = [];
  const made: Partial<Record<ParentRole, string>> = {};
  for (const role of parentRoles) {
    const ring = asked.unknown_parents === "reference" ? asked[`${role}_ring`] : null;
    if (!ring) continue;
    // One ring is one bird, whatever it is named as: the first to name it decides its sex.
    const same = unknown.find((it) => ringKey(it.ring) === ringKey(ring));
    const stranger = same ?? { id: newId("bird"), ring, sex: sexOf[role] };
    made[role] = stranger.id;
    if (!same) unknown.push(stranger);
  }
  if (unknown.length === 0) return { made, add: nothing(scope), drop: nothing(scope) };
  return { made, add: adding(scope, unknown, child_species), drop: dropping(scope, unknown) };
}

const nothing = (scope: Scope) => scope.db.all<never>(sql`SELECT 1 WHERE 0`);

function adding(scope: Scope, unknown: Unknown[], child_species: SQL) {
  const { org_id, user_id, now } = scope;
  const rows = unknown.map(
    ({ id, ring, sex }) =>
      sql`SELECT ${id} AS id, ${ring} AS identifier, ${ringKey(ring)} AS identifier_key,
        ${searchKey(ring, null)} AS search_key, ${sex} AS sex`,
  );
  return scope.db.all<never>(sql`
    INSERT INTO birds (id, org_id, identifier, identifier_key, search_key, sex, species_id, is_reference,
      changed_by, created_at, updated_at)
    SELECT given.id, ${org_id}, given.identifier, given.identifier_key, given.search_key, given.sex, species.id, 1,
      ${user_id}, ${now}, ${now}
    FROM (${sql.join(rows, sql` UNION ALL `)}) given
    JOIN species ON species.org_id = ${org_id} AND species.id = ${child_species}
    WHERE NOT EXISTS (
      SELECT 1 FROM birds other WHERE other.org_id = ${org_id} AND other.identifier_key = given.identifier_key
      AND other.deleted_at IS NULL
    )
    ON CONFLICT DO NOTHING`);
}

function dropping({ db, org_id }: Scope, unknown: Unknown[]) {
  const ids = sql.join(
    unknown.map(({ id }) => sql`${id}`),
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
