import * as z from "zod";
import { statusKinds } from "#db/vocabulary.ts";
import type { Answers } from "#worker/kit/room.ts";

/** What the calls of this room answer. */
export const answers: Answers = {
  "GET /api/statuses": {
    status: 200,
    schema: z.strictObject({
      data: z.array(z.strictObject({ id: z.string(), key: z.string(), name: z.string(), kind: z.enum(statusKinds) })),
    }),
  },
};
