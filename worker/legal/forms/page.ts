import type { Language } from "#db/vocabulary.ts";
import type { Given } from "../given/storing.ts";
import { contentOf } from "./content.ts";
import { type FormData, formLines, type PlacedData } from "./data-contract.ts";
import { fieldChoices, labelOf, placeChoices } from "./labels.ts";

// The authority asks for these, and a declaration without them is none.
const wanted: ReadonlyArray<readonly FormData[]> = [
  ["own.name"],
  ["own.tax_id"],
  ["own.address"],
  ["other.name"],
  ["other.tax_id"],
  ["other.address"],
  ["line.1.species", "line.1.latin"],
  ["line.1.mark"],
  ["on", "on.year"],
];

/** A form as its page shows it: which of its fields are known, which are asked, and what of ours has no place in it yet. */
export function formPage(row: Given, language: Language) {
  const { fields: _, file_key: _key, file_type: _type, ...given } = row;
  const { pages, fields, goes, places, step } = contentOf(row);
  const placed = Object.keys(places) as PlacedData[];
  const gone = new Set<string>([...Object.values(goes), ...placed.map((it) => it.replace(/^line\./, "line.1."))]);
  return {
    ...given,
    pages,
    places,
    step,
    lines: formLines,
    known: fields.flatMap((it) => {
      const data = goes[it.name];
      return data ? [{ ...it, data, data_label: labelOf(data, language) }] : [];
    }),
    unknown: fields.filter(({ name }) => !goes[name]),
    lacking: wanted.flatMap((any) =>
      any.some((it) => gone.has(it))
        ? []
        : [labelOf((any[0] ?? "on").replace("line.1.", "line.") as PlacedData, language)],
    ),
    field_choices: fieldChoices(language),
    place_choices: placeChoices(language),
  };
}
export type FormPage = ReturnType<typeof formPage>;
