import { acquisition, facts, sexing } from "#worker/birds/words/en.ts";
import { under } from "#worker/locales/under.ts";
import type { record as pt } from "./pt.ts";

export const record: Record<keyof typeof pt, string> = {
  "audit.subject.weight": "Weighings",
  "birds.field.place_id": "Location",
  ...facts.form,
  "birds.field.foster_father_ring": "Foster father",
  "birds.field.foster_mother_ring": "Foster mother",

  "birds.section.ring": "Ring, microchip and sexing",
  "birds.section.colour": "Colour",
  "birds.section.foster": "Foster parents",
  "birds.section.origin": "Origin and owner",
  "birds.section.papers": "CITES and certificate",

  "birds.status.since": "since {{day}}",
  "birds.form.no_place": "No location",
  "birds.form.not_said": "Not recorded",
  "birds.form.microchip_hint": "Usually 15 digits.",
  "birds.form.genotype_hint": "What it is split for, for example: /ino, /opaline.",
  "birds.form.owner_hint": "Only if it is not yours.",
  "birds.form.document_hint": "Invoice, transfer declaration or other document, with its number.",
  "birds.form.annex_hint": "The annex of Regulation (EC) 338/97 that lists the species.",
  "birds.form.reference_hint":
    "It is not shown in lists or counts and does not count towards your plan; it appears in genealogical trees.",

  ...under("birds.sexing.", sexing),

  ...under("birds.acquisition.", acquisition),

  "birds.yes": "Yes",
  "birds.no": "No",

  "birds.theirs": "Reference bird",
  "birds.tab.pedigree": "Tree",
  "birds.tab.genetics": "Genetics",
  "birds.tab.weights": "Weights",
  "birds.tab.papers": "Documents",
  "birds.tab.history": "History",

  "birds.ring.title": "Ring details",
  "birds.ring.federation": "Federation",
  "birds.ring.breeder": "Breeder number",
  "birds.ring.year": "Year",
  "birds.ring.number": "Number",
  "birds.ring.size": "Diameter",
  "birds.ring.own_size": "Diameter you use for the species",
  "birds.ring.advised": "Recommended diameter",
  "birds.ring.size_doubtful": "To be confirmed: no reliable source.",
  "birds.ring.colour": "Colour of the year",
  "birds.ring.colour_doubtful": "To be confirmed: the federations disagree.",
  "birds.ring.colour_own": "Set by your organisation.",

  "birds.papers.title_of": "Documents of {{ring}}",
  "birds.papers.price": "Price",
  "birds.papers.empty": "No documents yet",
  "birds.papers.empty_why":
    "Record here where the bird came from, its CITES/EU annex and its certificate: buyers and inspectors ask for them.",

  "birds.history.title_of": "History of {{ring}}",
  "birds.history.pages": "Pages of the history",
  "birds.history.newest": "Newest",
  "birds.history.older": "Older",
  "birds.history.created": "Added",
  "birds.history.imported": "Imported from {{file}}",
  "birds.history.restored": "restored from an archive; author as given in the file",
  "birds.history.nobody": "author unknown",
  "birds.history.emptied": "empty",
  "birds.history.was": "before:",

  "birds.field.weight": "Weight",
  "birds.weights.title_of": "Weights of {{ring}}",
  "birds.weights.grams": "Weight (g)",
  "birds.weights.day": "Date",
  "birds.weights.note": "Note",
  "birds.weights.change": "Change",
  "birds.weights.caption": "Weighings, newest first",
  "birds.weights.add": "Save weight",
  "birds.weights.empty": "No weighings yet.",
  "birds.weights.jump": "changed by more than 30 %",
  "birds.weights.delete_of": "Delete the weight of {{day}}",
  "birds.weights.chart": "Weight from {{from}} to {{to}}: between {{low}} and {{high}}",
  "birds.weights.added": "Weight saved.",
  "birds.weights.added_warned": "Weight saved. {{warning}}",
  "birds.weights.deleted": "Weight deleted.",
  "birds.weights.failed": "The weight could not be deleted. Try again.",
};
