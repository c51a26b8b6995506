import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { Statements } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { type StatusOnUse, statusesOnUse } from "#worker/statuses/meaning-contract.ts";
import { seededAgain, statusOf } from "#worker/statuses/seeded-statuses.ts";

/** A status to give to birds, and the statements around the write that gives it. */
type GivenStatus = {
  /** Its id as SQL; no status where the organisation has another one under its name. */
  id: SQL;
  /** Makes the status where it is missing. */
  before: Statements;
  /** Takes away again one that no bird got, with its line of the trail. */
  behind: Statements;
};

/** The key of a status that is made on use, where a form names one in the place of an id. */
export const onUseNamed = (status_id: unknown): StatusOnUse | undefined =>
  statusesOnUse.find(({ key }) => key === status_id)?.key;

/** A status that is made when a bird first gets it, for a batch that gives it between `before` and `behind`. */
export function statusOnUse(scope: Scope, key: StatusOnUse): GivenStatus {
  const { db, org_id } = scope;
  const id = newId("status");
  const [seed] = statusesOnUse.filter((it) => it.key === key);
  const isTaken = sql`EXISTS (SELECT 1 FROM statuses namesake WHERE namesake.org_id = ${org_id}
    AND (namesake.name_pt = ${seed?.pt} COLLATE NOCASE OR namesake.name_en = ${seed?.en} COLLATE NOCASE)
    AND namesake.kind <> ${seed?.kind})`;
  return {
    id: sql`ifnull(${statusOf(scope, key)}, '')`,
    before: seededAgain(scope, key, sql`NOT ${isTaken}`, id),
    behind: {
      [`${key}_unused`]: db.run(sql`DELETE FROM statuses WHERE org_id = ${org_id} AND id = ${id}
        AND NOT EXISTS (SELECT 1 FROM birds WHERE birds.org_id = ${org_id} AND birds.status_id = ${id})`),
      [`${key}_forgotten`]: db.run(sql`DELETE FROM audit WHERE org_id = ${org_id} AND subject = 'status'
        AND subject_id = ${id} AND NOT EXISTS (SELECT 1 FROM statuses WHERE org_id = ${org_id} AND id = ${id})`),
    },
  };
}
