import { keyedDigest, sameText } from "#worker/accounts/secrets.ts";
import { type Env, keysOf } from "#worker/env.ts";

type Keys = Pick<Env, "CODE_PEPPER" | "CODE_PEPPER_OLD" | "SUPPORT_EMAIL">;

/** 80 bits, as 16 letters. */
const macBytes = 10;
const letters = "abcdefghijklmnopqrstuvwxyz234567";

/** The letters that prove that an address was given out for this number, which is told as `T-2027-00012`. */
async function macOf(pepper: string, number: string): Promise<string> {
  const digest = await keyedDigest(pepper, `ticket ${number.toUpperCase()}`);
  // Eight bits at a time in, five out: RFC 4648, without padding.
  const bits = [...digest.slice(0, 2 * macBytes)]
    .map((it) => Number.parseInt(it, 16).toString(2).padStart(4, "0"))
    .join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => letters[Number.parseInt(five, 2)]).join("");
}

/** Where an answer to a ticket goes by mail: `support+T-2027-00012.<mac>@…`; undefined where no address is set. */
export async function replyAddress(keys: Keys, number: string): Promise<string | undefined> {
  const [, name, domain] = /^([^@\s+]+)@([^@\s]+)$/.exec(keys.SUPPORT_EMAIL ?? "") ?? [];
  if (!name || !domain) return undefined;
  return `${name}+${number.toLowerCase()}.${await macOf(keys.CODE_PEPPER, number)}@${domain}`.toLowerCase();
}

/** The number in an address to which a mail came, where its letters prove it; undefined of every other address. */
export async function numberOf(keys: Keys, address: string): Promise<string | undefined> {
  const [, number, mac] = /\+(t-\d{4}-\d{5,9})\.([a-z2-7]{16})@/i.exec(address.slice(0, 320)) ?? [];
  if (!number || !mac) return undefined;
  for (const pepper of keysOf(keys, "CODE_PEPPER"))
    if (sameText(await macOf(pepper, number), mac.toLowerCase())) return number.toUpperCase();
  return undefined;
}
