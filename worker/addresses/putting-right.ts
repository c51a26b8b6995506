import { eq, type SQL, sql } from "drizzle-orm";
import { sessions, users } from "#db/schema/accounts.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { auditedEdit, auditedLines } from "#worker/audit.ts";
import type { Statements } from "#worker/kit/batch.ts";
import type { Gathered } from "#worker/kit/room.ts";
import { owned } from "#worker/scope.ts";
import { accountsReachedFrom, type History, heldWithout, invitationsOf, keepsAnOwner, type Person } from "./undoing.ts";
import type { Way } from "./way-back.ts";

/** What a person is again, whether an owner of then is left with them, and the statements that undo the rest. */
type Righted = { role: Person["role"]; is_active: boolean; hasOwner: boolean; statements: Statements };

const mostAccounts = 200;

/**
 * Undoes, while a condition holds, what an account did to itself and opened for others since its address was changed: it
 * has its role of then, who joined by its invitations comes in no more until an owner lets them, ranks it gave are taken
 * back, its open invitations end. Where no owner would be left nobody else is touched.
 */
export function putRight(
  { db, now }: Visitor,
  gatheredRooms: Gathered,
  { user }: Way,
  history: History,
  onlyIf: SQL,
): Righted {
  const { org_id, id } = user;
  const accounts = accountsReachedFrom(id, history);
  const witness = { db, org_id, now, user_id: id };
  const { role, is_active, created_at } = user;
  const is_gone = user.removed_at !== null;
  const self = heldWithout(accounts, { id, role, is_active, is_gone, created_at }, history);
  const hasOwner = (self.role === "owner" && self.is_active) || keepsAnOwner(history);
  const others = hasOwner ? history.people.filter((it) => it.id !== id && !it.is_gone && accounts.has(it.id)) : [];
  const held = others.map((it) => ({ it, wanted: heldWithout(accounts, it, history) }));
  const changed = held.filter(({ it, wanted }) => it.role !== wanted.role || it.is_active !== wanted.is_active);
  const invitations = invitationsOf(accounts, history);
  const edit = (subject_id: string, wanted: { role: Person["role"]; is_active: boolean }) =>
    auditedEdit(witness, { subject: "member", subject_id, table: users, wanted, when: onlyIf });
  const statements: Statements = {
    righted: is_gone
      ? auditedLines(witness, {
          subject: "member",
          deed: "restored",
          lines: sql`SELECT ${id} AS subject_id, json_object('role', json_array(NULL, ${self.role})) AS changes
            WHERE ${onlyIf}`,
        })
      : edit(id, self),
    ...(invitations.length > 0 && gatheredRooms.takingBack({ db, org_id, now, invitations }, onlyIf)),
  };
  for (const [at, { it, wanted }] of changed.slice(0, mostAccounts).entries()) {
    statements[`line${at}`] = edit(it.id, wanted);
    statements[`hand${at}`] = db
      .update(users)
      .set(wanted)
      .where(owned({ org_id }, users, eq(users.id, it.id), onlyIf));
    if (!wanted.is_active)
      statements[`out${at}`] = db
        .delete(sessions)
        .where(owned({ org_id }, sessions, eq(sessions.user_id, it.id), onlyIf));
  }
  return { ...self, hasOwner, statements };
}
