import * as z from "zod";
import { certificateGenerations, certificateStyles, type Language, languages } from "#db/vocabulary.ts";
import { line, optional } from "#worker/fields.ts";

const words = (most: number) => optional(line(most)).default(null);

/** What an organisation's certificates say of the breeder, and how they look when nothing else is asked for. */
export const certificateDraft = z.object({
  issuer: words(80),
  stam: words(30),
  address: words(100),
  contact: words(100),
  style: z.enum(certificateStyles, "fields.invalid").default("classic"),
  generations: z.enum(certificateGenerations, "fields.invalid").default("4").transform(Number),
  language: optional(z.enum(languages, "fields.invalid")).default(null),
});
export type CertificateSettings = z.output<typeof certificateDraft>;

/** What holds until somebody says otherwise. */
export const usualCertificate: CertificateSettings = certificateDraft.parse({});

/** In which language a certificate speaks: what is asked for, else what is remembered, else that of all papers. */
export const spokenIn = (input: Language | undefined, { language }: CertificateSettings, papers: Language): Language =>
  input ?? language ?? papers;
