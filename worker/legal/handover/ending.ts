import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { audited, isWritten } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { noticed } from "#worker/notifications/noting.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { isOpen, openOffer } from "./opening.ts";
import { partyOf } from "./parties.ts";
import { type Handover, readingHandover, serializeHandover } from "./rows.ts";
import type { Keys } from "./tokens.ts";

/** The page that a notification of an offer opens. */
const offersPage = "/legal-forms/handovers";

type Ending = "withdrawn" | "refused" | "expired";

/** Takes an offer back; its birds are free again. `illegal_state` once it is taken or over. */
export async function withdraw(scope: Scope, keys: Keys, id: string): Promise<Handover> {
  const ended = await end(scope, id, "withdrawn");
  const [row] = await readingHandover(scope, id);
  if (!row) throw new Refusal("missing");
  if (!ended && row.state !== "withdrawn")
    throw new Refusal("illegal_state", {}, { from: row.state, detail: "handover.not_open" });
  return serializeHandover(keys, row);
}

/** Says no to an offer, for the organisation of the caller: whoever made it is told. */
export async function refuseOffer(scope: Scope, token: string): Promise<void> {
  const offer = await openOffer(scope.db, token);
  if (offer.org_id === scope.org_id) throw new Refusal("conflict", {}, { detail: "handover.own" });
  if (!isOpen(offer, scope.now)) throw new Refusal("gone");
  const giver = await partyOf(scope.db, offer.org_id, scope.now);
  if (!giver || !(await end(giver.scope, offer.id, "refused"))) throw new Refusal("gone");
}

/** Ends an offer that nobody has taken and lets its birds go free, in a batch of whoever made it. Answers whether it did. */
export async function end(giver: Scope, id: string, state: Ending): Promise<boolean> {
  const { db, org_id, now } = giver;
  const noted = newId("audit");
  const when = isWritten(giver, noted);
  const over = state === "expired" ? sql`expires_at <= ${now}` : sql`1`;
  const { ended } = await batch(db, {
    ended: db.run(sql`UPDATE handovers SET state = ${state}, version = version + 1, updated_at = ${now}
      WHERE org_id = ${org_id} AND id = ${id} AND state = 'offered' AND ${over}`),
    noted: audited(giver, {
      id: noted,
      subject: "handover",
      subject_id: id,
      deed: "changed",
      changes: { state: ["offered", state] },
    }),
    free: freeing(giver, id, when),
    ...(state !== "withdrawn" && { told: notifying(giver, id, state, when) }),
  });
  return ended.rowsAffected > 0;
}

/** The statement that lets the birds of an offer go free. */
export const freeing = ({ db, org_id }: Scope, id: string, when: SQL) =>
  db.run(sql`UPDATE handover_birds SET is_frozen = 0 WHERE org_id = ${org_id} AND handover_id = ${id} AND ${when}`);

/** The statement that notifies whoever made an offer of what became of it. */
export const notifying = (giver: Scope, id: string, became: "accepted" | "refused" | "expired", when: SQL) =>
  noticed(
    giver,
    {
      event: `handover.${became}`,
      key: id,
      link: offersPage,
      facts: {
        count: sql`(SELECT count(*) FROM handover_birds WHERE org_id = ${giver.org_id} AND handover_id = ${id})`,
      },
    },
    when,
  );
