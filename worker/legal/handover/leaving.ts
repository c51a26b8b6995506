import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { audited, isWritten } from "#worker/audit.ts";
import { isGone, placeUnlessGone } from "#worker/birds/columns/presence.ts";
import { inFlock, ownBird, writeStampSql } from "#worker/birds/columns/write-stamp.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { seededAgain, statusOf } from "#worker/statuses/seeded-statuses.ts";
import type { HandoverKind } from "./content.ts";
import { freeing, notifying } from "./ending.ts";

const statusAfter = { sale: "sold", gift: "given", loan: "on_loan" } as const;

/**
 * Lets the birds of a taken offer go from the flock of whoever made it, once however often it is said: sold, given or lent to
 * `to` since today, out of their places. One that is gone already, by its sale, stays as it is; one that was only borrowed is
 * given back.
 */
export async function leave(giver: Scope, offer: { id: string; kind: HandoverKind; taken_by: string }, to: string) {
  const { db, org_id, now, today } = giver;
  const { id, kind, taken_by } = offer;
  const noted = newId("audit");
  const when = isWritten(giver, noted);
  const key = statusAfter[kind];
  const becomes = sql`iif(birds.acquisition = 'loaned' AND ${kind === "loan" ? 1 : 0}, ${statusOf(giver, "given")}, ${statusOf(giver, key)})`;
  await batch(db, {
    accepted: db.run(sql`UPDATE handovers SET state = 'accepted', step = 2, version = version + 1, updated_at = ${now}
      WHERE org_id = ${org_id} AND id = ${id} AND state = 'claimed' AND taken_by = ${taken_by}`),
    noted: audited(giver, {
      id: noted,
      subject: "handover",
      subject_id: id,
      deed: "changed",
      changes: { state: ["offered", "accepted"] },
    }),
    free: freeing(giver, id, when),
    ...seededAgain(giver, key, when),
    ...(kind === "loan" && seededAgain(giver, "given", when)),
    left: db.run(sql`
      UPDATE birds SET status_id = ${becomes}, status_since = ${today}, cause_of_death = NULL, left_to = ifnull(birds.left_to, ${to}),
        place_id = ${placeUnlessGone(giver, becomes, sql`birds.place_id`)}, ${writeStampSql(giver, { on: today, reason: to })}
      FROM handover_birds part
      WHERE part.org_id = ${org_id} AND part.handover_id = ${id} AND ${ownBird(giver, sql`part.bird_id`)}
        AND ${inFlock} AND NOT ${isGone(giver)} AND ${when}`),
    told: notifying(giver, id, "accepted", when),
  });
}
