import * as z from "zod";

/** What a file that belongs to something may weigh at most, in bytes. */
export const largestAttachment = 10 * 1024 * 1024;

/** The multipart body that brings one. */
export const attachmentUpload = z.object({
  file: z
    .instanceof(File, { error: "attachments.missing" })
    // A browser sends a nameless empty file when none was chosen.
    .refine((file) => file.name !== "" || file.size > 0, "attachments.missing"),
});
