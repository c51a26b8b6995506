import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { keyOf } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { ownRule } from "#worker/legal/packs/ruled.ts";
import type { Scope } from "#worker/scope.ts";
import type { RuleDraft } from "./contract.ts";
import { speciesRules } from "./rules.ts";

/** Says a rule of the organisation's own of a species, or takes it back; both stand in the trail with their reason. */
export async function setRule(scope: Scope, species_id: string, { field, value, reason }: RuleDraft) {
  const { db, org_id, user_id, now } = scope;
  const json = JSON.stringify(value);
  const was = ownRule(org_id, sql`${species_id}`, field);
  const isThere = sql`EXISTS (SELECT 1 FROM species WHERE org_id = ${org_id} AND id = ${species_id})`;
  await batch(db, {
    line: db.run(sql`
      INSERT INTO audit (id, org_id, at, user_id, key_id, subject, subject_id, deed, changes)
      SELECT ${newId("audit")}, ${org_id}, ${now}, ${user_id}, ${keyOf(scope)}, 'rule', ${species_id}, ${value === null ? "deleted" : "changed"},
        json_object('species_id', json_array(NULL, ${species_id}), 'field', json_array(NULL, ${field}),
          'value', json_array(json(${was}), json(${json})), 'reason', json_array(NULL, ${reason}))
      WHERE ${isThere} AND ifnull(${was}, 'null') <> ${json}`),
    set:
      value === null
        ? db.run(sql`
            DELETE FROM rule_overrides WHERE org_id = ${org_id} AND species_id = ${species_id} AND field = ${field}`)
        : db.run(sql`
            INSERT INTO rule_overrides (id, org_id, species_id, field, value, reason, user_id, created_at, updated_at)
            SELECT ${newId("rule_override")}, ${org_id}, ${species_id}, ${field}, ${json}, ${reason}, ${user_id}, ${now}, ${now}
            WHERE ${isThere}
            ON CONFLICT (org_id, species_id, field) DO UPDATE SET value = excluded.value, reason = excluded.reason,
              user_id = excluded.user_id, version = version + 1, updated_at = excluded.updated_at`),
  });
  return speciesRules(scope, species_id);
}
