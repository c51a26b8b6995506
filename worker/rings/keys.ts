import { plainDashes } from "#worker/fields.ts";
import { foldName, isSimple } from "#worker/species/names.ts";

/** What makes two rings the same ring: script form (NFKC), case, spacing and the kind of dash do not count; accents do. */
export function ringKey(identifier: string): string {
  if (isSimple(identifier)) return identifier.toLowerCase();
  const plain = identifier.normalize("NFKC").toLowerCase().normalize("NFKC");
  return plainDashes(plain).replace(/\s+/gu, " ").trim();
}

/** Letters and digits of a text in one piece, without case and accents: how a search takes rings, and words for them. */
export const bareRing = (text: string): string => foldName(text).replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * What a search looks in: ring and name, a line each, so that no match runs from one into the other and either half can
 * be replaced alone. Of the ring letters and digits alone, of the name all of it, folded.
 */
export function searchKey(identifier: string, name: string | null | undefined): string {
  return `${bareRing(identifier)}\n${foldName(name ?? "")}`;
}
