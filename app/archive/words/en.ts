import type { archive as pt } from "./pt.ts";

export const archive: Record<keyof typeof pt, string> = {
  "archive.title": "Organisation archive",
  "archive.lead": "Everything the organisation has, in one file that is yours.",
  "archive.forbidden": "Only owners and managers download or restore the archive.",
  "archive.take.title": "Download",
  "archive.take.lead": "On every plan, also beyond its limit.",
  "archive.take.submit": "Download archive",
  "archive.take.plain": "Download without photos",
  "archive.take.empty": "There are no birds yet: the archive holds species, statuses and the history.",
  "archive.take.inside": "What the .zip file holds:",
  "archive.take.inside.data":
    "the birds (also those in the trash and those of other breeders), weights, locations and moves, species, statuses, ring colours, saved views and the history",
  "archive.take.inside.forms":
    "every table twice: as .csv, to open in Excel, and as JSON lines, for programs and for restoring",
  "archive.take.inside.photos": "the photos, as files",
  "archive.take.inside.manifest": "an index with the SHA-256 checksum of every file",
  "archive.take.outside":
    "It does not hold people's accounts, passwords, sessions, codes, messages or the files that were imported.",
  "archive.failed": "The archive could not be downloaded. Please try again.",
  "archive.too_many": "You downloaded many archives in a short time. Wait ten minutes and try again.",
  "archive.too_large": "There are too many photos for one archive. Download it without photos.",
  "archive.back.title": "Restore",
  "archive.back.lead": "Into an empty organisation, wholly or not at all.",
  "archive.back.full":
    "This organisation has birds or locations already. An archive is only restored into an organisation without birds (in the trash either) and without locations, so that nothing is mixed up.",
  "archive.back.how":
    "The file is first checked to its last row; you see what is in it, then decide. Species and statuses that exist under the same name take the data of the archive.",
  "archive.back.file": "Archive",
  "archive.back.file_hint": "The .zip as it was downloaded.",
  "archive.back.limits":
    "Archives are restored up to {{file}} MB ({{tables}} MB of tables unpacked), {{birds}} birds, {{photos}} photos and {{rows}} rows in all. A larger one can always be downloaded, but not restored here.",
  "archive.back.check": "Check archive",
  "archive.back.failed": "The archive cannot be restored. Nothing was saved.",
  "archive.back.other": "Choose another archive",
  "archive.waiting.title": "What is in the archive",
  "archive.waiting.lead":
    "{{file}}: {{organization}}, {{date}}. Nothing has been saved yet; the file waits for an hour.",
  "archive.waiting.limit": "Your plan has no room for all of them",
  "archive.waiting.over":
    "The archive has {{count}} birds more than your plan allows; those sold, given away or dead do not count.",
  "archive.waiting.over_one":
    "The archive has {{count}} bird more than your plan allows; those sold, given away or dead do not count.",
  "archive.waiting.over_other":
    "The archive has {{count}} birds more than your plan allows; those sold, given away or dead do not count.",
  "archive.waiting.plans": "See the plans",
  "archive.waiting.submit": "Restore the archive",
  "archive.count.birds": "Birds",
  "archive.count.reference_birds": "Of other breeders",
  "archive.count.birds_in_trash": "In the trash",
  "archive.count.species": "Species",
  "archive.count.places": "Locations",
  "archive.count.weights": "Weights",
  "archive.count.moves": "Moves",
  "archive.count.photos": "Photos",
  "archive.count.audit": "Lines of history",
  "archive.done": "Archive restored: {{count}} birds.",
  "archive.done_one": "Archive restored: {{count}} bird.",
  "archive.done_other": "Archive restored: {{count}} birds.",
  "archive.birds": "See the birds",
};
