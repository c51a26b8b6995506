import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "archive.file": "{{organization}} - archive - {{day}}",
  "archive.photos.many": "There are too many photos for one archive. Download the archive without photos.",
  "archive.file.missing": "Choose the .zip file of an archive.",
  "archive.file.kind":
    "This file is not an archive of Voliera, or it is damaged. Choose the .zip as it was downloaded.",
  "archive.file.large": "The archive is larger than {{most}} MB. Download it again without photos.",
  "archive.file.swollen": "Unpacked, the archive is too large to be restored.",
  "archive.file.newer": "This archive comes from a later version of Voliera, which this one cannot read yet.",
  "archive.file.changed":
    "{{name}} is not what was in the archive when it was made. Choose the .zip as it was downloaded.",
  "archive.file.names": "The archive holds a file that does not belong there: {{name}}.",
  "archive.file.incomplete": "A file is missing in the archive: {{name}}. The download may have been interrupted.",
  "archive.photo.kind": "{{name}} is not a JPEG, PNG or WebP photo.",
  "archive.rows.many": "{{name}} has too many rows: up to {{birds}} birds and {{most}} rows in all can be restored.",
  "archive.row.unreadable": "Row {{row}} of {{name}} cannot be read.",
  "archive.row.invalid": "Row {{row}} of {{name}} has a value in {{column}} that is not valid.",
  "archive.row.future": "Row {{row}} of {{name}} has a day in {{column}} that has not come yet: {{day}}.",
  "archive.row.twice": "Row {{row}} of {{name}} repeats another one.",
  "archive.row.dangling": "Row {{row}} of {{name}} refers, in {{column}}, to something that is not in the archive.",
  "archive.over_limit":
    "The archive has {{count}} birds more than your plan allows; those sold, given away or dead do not count. Nothing was saved.",
  "archive.over_limit_one":
    "The archive has {{count}} bird more than your plan allows; those sold, given away or dead do not count. Nothing was saved.",
  "archive.over_limit_many":
    "The archive has {{count}} birds more than your plan allows; those sold, given away or dead do not count. Nothing was saved.",
  "archive.over_limit_other":
    "The archive has {{count}} birds more than your plan allows; those sold, given away or dead do not count. Nothing was saved.",
  "archive.not_empty":
    "The organisation has birds or places already. An archive is only restored into an empty organisation. Nothing was changed.",
  "archive.gone": "The archive is no longer waiting. Choose it again. Nothing was changed.",
  "archive.changed":
    "The organisation changed while the archive was being restored. Nothing was changed; check the archive again.",
};
