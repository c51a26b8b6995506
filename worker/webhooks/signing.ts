import { keyedDigest, newSecret } from "#worker/accounts/secrets.ts";

/** What signs the deliveries of one webhook: its prefix says to a search for lost secrets what it is. */
export const newHookSecret = (): string => `whsec_${newSecret()}`;

/** The value of `Voliera-Signature`: seconds since 1970, and HMAC-SHA-256 of both in hex. */
export async function signatureOf(secret: string, body: string, now: number): Promise<string> {
  const t = Math.floor(now / 1000);
  return `t=${t},v1=${await keyedDigest(secret, `${t}.${body}`)}`;
}
