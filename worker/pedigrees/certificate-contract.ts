import * as z from "zod";
import { certificateGenerations, certificateStyles, languages } from "#db/vocabulary.ts";

/** Which certificate: how many generations, in which style, and in which language where it is not the reader's. */
export const certificateFilter = z.object({
  generations: z.enum(certificateGenerations, "fields.invalid").default("4").transform(Number),
  style: z.enum(certificateStyles, "fields.invalid").default("classic"),
  language: z.enum(languages, "fields.invalid").optional(),
});
export type CertificateFilter = z.output<typeof certificateFilter>;
