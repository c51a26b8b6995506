import type { Env } from "#worker/env.ts";

// A secret of an authenticator app has to be known to check a code, so that it is sealed, not hashed.

const encoder = new TextEncoder();
const ivLength = 12;

/** AES-GCM by a key that HKDF makes of `JWT_SECRET`: a copy of the database opens nothing. */
async function keyOf({ JWT_SECRET }: Pick<Env, "JWT_SECRET">): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey("raw", encoder.encode(JWT_SECRET), "HKDF", false, ["deriveKey"]);
  const info = encoder.encode("voliera second factor");
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
  return crypto.subtle.deriveKey(derivation, material, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

const way = (iv: Uint8Array<ArrayBuffer>, user_id: string) => ({
  ...{ name: "AES-GCM", iv },
  // Under another person's name it does not open.
  additionalData: encoder.encode(user_id),
});

/** A secret as it is kept, base64. */
export async function seal(env: Env, user_id: string, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const sealed = await crypto.subtle.encrypt(way(iv, user_id), await keyOf(env), encoder.encode(secret));
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
}

/** What was sealed; throws when the key, the person or a byte is another. */
export async function unseal(env: Env, user_id: string, sealed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (sign) => sign.charCodeAt(0));
  const iv = bytes.slice(0, ivLength);
  return new TextDecoder().decode(
    await crypto.subtle.decrypt(way(iv, user_id), await keyOf(env), bytes.slice(ivLength)),
  );
}
