import type { photos as pt } from "./pt.ts";

export const photos: Record<keyof typeof pt, string> = {
  "audit.subject.photo": "Photos",
  "photos.tab": "Photos",
  "photos.title": "Photos of {{ring}}",
  "photos.empty": "No photos yet",
  "photos.empty.why": "The first photo becomes the main one.",
  "photos.full": "This bird already has the maximum of 12 photos. Delete one to add another.",
  "photos.room": "{{shown}} of {{most}} photos of this bird.",
  "photos.storage": "The organisation’s photos take up {{used}} MB of {{gigabytes}} GB.",

  "photos.upload.choose": "Choose photos",
  "photos.upload.hint":
    "JPEG, PNG or WebP, up to 12 MB each. The place, date and device that a phone stores in a photo are removed.",
  "photos.upload.camera": "Or take one now",
  "photos.upload.submit": "Add",
  "photos.upload.progress": "Sending the photos",
  "photos.upload.failed": "Some photos were not saved",
  "photos.upload.offline": "The photos could not be sent. Check your connection and try again.",

  "photos.first": "Main photo",
  "photos.change": "Change",
  "photos.number": "photo {{number}}",
  "photos.caption": "Caption",
  "photos.caption.save": "Save caption",
  "photos.make_first": "Make it the main photo",
  "photos.earlier": "Move earlier",
  "photos.later": "Move later",
  "photos.delete": "Delete for good",

  "photos.flash.added": "{{count}} photos saved.",
  "photos.flash.added_one": "{{count}} photo saved.",
  "photos.flash.added_other": "{{count}} photos saved.",
  "photos.flash.changed": "Change saved.",
  "photos.flash.deleted": "Photo deleted.",
  "photos.flash.gone": "That photo no longer exists.",
  "photos.flash.forbidden": "Your account can only view. Nothing was changed.",
  "photos.flash.caption": "A caption can have up to 200 characters, none of them invisible. Nothing was changed.",
  "photos.flash.failed": "The photo could not be changed. Try again.",
};
