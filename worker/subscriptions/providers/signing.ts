import { keyedDigest, sameText } from "#worker/accounts/secrets.ts";

/** Seconds by which the time of a signature may differ from ours, either way. */
const leeway = 300;

/** `t=…,v1=…` over a body, as Stripe signs: HMAC-SHA-256 of `<t>.<body>`, hex. `now` is an ISO instant. */
export async function signatureOf(secret: string, body: string, now: string): Promise<string> {
  const t = Math.floor(Date.parse(now) / 1000);
  return `t=${t},v1=${await keyedDigest(secret, `${t}.${body}`)}`;
}

/** Whether such a signature is that of a raw body under one of the secrets, and not from another time. */
export async function isSigned(secret: string, raw: string, signature: string, now: string): Promise<boolean> {
  const parts = signature.slice(0, 2000).split(",", 20);
  const valuesOf = (name: string) =>
    parts.filter((it) => it.startsWith(`${name}=`)).map((it) => it.slice(name.length + 1));
  const [t, ...more] = valuesOf("t");
  if (t === undefined || more.length > 0 || !/^\d{1,12}$/.test(t)) return false;
  if (Math.abs(Date.parse(now) / 1000 - Number(t)) > leeway) return false;
  const expected = await keyedDigest(secret, `${t}.${raw}`);
  return valuesOf("v1").some((given) => sameText(given, expected));
}
