import type { Env } from "#worker/env.ts";
import { senderOf } from "#worker/mail/sending.ts";
import { base64url, bytesOf } from "./base64url.ts";

/** The pair by which push services know who writes: a point of P-256 and its private number, base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };
type Known = Pick<Env, "VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY">;

/** The app's pair; undefined where it was not set up, and then nothing is pushed. */
export function vapidKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Known): VapidKeys | undefined {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) return undefined;
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
}

/** Whom a push service writes to when something is wrong; Apple refuses who names nobody it can reach. */
export const contactOf = ({ CONTACT_EMAIL, MAIL_FROM }: Pick<Env, "CONTACT_EMAIL" | "MAIL_FROM">): string =>
  `mailto:${CONTACT_EMAIL || senderOf(MAIL_FROM).email}`;

/** Seconds for which a signature is good; services take a day at most. */
const signedFor = 12 * 3600;
const encoder = new TextEncoder();
const asPart = (value: object) => base64url(encoder.encode(JSON.stringify(value)));

/** What `Authorization` says to the service at an endpoint (RFC 8292). `now` is an ISO instant. */
export async function authorization(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: string },
): Promise<string> {
  const exp = Math.floor(Date.parse(now) / 1000) + signedFor;
  const claims = { aud: new URL(endpoint).origin, exp, sub: contact };
  const unsigned = `${asPart({ typ: "JWT", alg: "ES256" })}.${asPart(claims)}`;
  const way = { name: "ECDSA", namedCurve: "P-256" };
  const key = await crypto.subtle.importKey("jwk", jwkOf(publicKey, privateKey), way, false, ["sign"]);
  const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, key, encoder.encode(unsigned));
  return `vapid t=${unsigned}.${base64url(signature)}, k=${publicKey}`;
}

function jwkOf(publicKey: string, privateKey: string): JsonWebKey {
  const point = bytesOf(publicKey);
  if (point?.length !== 65) throw new Error("VAPID_PUBLIC_KEY is no uncompressed point of P-256");
  return { kty: "EC", crv: "P-256", x: base64url(point.slice(1, 33)), y: base64url(point.slice(33)), d: privateKey };
}
