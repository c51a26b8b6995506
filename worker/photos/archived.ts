import * as z from "zod";
import { birdPhotos } from "#db/schema/birds.ts";
import { archived } from "#worker/kit/archived.ts";
import { instant, oneOf, position, rowId, text, whole } from "#worker/kit/archived-fields.ts";

export const archivedPhotos = archived(birdPhotos, {
  kind: "photo",
  beside: "refused",
  left: ["file_key", "thumb_key"],
  row: z.strictObject({
    id: rowId,
    bird_id: rowId,
    type: oneOf(["image/jpeg", "image/png", "image/webp"]),
    bytes: whole(1, 1_000_000_000),
    width: whole(1, 100_000),
    height: whole(1, 100_000),
    caption: text(1000),
    position,
    created_at: instant,
  }),
  // A photo whose file did not come along is left out.
  returned:
    (_rows, { photo }) =>
    ({ id }) =>
      photo(id) ?? null,
});
