import { hashSecret, keyed, keyedDigest } from "#worker/accounts/secrets.ts";
import { type Env, keysOf } from "#worker/env.ts";

/** What a stranger's token opens, as its page is called. */
type Opens = "enquiries" | "waiting";
export type Keys = Pick<Env, "CODE_PEPPER" | "CODE_PEPPER_OLD" | "APP_ORIGIN">;

// 160 bits. Hexadecimal, so that a log which hides whatever holds a digit hides it.
const tokenLetters = 40;

/** The token of a row: only whoever knows the secret of the app can work it out, so the database need not keep it. */
const tokenOf = async (pepper: string, opens: Opens, id: string): Promise<string> =>
  (await keyedDigest(pepper, `market ${opens}\n${id}`)).slice(0, tokenLetters);

type Row = { id: string; short_key: string };

/** The page of a row about to be made, and what is kept of its token. */
export async function newPage(keys: Keys, opens: Opens, { id, short_key }: Row) {
  const secret = await tokenOf(keys.CODE_PEPPER, opens, id);
  return { url: urlOf(keys, opens, keyed(short_key, secret)), token_hash: await hashSecret(secret) };
}

/** The page of a row that is there, for a mail; null where the secret it was made by is no longer set. */
export async function pageOf(keys: Keys, opens: Opens, row: Row & { token_hash: string }): Promise<string | null> {
  for (const pepper of keysOf(keys, "CODE_PEPPER")) {
    const secret = await tokenOf(pepper, opens, row.id);
    if ((await hashSecret(secret)) === row.token_hash) return urlOf(keys, opens, keyed(row.short_key, secret));
  }
  return null;
}

const urlOf = ({ APP_ORIGIN }: Keys, opens: Opens, token: string) => `${APP_ORIGIN}/market/${opens}/${token}`;
