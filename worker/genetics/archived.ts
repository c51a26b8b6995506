import { sql } from "drizzle-orm";
import * as z from "zod";
import { mutations } from "#db/schema/genetics.ts";
import { chromosomes, evidences, inheritances, lethalities } from "#db/vocabulary.ts";
import { archived } from "#worker/kit/archived.ts";
import { derived, empty, instant, number, oneOf, rowId, text, version, word } from "#worker/kit/archived-fields.ts";
import { foldName } from "#worker/species/names.ts";

// What JSON takes for a text and SQLite gives back as it got it: no half of a character, no control but the usual ones.
const jsonText = String.raw`"(?:[^"\\\p{Cc}\p{Cs}]|\\["\\/bfnrt]|\\u(?!d[89a-f]|0000)[0-9a-f]{4})*"`;
const jsonTexts = new RegExp(`^\\[(?:${jsonText}(?:,${jsonText})*)?\\]$`, "iu");

export const archivedMutations = archived(mutations, {
  worded: {
    chromosome: "audit.mutation.chromosome",
    inheritance: "audit.mutation.inheritance",
    lethal: "audit.mutation.lethal",
    evidence: "audit.mutation.evidence",
  },
  kind: "mutation",
  unread: ["name_key"],
  row: z.strictObject({
    id: rowId,
    species_id: rowId,
    name: word,
    name_key: derived,
    former_names: z
      .string("fields.invalid")
      .max(10_000, "fields.long")
      .refine((text) => jsonTexts.test(text), "fields.invalid")
      .default("[]"),
    locus: empty(rowId),
    chromosome: oneOf(chromosomes),
    inheritance: oneOf(inheritances),
    allele_rank: number(0, 1000),
    lethal: oneOf(lethalities),
    evidence: oneOf(evidences),
    source: text(1000),
    notes: text(10_000),
    version,
    created_at: instant,
    updated_at: instant,
  }),
  same: ({ species_id, name }) => `${species_id}\n${foldName(name)}`,
  beside: sql`ON CONFLICT DO NOTHING`,
  returned:
    () =>
    ({ name }) => ({ name_key: foldName(name) }),
});
