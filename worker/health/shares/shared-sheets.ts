import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { organizations } from "#db/schema/accounts.ts";
import { healthShares } from "#db/schema/health.ts";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import { hashSecret, isKeyed, tokenParts } from "#worker/accounts/secrets.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { ownLook } from "#worker/billing/own-look.ts";
import { planInForce } from "#worker/billing/plans.ts";
import { keptFile } from "#worker/files/kept-file.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { OwnLook } from "#worker/scope.ts";
import { type HealthSheet, readingSheets, sheetsOf, withoutPeople } from "../sheet/reading.ts";

/** Health sheets for whoever was given their address: no price, and nobody's name but the organisation's. */
export type SharedSheets = {
  organization: string;
  sheets: Array<Omit<HealthSheet, "bird"> & { bird: Omit<HealthSheet["bird"], "id"> }>;
  expires_at: string | null;
  /** The organisation's own look, where their plan has one. */
  look: (OwnLook & { has_logo: boolean }) | null;
};

/** The sheets behind a public address. `missing` whether it was never given out, is closed or over, or its birds are gone. */
export async function sharedSheets(visitor: Visitor, token: string): Promise<SharedSheets> {
  const { org_id, id, expires_at, look, logo_key, name } = await openShare(visitor, token);
  const { db, now, language } = visitor;
  const shown = sql`birds.id IN (
    SELECT shown.bird_id FROM health_share_birds shown WHERE shown.org_id = ${org_id} AND shown.share_id = ${id})`;
  const found = await batch(db, readingSheets({ db, org_id }, shown, language));
  const sheets = sheetsOf(found, now.slice(0, 10)).map(withoutPeople);
  if (sheets.length === 0) throw new Refusal("missing");
  return {
    organization: look?.name ?? name,
    sheets: sheets.map(({ bird: { id: _, ...bird }, ...sheet }) => ({ bird, ...sheet })),
    expires_at,
    look: look && { ...look, has_logo: logo_key !== null },
  };
}

/** The logo behind a public address, where the plan shows it in the place of ours. */
export async function sharedSheetLogo(visitor: Visitor, token: string): Promise<Response> {
  const { look, logo_key } = await openShare(visitor, token);
  if (!look || logo_key === null) throw new Refusal("missing");
  const input = { key: logo_key, type: "image/png", namesItself: true, name: "logo", has: undefined };
  const file = await keptFile(visitor.env.FILES, input);
  const headers = new Headers(file.headers);
  // Once the address is closed nobody may go on showing it.
  headers.set("Cache-Control", "no-store");
  headers.set("Content-Disposition", "inline");
  headers.delete("ETag");
  return new Response(file.body, { headers });
}

/** The share behind a token and the look of whose it is, counted for the visitor's network. */
async function openShare({ db, env, now, ip }: Visitor, token: string) {
  const limit = await rate(env, "sheet.ip", ip);
  const { key, secret } = tokenParts(token);
  const token_hash = await hashSecret(secret);
  const { id, org_id, revoked_at, expires_at } = healthShares;
  const { name, plan, trial_ends_at, look_name, look_accent, logo_key } = organizations;
  const isOpen = and(isNull(revoked_at), or(isNull(expires_at), gt(expires_at, now)));
  const {
    counted,
    share: [share],
  } = await batch(db, {
    counted: countStatement(db, limit, now),
    share: db
      .select({ id, org_id, expires_at, logo_key, name, plan, trial_ends_at, look_name, look_accent })
      .from(healthShares)
      .innerJoin(organizations, eq(organizations.id, org_id))
      .where(and(eq(healthShares.token_hash, token_hash), isOpen, isNull(organizations.closes_at), isKeyed(key))),
  });
  refuseBeyond([[limit, counted]], now);
  if (!share) throw new Refusal("missing");
  return { ...share, look: ownLook({ ...share, plan: planInForce(share, now) }) };
}
