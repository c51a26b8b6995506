import { sql } from "drizzle-orm";
import type { BirdCautions } from "#worker/kit/bird-slots.ts";

/** Whether a bird is under a medicine or its withdrawal today: not paired, and not sold, without a word. */
export const treatedBirds = {
  reads: ({ org_id, today }) => ({
    treated: sql<0 | 1>`EXISTS (
      SELECT 1 FROM course_birds part CROSS JOIN courses ON courses.org_id = ${org_id} AND courses.id = part.course_id
      WHERE part.org_id = ${org_id} AND part.bird_id = birds.id AND part.until_on >= ${today}
        AND courses.first_on <= ${today})`,
  }),
  of: ({ treated }) => (treated === 1 ? ["treated"] : []),
} satisfies BirdCautions;
