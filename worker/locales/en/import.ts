import type { imports as pt } from "../pt/import.ts";

export const imports: Record<keyof typeof pt, string> = {
  "import.field.identifier": "Tag ID",
  "import.field.species": "Species",
  "import.field.name": "Name",
  "import.field.sex": "Sex",
  "import.field.birth_date": "Birth Date",
  "import.field.status": "Status",
  "import.field.father": "Father",
  "import.field.mother": "Mother",
  "import.field.notes": "Notes",
  "import.field.place": "Location",
  "import.field.mutation": "Mutation",
  "import.field.genotype": "Genotype",
  "import.field.ring_size": "Ring Size",
  "import.field.microchip": "Microchip",
  "import.field.sexing_method": "Sexing Method",
  "import.field.breeder": "Breeder",
  "import.field.owner": "Owner",
  "import.field.acquisition": "Acquisition",
  "import.field.acquired_on": "Acquisition Date",
  "import.field.acquired_price": "Price",
  "import.field.acquired_document": "Document",
  "import.field.eu_annex": "EU Annex",
  "import.field.certificate_number": "Certificate Number",
  "import.field.foster_father": "Foster Father",
  "import.field.foster_mother": "Foster Mother",
  "import.field.is_reference": "Somebody Else's",
  "import.sex.male": "male",
  "import.sex.female": "female",
  "import.sex.unknown": "unknown",
  "import.sexing_method.dna": "DNA",
  "import.sexing_method.endoscopy": "endoscopy",
  "import.sexing_method.pelvis": "pelvis",
  "import.sexing_method.visual": "visual",
  "import.sexing_method.behaviour": "behaviour",
  "import.sexing_method.breeder": "breeder",
  "import.acquisition.bred": "bred",
  "import.acquisition.bought": "bought",
  "import.acquisition.given": "given",
  "import.acquisition.loaned": "loaned",
  "import.acquisition.found": "found",
  "import.is_reference.yes": "yes",
  "import.is_reference.no": "no",

  "import.file.missing": "Choose a .xlsx, .xls or .csv file.",
  "import.file.kind": "Only .xlsx, .xls and .csv files are imported. Save the table in one of these formats.",
  "import.file.not_excel":
    "This is not an Excel file, or it is damaged. Open it in Excel or LibreOffice and save it as .xlsx.",
  "import.file.not_csv": "This .csv holds no text. Save the table again as CSV or as .xlsx.",
  "import.file.encrypted": "This file is password-protected. Save a copy without a password and choose that.",
  "import.file.empty": "No cell of the file has anything in it.",
  "import.file.beyond":
    "The sheet says it has rows or columns beyond Excel's limits. Copy the birds to a new sheet and save that.",
  "import.file.swollen":
    "Unpacked, the file is too large. Save only the sheet with the birds in a new file, without pictures.",
  "import.file.large_xlsx": "The file is larger than 5 MB. Split it in two or take the pictures out.",
  "import.file.large_xls": "The file is larger than 3 MB. Save it as .xlsx, which takes less room.",
  "import.file.large_csv": "The file is larger than 5 MB. Split it in two.",
  "import.rows.many": "The file has {{count}} rows and an import takes up to {{most}}. Split it.",
  "import.columns.missing":
    "A column is missing: {{columns}}. The columns {{required}} are required; give them these headings or say which they are.",
  "import.columns.twice": "Two columns claim to be: {{columns}}. Rename one of them.",
  "import.mapping.invalid": "The choice of columns cannot be read.",
  "import.changed": "Birds were changed while the file was being imported. Nothing was saved; import it again.",
  "import.key_reused": "This request was made before with another file. Nothing was saved.",

  "import.cell.error": "The cell holds an Excel error. Correct the formula or type the value.",
  "import.cell.uncomputed": "The formula was never computed. Open the file in Excel, save it and import it again.",
  "import.cell.formula_one": "One cell of this column is a formula; its last computed value was used.",
  "import.cell.formula_many": "{{count}} cells of this column are formulas; their last computed values were used.",
  "import.cell.formula_other": "{{count}} cells of this column are formulas; their last computed values were used.",
  "import.cell.merged":
    "There are merged cells: only the first row of each counts. If the others should say the same, unmerge and repeat it.",
  "import.row.differs": "A bird with this tag ID exists and the data differ. It was left as it is.",

  "import.ring.required": "The tag ID is missing. Type it or delete the row.",
  "import.ring.long": "The tag ID is longer than 100 characters. Shorten it.",
  "import.ring.twice": "This tag ID is in row {{row}} already. Keep only one of the rows.",
  "import.ring.number":
    "Excel stored this tag ID as a number that no longer reads as it was typed. Format the column as text and type it again.",
  "import.ring.date": "Excel turned this tag ID into a date. Format the column as text and type it again.",
  "import.ring.as_number_one":
    "One tag ID of this column is stored as a number: zeros in front may be lost. Format the column as text.",
  "import.ring.as_number_many":
    "{{count}} tag IDs of this column are stored as numbers: zeros in front may be lost. Format the column as text.",
  "import.ring.as_number_other":
    "{{count}} tag IDs of this column are stored as numbers: zeros in front may be lost. Format the column as text.",
  "import.text.characters": "It holds invisible or control characters. Type the text again.",
  "import.name.long": "The name is longer than 100 characters. Shorten it.",
  "import.notes.long": "The notes are longer than 2000 characters. Shorten them.",

  "import.species.required": "The species is missing. Type the name of one of your species.",
  "import.species.unknown": "You do not have this species. Create it first or correct the name.",
  "import.species.fixed":
    "The bird with this tag ID is of another species, and a species never changes. Correct the species or the tag ID.",
  "import.status.unknown": "You do not have this status. Use one of yours, such as Active, or leave it empty.",
  "import.place.unknown": "You do not have this location. Create it first, correct the name or leave it empty.",
  "import.place.cannot": "This location cannot be made here: nothing stands inside a cage. Create it under Locations.",
  "import.status.kind": "Say whether birds in this status are present, away or gone.",
  "import.place.many": "More than one location goes by this name. Type its path, such as Room 1 / Bank 2 / Cage 3.",
  "import.sexing_method.unclear":
    "This is no method we understand. Type DNA, endoscopy, pelvis, visual, behaviour, breeder or leave it empty.",
  "import.acquisition.unclear":
    "This does not tell how it came. Type bred, bought, given, loaned, found or leave it empty.",
  "import.eu_annex.unclear": "The annex of the EU regulation is A, B, C or D. Correct it or leave it empty.",
  "import.is_reference.unclear": "Type yes or no, or leave it empty.",
  "import.ring_size.unclear": "Type the diameter in millimetres, such as 2.9, or leave it empty.",
  "import.microchip.number":
    "Excel stored this microchip as a number that no longer reads as it was typed. Format the column as text and type it again.",
  "import.acquired_price.unclear": "This price cannot be read. Type it in euros, such as 12.50.",
  "import.acquired_price.ambiguous": "This may be thousands or thousandths. Type the cents too, such as 1234.00.",
  "import.text.long": "The text is too long. Shorten it.",
  "import.sex.unclear": "This is no sex we understand. Type male, female or leave it empty.",
  "import.sex.is_father":
    "This bird is the father of others: it must be male. Correct the sex or change its young first.",
  "import.sex.is_mother":
    "This bird is the mother of others: it must be female. Correct the sex or change its young first.",

  "import.date.unreadable": "This date cannot be read. Type year-month-day, such as 2026-03-15.",
  "import.date.ambiguous":
    "This may be day/month or month/day. Type year-month-day, such as 2026-03-15, or format the cell as a date.",
  "import.date.year": "This is only a year. Type the whole day, such as 2026-03-15, or leave it empty.",
  "import.date.characters":
    "The date holds special hyphens, digits or an apostrophe. Type it again, such as 2026-03-15.",
  "import.date.missing": "This day does not exist. Correct the date.",
  "import.date.early": "The date is before 1900. Correct it or leave it empty.",
  "import.date.serial": "This number is no date. Type it as year-month-day, such as 2026-03-15.",
  "import.date.future": "This date is still to come. Correct it.",
  "import.date.before_parent": "With this date the bird is born before a parent. Correct one of the dates.",
  "import.date.after_child": "With this date the bird is born after its own young. Correct one of the dates.",

  "import.parent.unknown":
    "No bird has this tag ID, neither in the file nor in your flock. Add it to the file or leave it empty.",
  "import.parent.rejected": "{{ring}} is in row {{row}}, which has errors. Correct that row first.",
  "import.parent.self": "A bird cannot descend from itself. Correct the tag ID.",
  "import.parent.cycle": "This bird would be its own ancestor. Correct the father or the mother.",
  "import.parent.younger": "{{ring}} was born after this bird. Correct one of the dates or the tag ID.",
  "import.father.sex": "{{ring}} is not recorded as male. Correct its sex or the tag ID.",
  "import.mother.sex": "{{ring}} is not recorded as female. Correct its sex or the tag ID.",

  "import.foster_father.sex": "{{ring}} is recorded as female. Correct its sex or the tag ID.",
  "import.foster_mother.sex": "{{ring}} is recorded as male. Correct its sex or the tag ID.",

  "import.undo.late":
    "24 hours have passed: this import can no longer be undone as a whole. Delete or correct its birds one by one.",
  "import.undo.changed":
    "{{count}} birds were changed after the import. Nothing was undone; you can undo only those that were not changed.",
  "import.undo.changed_one":
    "One bird was changed after the import. Nothing was undone; you can undo only those that were not changed.",
  "import.undo.failed":
    "Birds have changed meanwhile, or what stood before no longer fits. Nothing was undone; try again.",

  "import.rejected.heading": "Import errors",
  "import.rejected.file": "voliera-rows-with-errors",
  "import.template.file": "voliera-birds",
  "import.template.birds": "Birds",
  "import.template.words": "Accepted words",
  "import.template.species": "Canary",
  "import.template.name": "Star",
  "import.template.notes": "Example row: delete it",
  "import.genotype.hen_is_split":
    "A hen cannot be split for a sex-linked mutation: she shows it or does not have it. Correct the genotype or the sex.",
  "import.genotype.never_split":
    "No bird is split for a dominant mutation: who has it shows it. Write it before the slash.",
  "import.genotype.clash":
    "The genotype has mutations that do not fit together: a bird has only two genes at each place.",
};
