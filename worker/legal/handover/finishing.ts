import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import type { Env } from "#worker/env.ts";
import { Refusal } from "#worker/refusal.ts";
import { finish, release } from "./accepting.ts";
import { end } from "./ending.ts";
import type { OpenOffer } from "./opening.ts";
import { partyOf } from "./parties.ts";

/** So many offers are looked after in a minute. */
const mostAtOnce = 100;

/** Finishes what was cut off between two organisations, and ends offers whose days are over. `now` is an ISO instant. */
export async function tendHandovers(db: Database, { FILES }: Pick<Env, "FILES">, now: string): Promise<void> {
  // Said as the index of what is under way says it, or SQLite would not take it.
  const read = (which: ReturnType<typeof sql>) =>
    db.all<OpenOffer>(sql`SELECT id, org_id, kind, state, content, takes, expires_at, taken_by, version FROM handovers
      WHERE state IN ('offered', 'claimed') AND ${which} ORDER BY expires_at LIMIT ${mostAtOnce}`);
  await forEachOrganization("finish hand-overs", await read(sql`state = 'claimed'`), (offer) =>
    finishOne(db, FILES, offer, now),
  );
  await forEachOrganization(
    "end offers",
    await read(sql`state = 'offered' AND expires_at <= ${now}`),
    async (offer) => {
      const giver = await partyOf(db, offer.org_id, now);
      if (giver) await end(giver.scope, offer.id, "expired");
    },
  );
}

async function finishOne(db: Database, files: Env["FILES"], offer: OpenOffer, now: string): Promise<void> {
  const giver = await partyOf(db, offer.org_id, now);
  if (!giver) return;
  const taker = offer.taken_by === null ? undefined : await partyOf(db, offer.taken_by, now);
  // Whoever took it is no more: what was not written there never will be, and what was is gone with them.
  if (!taker) return release(giver.scope, offer);
  await finish({ giver, taker, files }, offer).catch((refused) => {
    if (!(refused instanceof Refusal) || refused.code === "unavailable") throw refused;
  });
}
