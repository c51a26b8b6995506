import { ulid } from "ulidx";

const prefixes = {
  organization: "org",
  user: "user",
  code: "code",
  mail: "mail",
  species: "sp",
  status: "st",
  bird: "bird",
  import: "imp",
  message: "msg",
} as const;

export type IdKind = keyof typeof prefixes;

/** A new id such as `bird_01J…`: time-ordered, 80 random bits, so it cannot be guessed. */
export function newId(kind: IdKind): string {
  return `${prefixes[kind]}_${ulid()}`;
}

/**
 * The id a repeated request must arrive at: the same organisation, kind and Idempotency-Key always give the same id,
 * so the primary key itself refuses the second row.
 */
export async function idForKey(kind: IdKind, org_id: string, key: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${kind}\n${org_id}\n${key}`));
  const hex = [...new Uint8Array(digest).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${prefixes[kind]}_${hex}`;
}
