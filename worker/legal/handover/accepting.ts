import { sql } from "drizzle-orm";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { arrive, type Claimed, giveUp, refuseUnfit, type Taken } from "./arriving.ts";
import { nameGiver } from "./book-parties.ts";
import type { OfferContent } from "./content.ts";
import { leave } from "./leaving.ts";
import { isOpen, type OpenOffer, openOffer } from "./opening.ts";
import { type Party, partyOf } from "./parties.ts";

/**
 * Takes an offer for the caller's organisation: it is claimed with its giver, its birds are written here, and then they leave
 * there; each step once by the offer, whoever does it, so that saying it again answers the same. Refuses `gone` where it is
 * over or another's, `conflict` to oneself or where a bird lives here already, `plan_limit`; then the offer stays.
 */
export async function accept(scope: Scope, files: Env["FILES"], token: string): Promise<Taken> {
  const offer = await openOffer(scope.db, token);
  if (offer.org_id === scope.org_id) throw new Refusal("conflict", {}, { detail: "handover.own" });
  const giver = await partyOf(scope.db, offer.org_id, scope.now);
  if (!giver) throw new Refusal("missing");
  if (isOpen(offer, scope.now)) await refuseUnfit(scope, claimedOf(offer));
  const claimed = isOpen(offer, scope.now) ? await claim(giver.scope, offer, scope.org_id) : offer;
  if (claimed.taken_by !== scope.org_id) throw new Refusal("gone");
  const taker = await partyOf(scope.db, scope.org_id, scope.now);
  if (!taker) throw new Refusal("missing");
  return finish({ giver, taker: { ...taker, scope }, files }, claimed);
}

const claimedOf = ({ id, version, kind, content }: OpenOffer): Claimed => ({
  id,
  kind,
  claim: version,
  content: JSON.parse(content) as OfferContent,
});

/** The first step: the offer is taken by that organisation, unless it is another's by now. Answers it as it then stands. */
export async function claim(giver: Scope, offer: OpenOffer, taker_id: string): Promise<OpenOffer> {
  const { db, org_id, now } = giver;
  const {
    after: [after],
  } = await batch(db, {
    claimed: db.run(sql`UPDATE handovers SET state = 'claimed', taken_by = ${taker_id}, taken_at = ${now}, step = 0,
      version = version + 1, updated_at = ${now}
      WHERE org_id = ${org_id} AND id = ${offer.id} AND state = 'offered' AND expires_at > ${now}
        AND EXISTS (SELECT 1 FROM organizations WHERE id = ${org_id} AND closes_at IS NULL)`),
    after: db.all<Pick<OpenOffer, "state" | "taken_by" | "version">>(
      sql`SELECT state, taken_by, version FROM handovers WHERE org_id = ${org_id} AND id = ${offer.id}`,
    ),
  });
  if (!after) throw new Refusal("gone");
  return { ...offer, ...after };
}

type Sides = { giver: Party; taker: Party; files: Env["FILES"] };

/** The steps behind a claim. Where the other flock cannot take the birds the offer stands again, and the refusal is thrown. */
export async function finish({ giver, taker, files }: Sides, offer: OpenOffer): Promise<Taken> {
  const claimed = claimedOf(offer);
  // Of an offer that is all done the version has moved on: what was written answers.
  const { on, ...taken } = await arrive(taker.scope, files, claimed).catch(async (refused) => {
    if (!(refused instanceof Refusal) || refused.code === "unavailable") throw refused;
    const written = await giveUp(taker.scope, claimed);
    if (written) return written;
    await release(giver.scope, offer);
    throw refused;
  });
  if (offer.state === "claimed") {
    await nameGiver(taker.scope, claimed, on);
    await leave(giver.scope, { id: offer.id, kind: offer.kind, taken_by: taker.scope.org_id }, taker.name);
  }
  return taken;
}

/** Lets an offer stand again that was claimed in vain. */
export async function release({ db, org_id, now }: Scope, { id, version, taken_by }: OpenOffer): Promise<void> {
  await db.run(sql`UPDATE handovers SET state = 'offered', taken_by = NULL, taken_at = NULL, version = version + 1, updated_at = ${now}
    WHERE org_id = ${org_id} AND id = ${id} AND state = 'claimed' AND version = ${version} AND taken_by IS ${taken_by}`);
}
