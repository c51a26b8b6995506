import { sameText } from "#worker/accounts/secrets.ts";
import { base32, bytesOfBase32 } from "./base32.ts";

/** Seconds a code stands for (RFC 6238). */
const stepSeconds = 30;
/** Steps that a clock may be early or late. */
const leeway = 1;

/** A new secret, 160 bits (RFC 4226, section 4), in base32. */
export const newFactorSecret = (): string => base32(crypto.getRandomValues(new Uint8Array(20)));

/** The step that an instant, ISO, lies in. */
export const stepAt = (now: string): number => Math.floor(Date.parse(now) / 1000 / stepSeconds);

/** The code of a step (RFC 6238 with HMAC-SHA-1, RFC 4226 section 5.3); six digits unless told otherwise. */
export async function codeOfStep(secret: string, step: number, digits = 6): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-1" };
  const key = await crypto.subtle.importKey("raw", bytesOfBase32(secret), algorithm, false, ["sign"]);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const digest = new DataView(await crypto.subtle.sign("HMAC", key, counter));
  const at = digest.getUint8(19) & 15;
  return String((digest.getUint32(at) & 0x7fffffff) % 10 ** digits).padStart(digits, "0");
}

/** The step whose code this is, one early or late at most and later than the one used last; else undefined. */
export async function stepOfCode(secret: string, code: string, now: string, last: number): Promise<number | undefined> {
  const middle = stepAt(now);
  const steps = Array.from({ length: 2 * leeway + 1 }, (_, at) => middle - leeway + at);
  const codes = await Promise.all(steps.map((step) => codeOfStep(secret, step)));
  // Every step is compared, whichever is right.
  const right = steps.filter((_, at) => sameText(codes[at] ?? "", code));
  return right.find((step) => step > last);
}

/** The address by which an authenticator app takes a secret over. */
export function factorUri(secret: string, email: string): string {
  const query = new URLSearchParams({ secret, issuer: "Voliera", algorithm: "SHA1", digits: "6" });
  query.set("period", String(stepSeconds));
  return `otpauth://totp/Voliera:${encodeURIComponent(email)}?${query}`;
}
