import { sql } from "drizzle-orm";
import { jsonRows } from "#worker/json-rows.ts";
import { settle } from "#worker/legal/register/settling.ts";
import { ringKey } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import type { Claimed } from "./arriving.ts";
import type { Placed } from "./matching.ts";

/**
 * Says in the register of whoever took birds who gave them, for the bird itself only knows who bred it. `since` is the day
 * they came. Said again it changes nothing, and what is entered stays as it is.
 */
export async function nameGiver(scope: Scope, { content }: Claimed, since: string): Promise<void> {
  const { db, org_id } = scope;
  await settle(scope);
  const rings = content.birds.slice(0, content.count).map(({ identifier }) => ringKey(identifier));
  await db.run(sql`
    UPDATE movements SET party_name = ${content.from}
    WHERE org_id = ${org_id} AND number IS NULL AND party_name IS NULL AND direction = 'in' AND on_day >= ${since}
      AND kind NOT IN ('opening', 'birth', 'death', 'escape', 'theft', 'found')
      AND bird_id IN (SELECT birds.id FROM ${jsonRows(rings)} AS said CROSS JOIN birds
        ON birds.org_id = ${org_id} AND birds.identifier_key = said.value AND birds.deleted_at IS NULL)`);
}

/** The statement that keeps to whom birds went that come back: being here again they do not know it any more. */
export const takersKept = ({ db, org_id }: Scope, back: readonly Placed[], when: ReturnType<typeof sql>) =>
  db.run(sql`
    UPDATE movements SET party_name = (SELECT birds.left_to FROM birds
      WHERE birds.org_id = ${org_id} AND birds.id = movements.bird_id)
    WHERE org_id = ${org_id} AND number IS NULL AND party_name IS NULL AND direction = 'out'
      AND kind NOT IN ('death', 'escape', 'theft') AND ${when}
      AND bird_id IN (SELECT said.value FROM ${jsonRows(back.map(({ id }) => id))} AS said)`);
