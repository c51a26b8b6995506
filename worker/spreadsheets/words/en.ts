import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "import.file.kind": "Only .xlsx, .xls, .ods and .csv files are imported. Save the table in one of these formats.",
  "import.file.large_xlsx": "The file is larger than 5 MB. Split it in two or take the pictures out.",
  "import.file.large_xls": "The file is larger than 3 MB. Save it as .xlsx, which takes less room.",
  "import.file.large_ods": "The file is larger than 5 MB. Split it in two or take the pictures out.",
  "import.file.large_csv": "The file is larger than 5 MB. Split it in two.",
  "import.file.not_excel":
    "This is not an Excel or LibreOffice file, or it is damaged. Open it in one of them and save it as .xlsx.",
  "import.file.not_csv": "This .csv holds no text. Save the table again as CSV or as .xlsx.",
  "import.file.encrypted": "This file is password-protected. Save a copy without a password and choose that.",
  "import.file.empty": "No cell of the file has anything in it.",
  "import.file.beyond":
    "The sheet says it has rows or columns beyond Excel's limits. Copy the birds to a new sheet and save that.",
  "import.file.swollen":
    "Unpacked, the file is too large. Save only the sheet with the birds in a new file, without pictures.",
  "import.ring.number":
    "Excel stored this tag ID as a number that no longer reads as it was typed. Format the column as text and type it again.",
  "import.ring.date": "Excel turned this tag ID into a date. Format the column as text and type it again.",
  "import.date.unreadable":
    "This date cannot be read. Type a day, a month or a year, such as 2026-03-15, 03/2026 or 2026.",
  "import.date.year": "This is only a year or a month. Type the whole day, such as 2026-03-15, or leave it empty.",
  "import.date.missing": "This day does not exist. Correct the date.",
  "import.date.early": "The date is before 1900. Correct it or leave it empty.",
  "import.date.serial": "This number is no date. Type it as year-month-day, such as 2026-03-15.",
};
