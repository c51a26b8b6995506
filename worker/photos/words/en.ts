import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "photos.file.missing": "Choose at least one photo.",
  "photos.file.empty": "The file is empty. Choose the photo again.",
  "photos.file.large": "The file is larger than 12 MB. Make the photo smaller, or take it at a lower resolution.",
  "photos.file.svg": "An SVG drawing is not a photo. Upload JPEG, PNG or WebP.",
  "photos.file.gif": "GIF images are not accepted. Upload JPEG, PNG or WebP.",
  "photos.file.heic":
    "This file is HEIC, which many browsers do not show. On an iPhone, under Settings › Camera › Formats, choose “Most Compatible”: the phone then sends JPEG.",
  "photos.file.kind": "This file is not a JPEG, PNG or WebP photo. Choose another.",
  "photos.file.animated": "Animated images are not accepted. Upload a single photo.",
  "photos.file.unusual": "Not every browser shows this type of JPEG. Save the photo as JPEG again.",
  "photos.file.damaged": "The file is incomplete or damaged. Open the photo, save it again and upload that.",
  "photos.file.pixels": "The photo has more than 40 megapixels, or a side longer than 12,000 pixels. Make it smaller.",
  "photos.bird_full": "A bird can have at most 12 photos. Delete one to add another.",
  "photos.storage_full":
    "Your organisation’s photos and papers already take up the maximum of 2 GB. Delete some; what was deleted counts for one more hour.",
  "photos.too_often": "Too many files one after the other. Send the others in {{count}} min.",
  "photos.again": "The photo was not saved. Upload it again.",

  "audit.subject.photo": "Photo",
  "audit.photo.caption": "Caption",
};
