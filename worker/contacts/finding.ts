import { type SQL, sql } from "drizzle-orm";
import { bareRing } from "#worker/rings/keys.ts";
import { foldName } from "#worker/species/names.ts";

/** Of `it`, a contact that stands for itself. */
export const isHead = sql`it.merged_at IS NULL`;

type Known = {
  name: string;
  other_names?: string | null;
  locality?: string | null;
  email?: string | null;
  tax_id?: string | null;
  register_numbers?: string | null;
  phone?: string | null;
};

/** How a contact is found and ordered: its folded name, and what a search looks in, where numbers are letters and digits. */
export function contactKeys({ name, other_names, locality, email, tax_id, register_numbers, phone }: Known) {
  const texts = [name, other_names, locality, email].map((it) => foldName(it ?? ""));
  const numbers = [tax_id, register_numbers, phone].map((it) => bareRing(it ?? ""));
  return { name_key: foldName(name), search_key: [...texts, ...numbers].filter(Boolean).join("\n") };
}

/** Of a number so many letters and digits are enough to look for it. */
const leastBare = 3;

/**
 * The contacts `it` that somebody asks for: by a part of a name, of where they are, or of a number. `order` has those first
 * that are called exactly so, then those whose names begin so.
 */
export function contactsNamed(q: string): { matches: SQL; exactly: SQL; order: SQL } {
  const [name, bare] = [foldName(q), bareRing(q)];
  const exactly = sql`it.name_key = ${name}`;
  const byNumber = bare.length >= leastBare ? sql` OR instr(it.search_key, ${bare})` : sql``;
  return {
    matches: sql`(instr(it.search_key, ${name})${byNumber})`,
    exactly,
    order: sql`NOT (${exactly}), instr(it.name_key, ${name}) <> 1, it.name_key, it.id`,
  };
}
