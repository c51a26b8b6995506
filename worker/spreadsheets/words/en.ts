import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "import.file.kind": "Only .xlsx, .xls, .ods and .csv files can be imported. Save the table in one of these formats.",
  "import.file.large_xlsx": "The file is larger than 5 MB. Split it in two or remove the pictures.",
  "import.file.large_xls": "The file is larger than 3 MB. Save it as .xlsx, which takes less space.",
  "import.file.large_ods": "The file is larger than 5 MB. Split it in two or remove the pictures.",
  "import.file.large_csv": "The file is larger than 5 MB. Split it in two.",
  "import.file.not_excel":
    "This is not an Excel or LibreOffice file, or it is damaged. Open it in one of them and save it as .xlsx.",
  "import.file.not_csv": "This .csv file contains no text. Save the table again as CSV or as .xlsx.",
  "import.file.encrypted": "This file is password-protected. Save a copy without a password and choose that.",
  "import.file.empty": "The file has no filled cells. Choose another.",
  "import.file.beyond":
    "The sheet has rows or columns beyond Excel's limits. Copy the birds to a new sheet and save that.",
  "import.file.long_cell":
    "Cell {{place}} holds more than 32,767 letters, more than Excel itself keeps. Shorten it or empty it.",
  "import.file.unfolded":
    "From {{place}} on the file holds too much: counting repetitions, more than 20 MB of text, 60,000 rows or a million cells. Save only the sheet with the birds in a new file.",
  "import.file.swollen":
    "Once unpacked, the file is too large. Save only the sheet with the birds in a new file, without pictures.",
  "import.ring.number":
    "Excel turned this ring number into another number. Format the column as text and enter it again.",
  "import.ring.date": "Excel turned this ring number into a date. Format the column as text and enter it again.",
  "import.date.unreadable": "Date not recognised. Enter a day, a month or a year, such as 2026-03-15, 03/2026 or 2026.",
  "import.date.year": "This is only a year or a month. Enter the whole date, such as 2026-03-15, or leave it empty.",
  "import.date.missing": "This date does not exist. Correct it.",
  "import.date.early": "The date is before 1900. Correct it or leave it empty.",
  "import.date.serial": "This number is not a date. Enter it as year-month-day, such as 2026-03-15.",
};
