import * as z from "zod";
import { chromosomes, evidences, inheritances, lethalities } from "#db/vocabulary.ts";
import { id, label, line, notes, optional } from "#worker/fields.ts";

const key = z.string("fields.invalid").regex(/^\w{1,64}$/, "fields.invalid");
/** An allele by its key; `+` is the normal one, `?` one that nobody has seen. */
const allele = z.string("fields.invalid").regex(/^(\+|\?|\w{1,64})$/, "fields.invalid");
const chance = z.string("fields.invalid").regex(/^\d{1,9}\/[1-9]\d{0,8}$/, "genetics.chance");

/** One or two alleles; with a chance, the second is as written that often and else like the first. */
const gene = z.strictObject({ alleles: z.array(allele, "fields.invalid").min(1).max(2), chance: chance.optional() });
const side = z.array(key, "fields.invalid").max(8, "fields.long");
/** Which alleles lie on one chromosome, and which on the other. */
const phase = z.tuple([side, side], "fields.invalid");

/** How many loci a bird may be told at; nobody reads more. */
export const mostLoci = 12;

const mutationSchema = z.strictObject({
  genes: z
    .record(key, gene, "fields.invalid")
    .refine((genes) => Object.keys(genes).length <= mostLoci, "genetics.loci.many"),
  phases: z.array(phase, "fields.invalid").max(4, "fields.long").default([]),
});
export const genesDraft = mutationSchema.extend({
  version: z.number("fields.invalid").int("fields.invalid").min(1).optional(),
});
export type GenesDraft = z.output<typeof genesDraft>;
/** As breeders write it: `Cobalt opaline /cinnamon ino`. */
const written = z.strictObject({ text: line(300) });
const genotypeDraft = z.union([mutationSchema, written], "fields.invalid");
export type GenotypeDraft = z.output<typeof genotypeDraft>;

/** A cock and a hen of one species. */
export const crossDraft = z.strictObject({ species_id: id, cock: genotypeDraft, hen: genotypeDraft });
export type CrossDraft = z.output<typeof crossDraft>;

/** A young that is wanted, by what it shows at each locus, and what is known of its parents. */
export const parentsDraft = z.strictObject({
  species_id: id,
  sex: z.enum(["male", "female"], "fields.invalid").optional(),
  states: z
    .record(key, z.string("fields.invalid").regex(/^[\w+:]{1,140}$/, "fields.invalid"), "fields.invalid")
    .refine((states) => Object.keys(states).length > 0, "genetics.wanted.none")
    .refine((states) => Object.keys(states).length <= 4, "genetics.wanted.many"),
  cock: genotypeDraft.optional(),
  hen: genotypeDraft.optional(),
});
export type ParentsDraft = z.output<typeof parentsDraft>;

const geneInQuery = z.string("fields.invalid").max(160, "fields.invalid");
/**
 * The same questions as an address: `c.blue=0.blue` is a cock split for blue, `h.blue=blue.blue` a blue hen, `0` the
 * normal allele, `x` an unseen one; `w.blue=blue` wants a blue young.
 */
export const addressQuery = z
  .object({ species_id: id.optional(), sex: z.enum(["male", "female", ""], "fields.invalid").optional() })
  .catchall(geneInQuery);
export type AddressQuery = z.output<typeof addressQuery>;

/** The question of the catalogue; without a species the first that has one. */
export const mutationFilter = z.object({ species_id: id.optional(), org_id: id.optional() });

const version = z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid");
const rank = z.number("genetics.rank.range").min(0.1, "genetics.rank.range").max(99, "genetics.rank.range");

/** A mutation the catalogue does not know. */
export const mutationDraft = z.object({
  species_id: id,
  name: label(60, "genetics.name.required", "genetics.name.long"),
  /** The catalogue's locus it is another allele of; null has its own. */
  locus: optional(key).optional(),
  chromosome: z.enum(chromosomes, "genetics.chromosome.required"),
  inheritance: z.enum(inheritances, "genetics.inheritance.required"),
  allele_rank: rank.default(1),
  lethal: z.enum(lethalities, "fields.invalid").default("none"),
  evidence: z.enum(evidences, "fields.invalid").default("estimated"),
  source: optional(line(200)).optional(),
  notes: optional(notes(1000)).optional(),
  org_id: id.optional(),
});
export type MutationDraft = z.output<typeof mutationDraft>;

/** An edit: absent is unchanged, null clears. With `version` a stale edit is refused. */
export const mutationChange = mutationDraft
  .omit({ species_id: true })
  .extend({
    allele_rank: rank,
    lethal: z.enum(lethalities, "fields.invalid"),
    evidence: z.enum(evidences, "fields.invalid"),
    version,
  })
  .partial();
export type MutationChange = z.output<typeof mutationChange>;
