import * as z from "zod";

/** What a picture of somebody may weigh at most, in bytes: it stands on every page of theirs. */
export const largestPortrait = 2 * 1024 * 1024;

// A box in which nothing was chosen is sent as a nameless empty file.
const chosen = z
  .instanceof(File, { error: "portraits.missing" })
  .refine((file) => file.name !== "" || file.size > 0, "portraits.missing");

/** The multipart body of `PUT /api/profile/portrait`. */
export const portraitUpload = z.object({ portrait: chosen });
