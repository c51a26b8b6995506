import * as z from "zod";
import { ringColourWords } from "#db/vocabulary.ts";

/** Year to the colour an organisation's rings had; null goes back to what is usual. Years left out stay. */
export const ringColourChange = z.object({
  colours: z
    .record(
      z.string().regex(/^(19|20)\d\d$/, "fields.invalid"),
      z.enum(ringColourWords, "fields.invalid").nullable(),
      "fields.invalid",
    )
    .refine((colours) => Object.keys(colours).length <= 200, "fields.long"),
});
export type RingColourChange = z.output<typeof ringColourChange>;
