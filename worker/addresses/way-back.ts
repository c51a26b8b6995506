import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { codes, organizations, users } from "#db/schema/accounts.ts";
import { countStatement, rate, refuseBeyond, within } from "#worker/accounts/rates.ts";
import { codeIdOf } from "#worker/accounts/resets.ts";
import { hashSecret, isKeyed, tokenParts } from "#worker/accounts/secrets.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";

/** The refusal of a way back that opens nothing. */
export const gone = () => new Refusal("gone", {}, { detail: "addresses.back.gone" });

/** The way back that a token opens; `gone` for one that was used, is too old, or none. */
export async function findWay({ db, env, now, ip }: Visitor, token: string) {
  const byIp = await rate(env, "reset.ip", ip);
  const { key, secret } = tokenParts(token);
  const digest = await hashSecret(secret);
  const {
    ips,
    rows: [row],
  } = await batch(db, {
    ips: countStatement(db, byIp, now),
    rows: wayStatement(db, digest, now, and(within(byIp), isKeyed(key))),
  });
  refuseBeyond([[byIp, ips]], now);
  return asWay(row);
}

/** The statement that reads a way back with whose it is, while it is open. */
export const wayStatement = (db: Database, digest: string, now: string, onlyIf?: SQL) =>
  db
    .select({ user: users, way: codes, organization: organizations.name, short_key: organizations.short_key })
    .from(codes)
    .innerJoin(users, and(eq(users.org_id, codes.org_id), eq(users.id, codes.user_id)))
    .innerJoin(organizations, eq(organizations.id, codes.org_id))
    .where(
      and(
        ...[eq(codes.id, codeIdOf(digest)), eq(codes.digest, digest), eq(codes.purpose, "email_back")],
        ...[isNull(codes.used_at), gt(codes.expires_at, now), onlyIf],
      ),
    );

/** What that statement read; `gone` where there is none. */
export function asWay(row: Awaited<ReturnType<typeof wayStatement>>[number] | undefined) {
  if (!row?.way.address) throw gone();
  return { ...row, address: row.way.address };
}
/** A way back to a former address, with whose it is. */
export type Way = ReturnType<typeof asWay>;
