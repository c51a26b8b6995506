import { isCommon } from "./well-known.ts";

/** What a password must not be made of. */
export type OwnWords = { email: string; first_name: string; last_name: string; organization: string };

const folded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const letters = (text: string) => text.replace(/[^\p{L}]/gu, "");

/**
 * What is wrong with a password beyond its length: a message key, or undefined. A password is made of the user's own
 * words when, without them, digits and signs, fewer than three letters are left.
 */
export function passwordFault(password: string, own: OwnWords): string | undefined {
  if (isCommon(password)) return "accounts.password.common";
  const given = folded(password);
  if (given === folded(own.email)) return "accounts.password.personal";
  const words = ownWords(own).filter((word) => given.includes(word));
  if (words.length === 0) return undefined;
  const left = words.reduce((rest, word) => rest.replaceAll(word, " "), given);
  return letters(left).length < 3 ? "accounts.password.personal" : undefined;
}

// Longest first, so that a whole name goes before its parts.
function ownWords({ email, first_name, last_name, organization }: OwnWords): string[] {
  const local = folded(email.split("@")[0] ?? "");
  const texts = [first_name, last_name, organization].map(folded);
  const parts = [local, ...texts].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const whole = [local, ...texts, ...texts.map((text) => text.replace(/[^\p{L}\p{N}]+/gu, "")), "voliera"];
  const words = [...whole, ...parts].filter((word) => word.length >= 3 && letters(word).length > 0);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}
