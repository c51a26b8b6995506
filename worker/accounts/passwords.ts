import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

/** OWASP and ASVS 5.0 App. C; N·r·p = 786,432 stays below workerd's cap of 2^20. */
const cost = { N: 32_768, r: 8, p: 3 };
const keyLength = 32;
// Node's default of 32 MiB is exactly what the hash itself needs, and refuses it.
const maxmem = 64 * 1024 * 1024;
const form = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Verified for addresses nobody owns, so that they cost what a real account costs. No password leads to it. */
export const dummyHash = "$scrypt$ln=15,r=8,p=3$cAN3sVibURJpc60HvMbUNg$9rs7bSeow/JSiYRoGAt7vEqJQLvjxcCQ/27/xuNfcaE";

// Synchronous on purpose: a hash takes 150 ms of processor and 32 MiB, and this way one isolate never runs two at once,
// without a queue that a request cut off in the middle could leave blocked.
const derive = (password: string, salt: Buffer, { N, r, p } = cost) =>
  scryptSync(password.normalize("NFKC"), salt, keyLength, { N, r, p, maxmem });

const unpadded = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

/** The PHC string under which a password is kept. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `$scrypt$ln=${Math.log2(cost.N)},r=${cost.r},p=${cost.p}$${unpadded(salt)}$${unpadded(derive(password, salt))}`;
}

/** Whether a password leads to a hash, in constant time. A hash that cannot be read costs the same and never matches. */
export function passwordMatches(password: string, hash: string): boolean {
  const read = form.exec(hash);
  const [, ln, r, p, salt = "", key = ""] = read ?? form.exec(dummyHash) ?? [];
  const derived = derive(password, Buffer.from(salt, "base64"), { N: 2 ** Number(ln), r: Number(r), p: Number(p) });
  const wanted = Buffer.from(key, "base64");
  return wanted.length === derived.length && timingSafeEqual(wanted, derived) && read !== null;
}

/** Whether a hash was made with older parameters than today's. */
export function needsRehash(hash: string): boolean {
  const [, ln, r, p] = form.exec(hash) ?? [];
  return 2 ** Number(ln) !== cost.N || Number(r) !== cost.r || Number(p) !== cost.p;
}
