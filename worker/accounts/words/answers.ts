import * as z from "zod";
import { languages, planKeys, roles } from "#db/vocabulary.ts";
import type { Answers } from "#worker/kit/room.ts";

const organization = z.strictObject({
  id: z.string(),
  name: z.string(),
  locale: z.string(),
  timezone: z.string(),
  plan: z.enum(planKeys),
  trial_ends_at: z.string().nullable(),
});
const me = z.strictObject({
  id: z.string(),
  org_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  is_verified: z.boolean(),
  roles: z.tuple([z.enum(roles)]),
  is_active: z.boolean(),
  language: z.enum(languages),
  organization: organization,
});

/** What the calls of this room answer. */
export const answers: Answers = {
  "POST /api/auth/login": {
    status: 200,
    schema: z.strictObject({ access_token: z.string(), token_type: z.literal("bearer"), expires_in: z.number() }),
  },
  "POST /api/auth/register": {
    status: 201,
    schema: z.strictObject({ access_token: z.string(), token_type: z.literal("bearer"), expires_in: z.number() }),
  },
  "GET /api/auth/me": { status: 200, schema: z.strictObject({ data: me }) },
  "GET /api/auth/verify-code/:code": { status: 200, schema: z.strictObject({ data: me }) },
  "POST /api/organizations": {
    status: 201,
    schema: z.strictObject({
      id: z.string(),
      name: z.string(),
      locale: z.string(),
      timezone: z.string(),
      plan: z.enum(planKeys),
    }),
  },
};
