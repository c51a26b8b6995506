import type { Language } from "#db/vocabulary.ts";
import type { ReturnField } from "#worker/legal/given/columns-contract.ts";
import { translate } from "#worker/locales/translate.ts";
import type { ReturnRow } from "./reading.ts";
import type { FormValue } from "./workbook/filling.ts";
import type { FormPlace } from "./workbook/form.ts";
import { wordIn } from "./workbook/lists.ts";

const worded = ["sex", "movement_1", "movement_2", "annex", "source_code"] as const satisfies readonly ReturnField[];
type Worded = (typeof worded)[number];
const isWorded = (field: ReturnField): field is Worded => worded.some((it) => it === field);

/** What we call a value of a column where the form has no list of its own. */
function ownWord(field: Worded, value: string, language: Language): string {
  if (field === "annex" || field === "source_code") return value;
  if (field === "sex") return translate(language, `legal.return.sex.${value}`);
  return translate(language, `legal.return.word.${value}`);
}

const dayMs = 86_400_000;
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
// Excel's own 1900 has a 29 February that never was.
const firstSerial = 62;

/** A day as a form's cell takes it: a day's number where the column is made for days, else as it is written by hand. */
function dayValue(day: string, isDate: boolean, date1904: boolean): FormValue {
  const serial = (Date.parse(`${day}T00:00:00Z`) - epochs[date1904 ? 1904 : 1900]) / dayMs;
  return isDate && serial >= firstSerial ? serial : day.split("-").reverse().join("/");
}

/** What a column says of a bird. */
export function valueIn(
  row: ReturnRow,
  { field, words, isDate }: FormPlace,
  { language, date1904 }: { language: Language; date1904: boolean },
): FormValue {
  const value = row[field];
  if (value === null || typeof value === "number") return value;
  if (field === "movement_1_on" || field === "movement_2_on") return dayValue(value, isDate, date1904);
  if (!isWorded(field)) return value;
  if (field === "sex" && value === "unknown" && words.length === 0) return null;
  const own = ownWord(field, value, language);
  return wordIn(words, value, field === "annex" ? `anexo ${own}` : own) ?? own;
}

/** The movements that a form's list has no word for: `movement_2 theft`. */
export function wordless(places: ReadonlyArray<FormPlace>, language: Language): string[] {
  const all = {
    movement_1: ["collection", "birth", "entry"],
    movement_2: ["sale", "gift", "loan", "death", "escape", "theft", "export", "return", "other"],
  } as const;
  return (["movement_1", "movement_2"] as const).flatMap((field) => {
    const words = places.find((it) => it.field === field)?.words ?? [];
    if (words.length === 0) return [];
    return all[field]
      .filter((it) => wordIn(words, it, ownWord(field, it, language)) === undefined)
      .map((it) => `${field} ${it}`);
  });
}
