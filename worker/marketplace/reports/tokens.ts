import { hashSecret, keyed, newLinkToken, tokenParts } from "#worker/accounts/secrets.ts";
import type { Env } from "#worker/env.ts";

/** Months in which whoever a decision was told of may object to it. */
const objectionMonths = 6;

/** A new token by which a decision is objected to: where it leads, and what is kept of it. */
export async function newObjectionToken({ APP_ORIGIN }: Pick<Env, "APP_ORIGIN">, short_key: string) {
  const secret = await newLinkToken();
  return {
    link: `${APP_ORIGIN}/market/objection/${keyed(short_key || null, secret)}`,
    token_hash: await hashSecret(secret),
  };
}

/** What is kept of a token that somebody has, and whose short key stands before it. */
export async function keptOf(token: string): Promise<{ token_hash: string; key: string | undefined }> {
  const { key, secret } = tokenParts(token);
  return { token_hash: await hashSecret(secret), key };
}

/** Until when, ISO, a decision may be objected to. */
export function objectionUntil(decided_at: string): string {
  const until = new Date(decided_at);
  until.setUTCMonth(until.getUTCMonth() + objectionMonths);
  return until.toISOString();
}
