import { type Env, keysOf } from "#worker/env.ts";

// A secret of an authenticator app has to be known to check a code, so that it is sealed, not hashed.

const encoder = new TextEncoder();
const ivLength = 12;

type Keys = Pick<Env, "FACTOR_KEY" | "FACTOR_KEY_OLD" | "JWT_SECRET" | "JWT_SECRET_OLD">;

/** AES-GCM by a key that HKDF makes of a secret of the app: a copy of the database opens nothing. */
async function keyFrom(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveKey"]);
  const info = encoder.encode("voliera second factor");
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
  return crypto.subtle.deriveKey(derivation, material, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

const way = (iv: Uint8Array<ArrayBuffer>, user_id: string) => ({
  name: "AES-GCM",
  iv,
  // The user's id is part of the key, so it cannot be decrypted for another user.
  additionalData: encoder.encode(user_id),
});

/** A secret as it is kept, base64: always under the key in force. */
export async function seal(env: Pick<Env, "FACTOR_KEY">, user_id: string, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const key = await keyFrom(env.FACTOR_KEY);
  const sealed = await crypto.subtle.encrypt(way(iv, user_id), key, encoder.encode(secret));
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
}

/**
 * What was sealed, and whether under another key than the one in force: then it is to be sealed anew. Undefined when no
 * key of ours opens it, or the person or a byte is another. Factors of before there was a `FACTOR_KEY` are sealed under
 * `JWT_SECRET`.
 */
export async function opened(env: Keys, user_id: string, sealed: string) {
  const bytes = Uint8Array.from(atob(sealed), (sign) => sign.charCodeAt(0));
  const iv = bytes.slice(0, ivLength);
  for (const [at, secret] of [...keysOf(env, "FACTOR_KEY"), ...keysOf(env, "JWT_SECRET")].entries()) {
    const key = await keyFrom(secret);
    const plain = await crypto.subtle.decrypt(way(iv, user_id), key, bytes.slice(ivLength)).catch(() => undefined);
    if (plain) return { secret: new TextDecoder().decode(plain), isOld: at > 0 };
  }
  return undefined;
}

/** What was sealed; undefined where no key of ours opens it. */
export const unseal = async (env: Keys, user_id: string, sealed: string): Promise<string | undefined> =>
  (await opened(env, user_id, sealed))?.secret;
