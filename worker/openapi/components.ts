import * as z from "zod";
import type { Language } from "#db/vocabulary.ts";
import { refusalStatuses } from "#worker/refusal.ts";
import type { JsonSchema } from "./schemas.ts";
import { introduction } from "./words.ts";

/** RFC 9457, as every refusal is answered. */
const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum([...Object.keys(refusalStatuses), "bug", "method"]),
  errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
  current: z.unknown().optional(),
  from: z.string().optional(),
  challenge: z.string().optional(),
});

/** What all calls share: how one is recognised, what is refused, and the two headers of writes. */
export function components(language: Language, schemaOf: (schema: z.ZodType) => JsonSchema) {
  const words = introduction[language];
  const header = (name: string, description: string) => ({
    name,
    in: "header",
    description,
    schema: { type: "string", maxLength: 200 },
  });
  return {
    schemas: { Problem: schemaOf(problem) },
    responses: {
      Problem: {
        description: words.refused,
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
    parameters: {
      IdempotencyKey: header("Idempotency-Key", words.idempotency),
      IfMatch: header("If-Match", words.version),
    },
    securitySchemes: { bearer: { type: "http", scheme: "bearer", description: words.bearer } },
  };
}
