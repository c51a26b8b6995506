import type { archive as pt } from "./pt.ts";

export const archive: Record<keyof typeof pt, string> = {
  "archive.title": "Organisation archive",
  "archive.lead": "All your organisation's data in one file that is yours to keep.",
  "archive.forbidden": "Only the owner and managers can download or restore the archive.",
  "archive.take.title": "Download",
  "archive.take.lead": "Available on every plan, even above its limit.",
  "archive.take.submit": "Download archive",
  "archive.take.large":
    "All of it is kept, but this page cannot put it back: it has {{birds}} birds, {{photos}} photos and {{size}} MB of files, and up to {{most_birds}} birds, {{most_photos}} photos and {{most_size}} MB can be put back here. Without photos it is smaller; to put it back whole, ask us for help.",
  "archive.take.plain": "Download without photos and files",
  "archive.take.empty": "There are no birds yet: the archive contains only species, statuses and the activity log.",
  "archive.take.inside": "The .zip file contains:",
  "archive.take.inside.data":
    "the birds (including reference birds and those in the trash), weights, places and moves, pairs, clutches and eggs, species, statuses, ring colours, saved views and the activity log",
  "archive.take.inside.forms":
    "every table in two formats: .csv, to open in Excel, and JSON lines, for other programs and for restoring",
  "archive.take.inside.photos": "the photos, the logo and the files of registrations",
  "archive.take.inside.manifest": "an index with the SHA-256 checksum of every file",
  "archive.take.outside":
    "It does not contain user accounts, passwords, sessions, codes, messages, imported files or the addresses of people who asked about listings.",
  "archive.failed": "The archive could not be downloaded. Try again.",
  "archive.too_many": "You downloaded many archives in a short time. Wait ten minutes and try again.",
  "archive.too_large": "There are too many photos for one archive. Download it without photos and files.",
  "archive.back.title": "Restore",
  "archive.back.lead": "Only into an empty organisation.",
  "archive.back.full":
    "This organisation already has birds or places. To keep data from mixing, an archive can only be restored into an organisation with no birds (not even in the trash) and no places.",
  "archive.back.how":
    "First the whole file is checked: you see what it contains, then decide. Species and statuses with the same name take the data in the archive.",
  "archive.back.file": "Archive",
  "archive.back.file_hint": "The .zip file as it was downloaded.",
  "archive.back.limits":
    "Archives can be restored up to {{file}} MB ({{tables}} MB of unpacked tables), {{birds}} birds, {{photos}} photos and {{rows}} rows in total. A larger one can always be downloaded, but not restored here.",
  "archive.back.check": "Check archive",
  "archive.back.failed": "The archive could not be restored. Nothing was saved.",
  "archive.back.other": "Choose another archive",
  "archive.waiting.title": "What the archive contains",
  "archive.waiting.lead":
    "{{file}}: {{organization}}, {{date}}. Nothing has been saved yet. You have one hour to decide.",
  "archive.waiting.limit": "Your plan has no room for all the birds",
  "archive.waiting.over":
    "The archive has {{count}} more birds than your plan allows; those sold, given away or dead do not count.",
  "archive.waiting.over_one":
    "The archive has {{count}} more bird than your plan allows; those sold, given away or dead do not count.",
  "archive.waiting.over_other":
    "The archive has {{count}} more birds than your plan allows; those sold, given away or dead do not count.",
  "archive.waiting.plans": "See the plans",
  "archive.waiting.papers": "Take over the papers and numbers of the archive’s organisation too",
  "archive.waiting.papers_hint":
    "Legal name, tax number, address, country, currency, VAT, logo, own look and registrations replace what is here. Name and time zone stay as they are.",
  "archive.waiting.submit": "Restore the archive",
  "archive.count.birds": "Birds",
  "archive.count.reference_birds": "Reference birds",
  "archive.count.birds_in_trash": "In the trash",
  "archive.count.species": "Species",
  "archive.count.places": "Places",
  "archive.count.weights": "Weights",
  "archive.count.moves": "Moves",
  "archive.count.photos": "Photos",
  "archive.count.audit": "Activity log entries",
  "archive.done": "Archive restored: {{count}} birds.",
  "archive.done_one": "Archive restored: {{count}} bird.",
  "archive.done_other": "Archive restored: {{count}} birds.",
  "archive.birds": "See the birds",
};
