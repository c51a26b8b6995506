import { bytesOf } from "./base64url.ts";

// What is pushed passes through the browser's maker, who must not read it: RFC 8291 over the `aes128gcm` of RFC 8188. By
// WebCrypto, for no kept library does it on Node 20: @pushforge/builder 2.0.5 still sends the draft `aesgcm`, which Apple
// refuses, @block65/webcrypto-web-push 2 wants Node 22, and web-push wants Node's `https`.

/** A device's own keys, base64url: its public point and its secret. */
type DeviceKeys = { p256dh: string; auth: string };
/** What each message has anew; only a test gives its own. */
type Fresh = { salt: Uint8Array<ArrayBuffer>; pair: CryptoKeyPair };

const curve = { name: "ECDH", namedCurve: "P-256" } as const;
/** Bytes of a record: one is all that a push holds. */
const recordSize = 4096;
/** Behind the last record's text. */
const endOfText = 2;
const encoder = new TextEncoder();

/** A text as only this device can read it, ready to be posted. Throws where the keys are none. */
export async function encrypted(
  text: string,
  { p256dh, auth }: DeviceKeys,
  given?: Fresh,
): Promise<Uint8Array<ArrayBuffer>> {
  const { salt, pair } = given ?? (await newFresh());
  const theirs = needed(bytesOf(p256dh));
  const ours = new Uint8Array((await crypto.subtle.exportKey("raw", pair.publicKey)) as ArrayBuffer);
  const shared = await sharedSecret(pair.privateKey, theirs);
  const input = await derived(
    needed(bytesOf(auth)),
    shared,
    joined(encoder.encode("WebPush: info\0"), theirs, ours),
    32,
  );
  const bytes = await derived(salt, input, encoder.encode("Content-Encoding: aes128gcm\0"), 16);
  const iv = await derived(salt, input, encoder.encode("Content-Encoding: nonce\0"), 12);
  const key = await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt"]);
  const plain = joined(encoder.encode(text), new Uint8Array([endOfText]));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plain));
  return joined(salt, bigEndian(recordSize), new Uint8Array([ours.length]), ours, sealed);
}

async function newFresh(): Promise<Fresh> {
  const pair = (await crypto.subtle.generateKey(curve, false, ["deriveBits"])) as CryptoKeyPair;
  return { salt: crypto.getRandomValues(new Uint8Array(16)), pair };
}

async function sharedSecret(own: CryptoKey, point: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const other = await crypto.subtle.importKey("raw", point, curve, false, []);
  // The types of workerd call it `$public`; both runtimes take the standard's name.
  const way = { name: "ECDH", public: other } as unknown as SubtleCryptoDeriveKeyAlgorithm;
  return crypto.subtle.deriveBits(way, own, 256);
}

type Bytes = Uint8Array<ArrayBuffer>;

/** So many bytes out of a secret, by HKDF with SHA-256. */
async function derived(salt: Bytes, from: ArrayBuffer | Bytes, info: Bytes, bytes: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey("raw", from, "HKDF", false, ["deriveBits"]);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, bytes * 8));
}

function joined(...parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function bigEndian(number: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

function needed(bytes: Bytes | undefined): Bytes {
  if (!bytes) throw new Error("a device's keys are not base64url");
  return bytes;
}
