import * as z from "zod";
import { certificateGenerations, certificateStyles, languages } from "#db/vocabulary.ts";

/** Which certificate, where it is not as the organisation remembers it: how many generations, which style and language. */
export const certificateFilter = z.object({
  generations: z.enum(certificateGenerations, "fields.invalid").transform(Number).optional(),
  style: z.enum(certificateStyles, "fields.invalid").optional(),
  language: z.enum(languages, "fields.invalid").optional(),
});
export type CertificateFilter = z.output<typeof certificateFilter>;
