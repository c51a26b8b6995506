import { type SQL, sql } from "drizzle-orm";

const encoder = new TextEncoder();

/** 32 random bytes, base64url. */
export function newSecret(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** What opens a mailed link: 160 bits. Hexadecimal, so that a log which hides whatever holds a digit hides it. */
export const newLinkToken = async (): Promise<string> => (await hashSecret(newSecret())).slice(0, 40);

/** SHA-256 in hex: how secrets of 256 bits are kept at rest. */
export async function hashSecret(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", encoder.encode(secret)));
}

/** HMAC-SHA-256 in hex: how six-digit codes are kept, useless without the pepper. */
export async function keyedDigest(pepper: string, message: string): Promise<string> {
  const key = await crypto.subtle.importKey("raw", encoder.encode(pepper), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return hex(await crypto.subtle.sign("HMAC", key, encoder.encode(message)));
}

/** Six digits, uniformly; leading zeros are as likely as any. */
export function newCode(): string {
  const draw = new Uint32Array(1);
  // 4_294_000_000 is the largest multiple of a million below 2^32: beyond it the low codes would be likelier.
  do crypto.getRandomValues(draw);
  while ((draw[0] ?? 0) >= 4_294_000_000);
  return String((draw[0] ?? 0) % 1_000_000).padStart(6, "0");
}

/** Compares without telling by time where two strings differ. */
export function sameText(left: string, right: string): boolean {
  let difference = left.length ^ right.length;
  for (let at = 0; at < left.length; at += 1) difference |= left.charCodeAt(at) ^ right.charCodeAt(at);
  return difference === 0;
}

/** A token that is given out, headed by the short key of whose it is: of what it opens nothing is sought elsewhere. */
export const keyed = (short_key: string | null, secret: string): string =>
  short_key === null ? secret : `${short_key}-${secret}`;

/** The key of a token and what is behind it; those given out before there were keys have none. */
export function tokenParts(token: string): { key: string | undefined; secret: string } {
  const [, key, secret] = /^([0-9A-F]{10})-(.+)$/.exec(token) ?? [];
  return key === undefined || secret === undefined ? { key: undefined, secret: token } : { key, secret };
}

/** Whether a row of `organizations` is the one a token names; any is, of a token without a key. */
export const isKeyed = (key: string | undefined): SQL | undefined =>
  key === undefined ? undefined : sql`organizations.short_key = ${key}`;

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
