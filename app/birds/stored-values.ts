import type { Language } from "#db/vocabulary.ts";
import type { Bird } from "#worker/birds/details.ts";
import type { FieldName } from "./field-names.ts";

/** A stored bird as its form would be filled in; the species is missing because it never changes. */
export function storedValues(bird: Bird, language: Language): Record<Exclude<FieldName, "species_id">, string> {
  const { acquired_price_cents: cents } = bird;
  return {
    identifier: bird.identifier,
    sex: bird.sex,
    birth_date: bird.birth_date ?? "",
    name: bird.name ?? "",
    status_id: bird.status_id ?? "",
    place_id: bird.place_id ?? "",
    father_ring: bird.father?.identifier ?? "",
    mother_ring: bird.mother?.identifier ?? "",
    notes: bird.notes ?? "",
    ring_size_mm: decimalText(bird.ring_size_mm, language),
    microchip: bird.microchip ?? "",
    sexing_method: bird.sexing_method ?? "",
    mutation: bird.mutation ?? "",
    genotype: bird.genotype ?? "",
    foster_father_ring: bird.foster_father?.identifier ?? "",
    foster_mother_ring: bird.foster_mother?.identifier ?? "",
    is_reference: bird.is_reference ? "on" : "",
    breeder: bird.breeder ?? "",
    owner: bird.owner ?? "",
    acquisition: bird.acquisition ?? "",
    acquired_on: bird.acquired_on ?? "",
    acquired_price_cents: decimalText(cents === null ? null : cents / 100, language),
    acquired_document: bird.acquired_document ?? "",
    eu_annex: bird.eu_annex ?? "",
    certificate_number: bird.certificate_number ?? "",
  };
}

/** A number as its reader would type it: not grouped, with the decimal sign of the language. */
export const decimalText = (value: number | null, language: Language) =>
  value === null ? "" : String(value).replace(".", language === "pt" ? "," : ".");

/** Whether two entries of a form mean the same: line ends, blanks around, and comma or point make no difference. */
export const meansTheSame = (one: string, other: string) => plain(one) === plain(other);

function plain(text: string): string {
  const bare = text.trim().replaceAll("\r\n", "\n");
  return /^\d+[.,]\d+$/.test(bare) ? String(Number(bare.replace(",", "."))) : bare;
}
