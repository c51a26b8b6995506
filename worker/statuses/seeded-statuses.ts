import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { seededStatuses } from "#db/vocabulary.ts";
import { audited } from "#worker/audit.ts";
import type { Scope } from "#worker/scope.ts";
import { type StatusOnUse, statusesOnUse } from "./meaning-contract.ts";

/** The statuses that actions of the season, events of health and sales set, and those that are made when a bird first gets one. */
type ActionStatus =
  | ("breeding" | "resting" | "deceased" | "sick" | "quarantine" | "active")
  | ("for_sale" | "reserved" | "sold" | "given" | "on_loan" | StatusOnUse);

/** The id of the organisation's status of that key, as SQL; null where it was deleted. */
export const statusOf = ({ org_id }: Pick<Scope, "org_id">, key: ActionStatus): SQL =>
  sql`(SELECT statuses.id FROM statuses WHERE statuses.org_id = ${org_id} AND statuses.key = ${key})`;

/**
 * The statements that make a deleted status again as every organisation begins with it, for a batch that sets it behind
 * them; nothing where it is there, or where `when` does not hold. One that the organisation has since made itself under
 * the same name and meaning becomes it, so that no two go by one name.
 */
export function seededAgain(scope: Scope, key: ActionStatus, when: SQL = sql`1`, id: string = newId("status")) {
  const { db, org_id } = scope;
  const seed = [...seededStatuses, ...statusesOnUse].find((it) => it.key === key);
  if (!seed) throw new Error(`no status begins as ${key}`);
  const isMissing = sql`${statusOf(scope, key)} IS NULL AND (${when})`;
  const changes = { name_pt: [null, seed.pt], name_en: [null, seed.en], kind: [null, seed.kind] } as const;
  return {
    [`${key}_named`]: db.run(sql`
      UPDATE statuses SET key = ${key} WHERE org_id = ${org_id} AND id = (
        SELECT alike.id FROM statuses alike WHERE alike.org_id = ${org_id} AND alike.kind = ${seed.kind}
          AND (alike.name_pt = ${seed.pt} COLLATE NOCASE OR alike.name_en = ${seed.en} COLLATE NOCASE)
        ORDER BY alike.position LIMIT 1
      ) AND ${isMissing}`),
    [`${key}_made`]: db.run(sql`
      INSERT INTO statuses (id, org_id, key, name_pt, name_en, kind, position)
      SELECT ${id}, ${org_id}, ${key}, ${seed.pt}, ${seed.en}, ${seed.kind},
        (SELECT ifnull(max(position), 0) + 1 FROM statuses WHERE org_id = ${org_id})
      WHERE ${isMissing}`),
    [`${key}_noted`]: audited(scope, {
      subject: "status",
      subject_id: id,
      deed: "created",
      changes: Object.fromEntries(Object.entries(changes).map(([field, [was, is]]) => [field, [was, is]])),
    }),
  };
}
