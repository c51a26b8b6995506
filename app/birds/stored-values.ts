import { birdColumns, columnKinds, eachBirdColumn, type Fact } from "#db/bird-columns.ts";
import type { Language } from "#db/vocabulary.ts";
import type { Bird } from "#worker/birds/columns/details.ts";
import { storedBirth } from "./birth/birth.ts";
import type { FieldName } from "./field-names.ts";

/** A stored bird as its form would be filled in; the species is missing because it never changes. */
export function storedValues(bird: Bird, language: Language): Record<Exclude<FieldName, "species_id">, string> {
  return {
    identifier: bird.identifier,
    sex: bird.sex,
    ...storedBirth(bird),
    name: bird.name ?? "",
    status_id: bird.status_id ?? "",
    place_id: bird.place_id ?? "",
    father_ring: bird.father?.identifier ?? "",
    mother_ring: bird.mother?.identifier ?? "",
    notes: bird.notes ?? "",
    foster_father_ring: bird.foster_father?.identifier ?? "",
    foster_mother_ring: bird.foster_mother?.identifier ?? "",
    ...eachBirdColumn({ isFact: true }, (name) => factText(name, bird[name], language)),
  };
}

function factText(name: Fact, value: string | number | boolean | null, language: Language): string {
  const kind = columnKinds[birdColumns[name].kind];
  if (kind.stored === "boolean") return value ? "on" : "";
  if (typeof value === "number") return decimalText("parts" in kind ? value / kind.parts : value, language);
  return String(value ?? "");
}

/** A number as its reader would type it: not grouped, with the decimal sign of the language. */
const decimalText = (value: number, language: Language) => String(value).replace(".", language === "pt" ? "," : ".");

/** Whether two entries of a form mean the same: line ends, blanks around, and comma or point make no difference. */
export const meansTheSame = (one: string, other: string) => plain(one) === plain(other);

function plain(text: string): string {
  const bare = text.trim().replaceAll("\r\n", "\n");
  return /^\d+[.,]\d+$/.test(bare) ? String(Number(bare.replace(",", "."))) : bare;
}
