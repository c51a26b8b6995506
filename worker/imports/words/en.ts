import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "import.file.missing": "Choose a .xlsx, .xls, .ods or .csv file.",
  "import.rows.many": "The file has {{count}} rows and an import accepts up to {{most}}. Split it.",
  "import.columns.missing":
    "A column is missing: {{columns}}. The columns {{required}} are required; give them these headings or choose which they are.",
  "import.columns.twice": "Two columns are for: {{columns}}. Change the heading of one of them.",
  "import.mapping.invalid": "The choice of columns could not be read. Choose them again.",
  "import.changed": "Birds were changed while the file was being imported. Nothing was saved; import it again.",
  "import.key_reused": "This request was made before with another file. Nothing was saved.",

  "import.cell.error": "The cell has an Excel error. Correct the formula or enter the value.",
  "import.cell.uncomputed": "The formula has not been calculated. Open the file in Excel, save it and import it again.",
  "import.cell.formula_one": "One cell of this column is a formula; its last calculated value was used.",
  "import.cell.formula_many": "{{count}} cells of this column are formulas; their last calculated values were used.",
  "import.cell.formula_other": "{{count}} cells of this column are formulas; their last calculated values were used.",
  "import.cell.merged": "There are merged cells: their value was used for each of their rows.",
  "import.row.continued_one":
    "One row has no ring number of its own: its cell is merged with the row above. The row was left out.",
  "import.row.continued_many":
    "{{count}} rows have no ring number of their own: their cell is merged with the row above. They were left out.",
  "import.row.continued_other":
    "{{count}} rows have no ring number of their own: their cell is merged with the row above. They were left out.",
  "import.row.no_bird_one": "One row is a title, a total or repeats the headings. It was left out.",
  "import.row.no_bird_many": "{{count}} rows are titles, totals or repeat the headings. They were left out.",
  "import.row.no_bird_other": "{{count}} rows are titles, totals or repeat the headings. They were left out.",
  "import.meanwhile":
    "Someone else has just corrected this file or chosen other columns. Look at it as it is now and try again.",
  "import.correction.cell": "The sheet has no such cell. Open the check again.",
  "import.correction.many": "You have corrected many cells. Correct the others in the file and choose it again.",
  "import.cause.no_sex": "No column gives the sex, and these birds have parents in the list.",
  "import.cause.ring_twice": "The same ring number is in several rows: this may not be the column of ring numbers.",
  "import.sheet.unknown": "The file has no filled sheet with this name. Choose one of its sheets.",
  "import.word.unknown": "You do not have this species or status. Choose one of yours.",
  "import.row.differs": "A bird with this ring number already exists and its data differ. It was not changed.",
  "import.ring.twice": "This ring number is already in row {{row}}. Keep only one of the rows.",
  "import.ring.as_number_one":
    "One ring number in this column is stored as a number: leading zeros may be lost. Format the column as text.",
  "import.ring.as_number_many":
    "{{count}} ring numbers in this column are stored as numbers: leading zeros may be lost. Format the column as text.",
  "import.ring.as_number_other":
    "{{count}} ring numbers in this column are stored as numbers: leading zeros may be lost. Format the column as text.",
  "import.species.required": "The species is missing. Enter the name of one of your species.",
  "import.species.unknown": "You do not have this species. Add it first or correct the name.",
  "import.species.fixed":
    "The bird with this ring number is of another species, which cannot be changed. Correct the species or the ring number.",
  "import.status.unknown": "You do not have this status. Use one of your statuses, such as Active, or leave it empty.",
  "import.place.unknown": "You do not have this place. Add it first, correct the name or leave it empty.",
  "import.place.gone": "The bird is no longer in the flock, so it comes in without this place.",
  "import.place.cannot": "This place cannot be added here: no place fits inside a cage. Add it under Places.",
  "import.status.kind": "Choose whether birds with this status are present, away or gone from the flock.",
  "import.place.many": "More than one place has this name. Enter its path, such as Room 1 / Bank 2 / Cage 3.",
  "import.sex.is_father":
    "This bird is the father of others: it must be male. Correct the sex or remove it from its chicks first.",
  "import.sex.is_mother":
    "This bird is the mother of others: it must be female. Correct the sex or remove it from its chicks first.",
  "import.sex.of_father": "The sex is not given. It comes in as male, being the father of other birds in the list.",
  "import.sex.of_mother": "The sex is not given. It comes in as female, being the mother of other birds in the list.",
  "import.status_since.alone":
    "This row has no status: the day is left out. Write the status in the same row to keep it.",
  "import.status_since.before_birth": "The bird was not born yet on this day. Correct the day or the birth date.",
  "import.status_since.before_arrival":
    "The bird had not arrived yet on this day. Correct the day or the acquisition date.",
  "import.cause_of_death.alive": "Only a dead bird has a cause of death. Correct the status or remove the cause.",
  "import.left_to.stayed":
    "Only a bird that was sold, given away or lent has a new keeper. Correct the status or remove the name.",
  "import.left_price.stayed":
    "Only a bird that was sold, given away or lent went for a price. Correct the status or remove the price.",
  "import.date.future": "This date is in the future. Correct it.",
  "import.date.before_parent": "With this date the bird would be born before a parent. Correct one of the dates.",
  "import.date.after_child": "With this date the bird would be born after its own chick. Correct one of the dates.",

  "import.parent.unknown":
    "No bird has this ring number, in the file or in your flock. Add it to the file or leave it empty.",
  "import.parent.text": "This is not a ring number: the text is kept in the bird's notes.",
  "import.parent.names": "More than one bird is called {{name}}: {{rings}}. Enter the ring number of the right one.",
  "import.parent.by_name":
    "This is a name. {{ring}} is the only bird called {{name}}: accept names as parents or enter the ring number.",
  "import.parent.rejected": "{{ring}} is in row {{row}}, which has errors. Correct that row first.",
  "import.parent.self": "A bird cannot descend from itself. Correct the ring number.",
  "import.parent.cycle": "This bird would be its own ancestor. Correct the father or the mother.",
  "import.parent.maybe_younger":
    "{{ring}} may have been born after this bird: only the month or the year is known for one of them.",
  "import.parent.younger": "{{ring}} was born after this bird. Correct one of the dates or the ring number.",
  "import.father.sex": "{{ring}} is not recorded as male. Correct its sex or the ring number.",
  "import.mother.sex": "{{ring}} is not recorded as female. Correct its sex or the ring number.",

  "import.foster_father.sex": "{{ring}} is recorded as female. Correct its sex or the ring number.",
  "import.foster_mother.sex": "{{ring}} is recorded as male. Correct its sex or the ring number.",

  "import.undo.late":
    "24 hours have passed: this import can no longer be undone in one go. Delete or correct its birds one by one.",
  "import.undo.changed":
    "{{count}} birds were changed after the import. Nothing was undone; you can undo only those that were not changed.",
  "import.undo.changed_one":
    "One bird was changed after the import. Nothing was undone; you can undo only those that were not changed.",
  "import.undo.failed":
    "The birds have changed in the meantime, or can no longer go back to what they were. Nothing was undone; try again.",

  "import.rejected.heading": "Import errors",
  "import.rejected.file": "voliera-rows-with-errors",
  "import.template.file": "voliera-birds",
  "import.template.birds": "Birds",
  "import.template.words": "Accepted words",
  "import.template.species": "Canary",
  "import.template.name": "Star",
  "import.template.notes": "Example row: delete it",

  "import.genotype.hen_is_split":
    "A hen cannot be split for a sex-linked mutation: she either shows it or does not have it. Correct the genotype or the sex.",
  "import.genotype.never_split":
    "No bird is split for a dominant mutation: a bird that has it shows it. Write it before the slash.",
  "import.genotype.clash":
    "The genotype has mutations that do not fit together: a bird has only two genes at each place. Remove one of them.",

  "audit.subject.import": "Import",
  "audit.import.birds": "Birds",
  "audit.import.file_name": "File",
  "audit.import.created": "Birds added",
  "audit.import.updated": "Birds updated",
  "audit.import.unchanged": "Rows that changed nothing",
  "audit.import.skipped": "Rows left out: the ring exists",
  "audit.import.rejected": "Rows with errors, left out",
  "audit.import.references": "Parents kept as birds of other breeders",
};
