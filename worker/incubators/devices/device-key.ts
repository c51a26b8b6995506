import { sql } from "drizzle-orm";
import type { MiddlewareHandler } from "hono";
import { type Authenticated, authenticate, dayIn, verified } from "#worker/accounts/authenticate.ts";
import { countWhere, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import { hashSecret, keyed, newSecret, tokenParts } from "#worker/accounts/secrets.ts";
import { batch } from "#worker/kit/batch.ts";
import { languageOf } from "#worker/problem.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/** Stands before every key, so that whoever finds one in a file knows what it is. */
const prefix = "vold_";

/** A new key of an organisation's: 256 bits, kept nowhere but by its device. */
export async function newDeviceKey(short_key: string | null): Promise<{ key: string; key_hash: string }> {
  const key = `${prefix}${keyed(short_key, newSecret())}`;
  return { key, key_hash: await hashSecret(key) };
}

/** The device behind a request; absent where a person asks. */
type Device = { id: string; incubator_id: string };
type DeviceEnv = Authenticated & { Variables: { device?: Device } };

type Found = Device & { org_id: string; timezone: string; closes_at: string | null };

/**
 * Lets a device pass by its key as well as a person by their token, for one route: everywhere else a key is no token. A device
 * may do what a keeper may, in its organisation alone, and no more than 60 calls a minute.
 */
export const deviceOrMember: MiddlewareHandler<DeviceEnv> = async (c, next) => {
  const [, key] = /^bearer (vold_[\w-]{20,100})$/i.exec(c.req.header("Authorization") ?? "") ?? [];
  if (key === undefined) return authenticate(c, () => verified(c, next) as Promise<void>);
  const { opened, now } = c.var;
  const { key: short_key } = tokenParts(key.slice(prefix.length));
  const key_hash = await hashSecret(key);
  const found = sql`FROM organizations CROSS JOIN incubator_devices device ON device.org_id = organizations.id
    WHERE organizations.short_key = ${short_key ?? ""} AND device.key_hash = ${key_hash} AND device.revoked_at IS NULL`;
  const limit = await rate(c.env, "device.key", key_hash);
  const {
    counted,
    devices: [device],
  } = await batch(opened.db, {
    counted: countWhere(opened.db, limit, now, sql`EXISTS (SELECT 1 ${found})`),
    devices: opened.db.all<Found>(sql`
      SELECT device.id, device.incubator_id, device.org_id, organizations.timezone, organizations.closes_at ${found}`),
  });
  if (!device) throw new Refusal("unauthenticated");
  refuseBeyond([[limit, counted]], now);
  const { id, incubator_id, org_id, timezone, closes_at } = device;
  c.set("device", { id, incubator_id });
  const language = languageOf(c.req.header("Accept-Language"));
  const scope: Scope = {
    db: opened.db,
    org_id,
    user_id: "",
    role: "keeper",
    plan: "starter",
    trial_ends_at: null,
    closes_at,
    language,
    papers_language: language,
    logo_key: null,
    look: null,
    now,
    today: dayIn(timezone, now),
    confirmed_at: "",
    idempotency_key: undefined,
  };
  c.set("scope", scope);
  return next();
};
