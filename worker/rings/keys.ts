import { plainDashes } from "#worker/fields.ts";
import { foldName, isSimple } from "#worker/species/names.ts";

/** What makes two rings the same ring: script form (NFKC), case, spacing and the kind of dash do not count; accents do. */
export function ringKey(identifier: string): string {
  if (isSimple(identifier)) return identifier.toLowerCase();
  const plain = identifier.normalize("NFKC").toLowerCase().normalize("NFKC");
  return plainDashes(plain).replace(/\s+/gu, " ").trim();
}

/**
 * What a search looks in: ring and name folded, a line each, so that no match runs from one into the other and either
 * half can be replaced alone.
 */
export function searchKey(identifier: string, name: string | null | undefined): string {
  return `${foldName(identifier)}\n${foldName(name ?? "")}`;
}
