import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import { type Env, isCheap } from "#worker/env.ts";

/** What one hash costs, in scrypt's own letters. */
type Cost = { N: number; r: number; p: number };

/** OWASP and ASVS 5.0 App. C; N·r·p = 786,432 stays below workerd's cap of 2^20. */
export const fullCost: Cost = { N: 32_768, r: 8, p: 3 };
/** For tests, which hash hundreds of passwords and guard none. */
export const lowestCost: Cost = { N: 2, r: 1, p: 1 };

/** What a hash costs in this deployment: the lowest only where the environment asks for it outside production. */
export const costOf = (env: Pick<Env, "PASSWORD_COST" | "ENVIRONMENT">): Cost => (isCheap(env) ? lowestCost : fullCost);

const keyLength = 32;
// Node's default of 32 MiB is exactly what the hash itself needs, and refuses it.
const maxmem = 64 * 1024 * 1024;
const form = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const written = ({ N, r, p }: Cost, salt: string, key: string) =>
  `$scrypt$ln=${Math.log2(N)},r=${r},p=${p}$${salt}$${key}`;

/** Verified for addresses nobody owns, so that they cost what a real account costs. No password leads to it. */
export const dummyHash = (cost: Cost) =>
  written(cost, "cAN3sVibURJpc60HvMbUNg", "9rs7bSeow/JSiYRoGAt7vEqJQLvjxcCQ/27/xuNfcaE");

// Synchronous on purpose: a hash takes 150 ms of processor and 32 MiB, and this way one isolate never runs two at once.
// Whoever is asked for one by a request does it `inQueue`.
const derive = (password: string, salt: Buffer, { N, r, p }: Cost) =>
  scryptSync(password.normalize("NFKC"), salt, keyLength, { N, r, p, maxmem });

const unpadded = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

/** The PHC string under which a password is kept. */
export function hashPassword(password: string, cost: Cost): string {
  const salt = randomBytes(16);
  return written(cost, unpadded(salt), unpadded(derive(password, salt, cost)));
}

/**
 * Whether a password leads to a hash, in constant time. Without a hash, or with one that cannot be read, it costs what
 * `cost` says and never matches.
 */
export function passwordMatches(password: string, hash: string | undefined, cost: Cost): boolean {
  const read = form.exec(hash ?? "");
  const [, ln, r, p, salt = "", key = ""] = read ?? form.exec(dummyHash(cost)) ?? [];
  const derived = derive(password, Buffer.from(salt, "base64"), { N: 2 ** Number(ln), r: Number(r), p: Number(p) });
  const wanted = Buffer.from(key, "base64");
  return wanted.length === derived.length && timingSafeEqual(wanted, derived) && read !== null;
}

/** Whether a hash was made with other parameters than today's. */
export function needsRehash(hash: string, cost: Cost): boolean {
  const [, ln, r, p] = form.exec(hash) ?? [];
  return 2 ** Number(ln) !== cost.N || Number(r) !== cost.r || Number(p) !== cost.p;
}
