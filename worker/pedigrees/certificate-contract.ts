import * as z from "zod";
import { languages } from "#db/vocabulary.ts";

/** How many generations of ancestors a certificate may show. */
export const certificateGenerations = ["4", "5"] as const;

/** Which certificate: how many generations, and in which language where it is not the reader's. */
export const certificateFilter = z.object({
  generations: z.enum(certificateGenerations, "fields.invalid").default("4").transform(Number),
  language: z.enum(languages, "fields.invalid").optional(),
});
export type CertificateFilter = z.output<typeof certificateFilter>;
