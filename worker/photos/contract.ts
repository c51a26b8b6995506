import * as z from "zod";
import { line, optional } from "#worker/fields.ts";

/** What a photo's file may be at most. */
export const photoLimits = { bytes: 12 * 1024 * 1024, pixels: 40_000_000, longest_side: 12_000 };
/** What a small copy may be at most; browsers make one of 480 px. */
export const thumbLimits = { bytes: 256 * 1024, longest_side: 640 };
/** Photos of one bird. */
export const photosPerBird = 12;
/** Bytes of photos that an organisation keeps. */
export const photoStorage = 2 * 1024 ** 3;
/** Bytes of one upload, all its files and what multipart wraps around them: a worker reads it in memory. */
export const largestUpload = 25 * 1024 * 1024;

const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export type PhotoType = (typeof photoTypes)[number];

// A box in which nothing was chosen is sent as a nameless empty file, which some runtimes read as an empty text.
const files = z
  .unknown()
  .default([])
  .transform((given) =>
    [given].flat().filter((it): it is File => it instanceof File && (it.name !== "" || it.size > 0)),
  );

/** The multipart body of `POST /api/birds/{id}/photos`; the first `thumb` belongs to the first `photo`, and so on. */
export const photoForm = z.object({
  photo: files
    .refine((given) => given.length > 0, "photos.file.missing")
    .refine((given) => given.length <= 50, "photos.bird_full"),
  thumb: files,
});

/** What may change of a photo; position 1 is the one that stands for the bird. */
export const photoChange = z
  .object({
    caption: optional(line(200)),
    position: z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid").max(photosPerBird),
  })
  .partial();
export type PhotoChange = z.output<typeof photoChange>;

/** A photo as the API tells of it; its file is at `/api/photos/{id}`, a small one at `/api/photos/{id}/thumb`. */
export type Photo = {
  id: string;
  bird_id: string;
  type: PhotoType;
  bytes: number;
  width: number;
  height: number;
  caption: string | null;
  position: number;
  created_at: string;
};
/** A file that was refused, by its name, and why. */
export type RejectedPhoto = { name: string; code: string; message: string };
