import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "archive.file": "{{organization}} - archive - {{day}}",
  "archive.photos.many": "There are too many photos for one archive. Download the archive without photos and files.",
  "archive.file.missing": "Choose the .zip file of an archive.",
  "archive.file.kind":
    "This file is not a Voliera archive, or it is damaged. Choose the .zip file as it was downloaded.",
  "archive.file.large": "The archive is larger than {{most}} MB. Download it again without photos and files.",
  "archive.file.swollen":
    "Once unpacked, the archive is too large to be restored. Download it again without photos and files.",
  "archive.file.newer": "This archive was made with a newer version of Voliera and cannot be read by this one.",
  "archive.file.changed":
    "{{name}} is not what was in the archive when it was made. Choose the .zip file as it was downloaded.",
  "archive.file.names":
    "The archive contains a file that does not belong there: {{name}}. Choose the .zip file as it was downloaded.",
  "archive.file.incomplete": "A file is missing from the archive: {{name}}. Download the archive again.",
  "archive.photo.kind": "{{name}} is not a JPEG, PNG or WebP photo.",
  "archive.rows.many": "{{name}} has too many rows: up to {{birds}} birds and {{most}} rows in all can be restored.",
  "archive.row.unreadable": "Row {{row}} of {{name}} could not be read.",
  "archive.row.invalid": "Row {{row}} of {{name}} has an invalid value in {{column}}.",
  "archive.row.future": "Row {{row}} of {{name}} has a date in the future in {{column}}: {{day}}.",
  "archive.row.twice": "Row {{row}} of {{name}} repeats another row.",
  "archive.row.dangling": "Row {{row}} of {{name}} points, in {{column}}, to something that is not in the archive.",
  "archive.over_limit":
    "The archive has {{count}} more birds than your plan allows; those sold, given away or dead do not count. Nothing was saved.",
  "archive.over_limit_one":
    "The archive has {{count}} more bird than your plan allows; those sold, given away or dead do not count. Nothing was saved.",
  "archive.over_limit_many":
    "The archive has {{count}} more birds than your plan allows; those sold, given away or dead do not count. Nothing was saved.",
  "archive.over_limit_other":
    "The archive has {{count}} more birds than your plan allows; those sold, given away or dead do not count. Nothing was saved.",
  "archive.over_sites": "The archive holds more sites, {{count}}, than your plan, {{limit}}. Nothing was saved.",
  "archive.not_empty":
    "The organisation already has birds or places. An archive can only be restored into an empty organisation. Nothing was changed.",
  "archive.gone": "The time to restore this archive has passed. Choose it again. Nothing was changed.",
  "archive.changed":
    "The organisation changed while the archive was being restored. Nothing was changed; check the archive again.",
  "archive.flag.0": "No",
  "archive.flag.1": "Yes",
};
