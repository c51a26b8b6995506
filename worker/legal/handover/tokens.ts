import { hashSecret, keyed, keyedDigest } from "#worker/accounts/secrets.ts";
import { type Env, keysOf } from "#worker/env.ts";

export type Keys = Pick<Env, "CODE_PEPPER" | "CODE_PEPPER_OLD" | "APP_ORIGIN">;

// 160 bits. Hexadecimal, so that a log which hides whatever holds a digit hides it.
const tokenLetters = 40;

/** The token of an offer: only whoever knows the secret of the app can work it out, so the database need not keep it. */
export const tokenOf = async (pepper: string, id: string): Promise<string> =>
  (await keyedDigest(pepper, `handover\n${id}`)).slice(0, tokenLetters);

type Kept = { id: string; token_hash: string; short_key: string | null };

/** The address of an offer; null where the secret it was made by is no longer set: it opens all the same. */
export async function urlOf(keys: Keys, { id, token_hash, short_key }: Kept): Promise<string | null> {
  for (const pepper of keysOf(keys, "CODE_PEPPER")) {
    const token = await tokenOf(pepper, id);
    if ((await hashSecret(token)) === token_hash) return `${keys.APP_ORIGIN}/h/${keyed(short_key, token)}`;
  }
  return null;
}
