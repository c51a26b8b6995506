import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { audited, keyOf } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/** A month of the calendar as an address names it; anything else is `missing`. */
export function monthOf(given: string): string {
  if (!/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(given)) throw new Refusal("missing");
  return given;
}

/** Closes a month: from now on nothing is written of its days. One that is closed stays as it is. */
export async function lockMonth(scope: Scope, month: string) {
  const { db, org_id, user_id, now, today } = scope;
  // Of a month that has not begun nothing can be settled.
  if (month > today.slice(0, 7)) throw new Refusal("invalid", { month: ["finance.lock.future"] });
  const id = newId("month_lock");
  await batch(db, {
    locked: db.run(sql`
      INSERT INTO month_locks (id, org_id, month, locked_at, user_id) VALUES (${id}, ${org_id}, ${month}, ${now}, ${user_id})
      ON CONFLICT (org_id, month) DO NOTHING`),
    audited: audited(scope, { subject: "month", subject_id: id, deed: "created", changes: { month: [null, month] } }),
  });
  return { month, is_locked: true };
}

/** Opens a month again and keeps why in the trail. One that is open stays as it is. */
export async function unlockMonth(scope: Scope, month: string, reason: string) {
  const { db, org_id, user_id, now } = scope;
  const changes = JSON.stringify({ month: [month, null], reason: [null, reason] });
  await batch(db, {
    audited: db.run(sql`
      INSERT INTO audit (id, org_id, at, user_id, key_id, subject, subject_id, deed, changes)
      SELECT ${newId("audit")}, ${org_id}, ${now}, ${user_id}, ${keyOf(scope)}, 'month', id, 'deleted', ${changes}
      FROM month_locks WHERE org_id = ${org_id} AND month = ${month}`),
    unlocked: db.run(sql`DELETE FROM month_locks WHERE org_id = ${org_id} AND month = ${month}`),
  });
  return { month, is_locked: false };
}
