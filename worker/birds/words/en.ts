import { under } from "#worker/locales/prefixed-words.ts";
import { wordsOfFacts } from "./facts.ts";
import type * as words from "./pt.ts";

export const sexing: typeof words.sexing = {
  dna: "DNA",
  endoscopy: "Endoscopy",
  pelvis: "Pelvic palpation",
  visual: "Visual",
  behaviour: "Behaviour",
  breeder: "Stated by the breeder",
};
export const acquisition: typeof words.acquisition = {
  bred: "Bred here",
  bought: "Bought",
  given: "Given",
  loaned: "On loan",
  found: "Found",
};

/** What each fact of a bird is called, and what a table may say of it. */
export const facts = wordsOfFacts({
  is_reference: {
    name: "Reference bird (ancestor only)",
    trail: "Reference bird",
    heading: "Reference Bird",
    column: "Reference bird",
    what: "Yes if it is not in your flock and is only an ancestor; empty means no.",
  },
  status_since: {
    name: "In this status since",
    trail: "In this status since",
    heading: "Status Since",
    column: "Status since",
    what: "The day on which that status began, written like the birth date.",
  },
  cause_of_death: {
    name: "Cause of death",
    heading: "Cause of Death",
    column: "Cause of death",
    what: "What it died of, in your own words; up to 200 characters. Dead birds only.",
  },
  ring_size_mm: {
    name: "Ring diameter (mm)",
    trail: "Ring diameter (mm)",
    heading: "Ring Size",
    column: "Ring size",
    what: "The inner diameter in millimetres, such as 2.9.",
  },
  microchip: { name: "Microchip", what: "The microchip number, as text." },
  sexing_method: {
    name: "Sexing method",
    trail: "Sexing method",
    heading: "Sexing Method",
    column: "Sexing method",
    what: "DNA, endoscopy, pelvis, visual, behaviour or breeder.",
  },
  mutation: {
    name: "Colour mutation",
    trail: "Mutation",
    heading: "Mutation",
    what: "The colour or mutation as you write it; up to 200 characters.",
  },
  genotype: { name: "Genotype", what: "What it is split for; up to 500 characters." },
  breeder: { name: "Breeder", what: "Who bred it; up to 200 characters." },
  owner: { name: "Owner", what: "Whose it is; up to 200 characters." },
  acquisition: {
    name: "Acquired by",
    trail: "Acquired by",
    heading: "Acquisition",
    what: "Bred, bought, given, loaned or found.",
  },
  acquired_on: {
    name: "Acquisition date",
    trail: "Acquired on",
    heading: "Acquisition Date",
    column: "Acquisition date",
    what: "A date, written like the birth date.",
  },
  acquired_price_cents: { name: "Price (€)", trail: "Price paid", heading: "Price", what: "In euros: 12.50 or 12,50." },
  acquired_document: {
    name: "Acquisition document",
    heading: "Document",
    what: "Number of the invoice or declaration; up to 200 characters.",
  },
  eu_annex: { name: "CITES/EU annex", heading: "EU Annex", what: "A, B, C or D, of Regulation (EC) 338/97." },
  certificate_number: {
    name: "Certificate number",
    heading: "Certificate Number",
    column: "Certificate number",
    what: "The CITES certificate number; up to 100 characters.",
  },
});

export const en: Record<keyof typeof words.pt, string> = {
  "birds.identifier.required": "Enter the ring number.",
  "birds.identifier.long": "A ring number can have up to 100 characters. Shorten it.",
  "birds.identifier.taken": "You already have a bird with this ring number. Check the number.",
  "birds.birth_precision.alone": "Enter the year, the month or the day of birth as well.",
  "birds.birth_date.future": "The birth date cannot be in the future. Correct it.",
  "birds.birth_date.after_child": "This bird has chicks born before this date. Correct this date or the chicks'.",
  "birds.birth_date.before_father": "The father was not born yet on this date. Correct the date or the father.",
  "birds.birth_date.before_mother": "The mother was not born yet on this date. Correct the date or the mother.",
  "birds.birth_date.after_status":
    "This bird already had its status before this date. Correct this date, or the day since when it has that status.",
  "birds.acquired_on.after_status":
    "This bird already had its status before this date. Correct this date, or the day since when it has that status.",
  "birds.status_since.future": "This day has not come yet. Enter today or an earlier day.",
  "birds.status_since.before_birth": "The bird was not born yet on this day. Correct the day or the birth date.",
  "birds.status_since.before_arrival":
    "The bird had not arrived yet on this day. Correct the day or the acquisition date.",
  "birds.cause_of_death.alive":
    "Only a dead bird has a cause of death. Choose the status of a dead bird or leave the cause empty.",
  "birds.stale.by": "{{who}} changed this bird on {{when}} ({{what}}). Nothing you sent was saved.",
  "birds.stale.somebody": "Another person",
  "birds.sex.is_father": "This bird is the father of others, so it must be male. Remove it from its chicks first.",
  "birds.sex.is_mother": "This bird is the mother of others, so it must be female. Remove it from its chicks first.",
  "birds.species.fixed": "The species cannot be changed by editing. If it is wrong, use “Correct the species”.",
  "birds.place_id.gone":
    "This bird is no longer in your flock, so it has no place. Leave the place empty or change the status.",
  "birds.parent.unknown_ring":
    "No bird in your flock has this ring number. Register it, keep it as a reference bird, or correct the number.",
  "birds.parent.cycle": "A bird cannot descend from itself. Choose another bird.",
  "birds.father.female": "The father must be male, and this bird is female. Choose another bird.",
  "birds.father.unknown_sex": "The sex of this bird is unknown. Record it as male first.",
  "birds.father.younger": "The father was born after the chick. Correct one of the dates.",
  "birds.mother.male": "The mother must be female, and this bird is male. Choose another bird.",
  "birds.mother.unknown_sex": "The sex of this bird is unknown. Record it as female first.",
  "birds.mother.younger": "The mother was born after the chick. Correct one of the dates.",
  "birds.foster_father.female": "This bird is female: enter it as the foster mother.",
  "birds.foster_mother.male": "This bird is male: enter it as the foster father.",
  "birds.foster.self": "A bird cannot raise itself. Choose another bird.",
  "birds.ring_size": "The diameter must be a number from 0.5 to 60 mm, with at most two decimals.",
  "birds.price": "The price must be an amount in euros, such as 35 or 35.50.",
  "birds.key_reused": "This idempotency key was already used for another bird. Nothing was saved.",
  "birds.warnings.hybrid": "Hybrid: {{ring}} is of another species.",
  "birds.warnings.same_day_parent": "{{ring}} has the same birth date as its chick. Check the dates.",
  "birds.warnings.parent_maybe_younger":
    "{{ring}} may have been born after its chick: only the month or the year is known for one of them. Check the dates.",
  "birds.warnings.acquired_future": "The acquisition date is in the future. Check it.",
  "birds.warnings.acquired_before_birth": "The acquisition date is before the birth. Check the dates.",
  "birds.warnings.microchip_form": "A microchip usually has 15 digits. Check this one.",

  "audit.subject.bird": "Bird",
  "audit.bird.sex.male": "Male",
  "audit.bird.sex.female": "Female",
  "audit.bird.sex.unknown": "Unknown",
  ...under("audit.bird.sexing_method.", sexing),
  ...under("audit.bird.acquisition.", acquisition),
  ...facts.trail,
  "audit.field.identifier": "Ring number",
  "audit.bird.sex": "Sex",
  "audit.bird.status_id": "Status",
  "audit.bird.birth_date": "Birth date",
  "audit.bird.birth_precision": "Birth date precision",
  "audit.bird.father_id": "Father",
  "audit.bird.mother_id": "Mother",
  "audit.bird.foster_father_id": "Foster father",
  "audit.bird.foster_mother_id": "Foster mother",
  "audit.field.place_id": "Place",
  "audit.field.bird": "Bird",
  "audit.field.bird_id": "Bird",
};
