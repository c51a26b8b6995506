import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "photos.file.missing": "Choose at least one photo.",
  "photos.file.empty": "The file is empty. Choose the photo again.",
  "photos.file.large": "The file is larger than 12 MB. Make the photo smaller, or take it at a lower resolution.",
  "photos.file.svg": "An SVG drawing is no photo. Send JPEG, PNG or WebP.",
  "photos.file.gif": "GIF pictures are not accepted. Send JPEG, PNG or WebP.",
  "photos.file.heic":
    "This is HEIC, which many browsers do not show. On an iPhone, under Settings › Camera › Formats, choose “Most Compatible”: the phone then sends JPEG.",
  "photos.file.kind": "This is no photo in JPEG, PNG or WebP.",
  "photos.file.animated": "Moving pictures are not accepted. Send a single photo.",
  "photos.file.unusual": "Not every browser shows this variant of JPEG. Save the photo as JPEG again.",
  "photos.file.damaged": "The file is incomplete or damaged. Open the photo, save it again and send that.",
  "photos.file.pixels": "The photo has more than 40 megapixels, or a side longer than 12,000 pixels. Make it smaller.",
  "photos.bird_full": "A bird has at most 12 photos. Delete one to keep another.",
  "photos.storage_full": "Your organisation’s photos already take up the 2 GB they may. Delete some.",
  "photos.again": "The photo was not saved. Send it again.",

  "audit.subject.photo": "Photo",
  "audit.field.caption": "Caption",
};
