import type { Language } from "#db/vocabulary.ts";
import { translate } from "#worker/locales/translate.ts";
import { type FormData, formGroups, formLines, lineData, type PlacedData } from "./data-contract.ts";

/** What our data are called, with the side that they are of: "Quem cede: NIF", "Espécie 2: Anilha". */
export function labelOf(data: FormData | PlacedData, language: Language): string {
  const say = (key: string, values = {}) => translate(language, key, values);
  const [group = "", second = "", third] = data.split(".");
  if (group === "own" || group === "other")
    return `${say(`legal.paper.party.${group}.transfer`)}: ${say(`legal.form.data.${second}`)}`;
  if (group !== "line") return say(`legal.form.data.${data}`);
  if (third === undefined) return say(`legal.form.data.line.${second}`);
  return `${say("legal.form.line", { n: second })}: ${say(`legal.form.data.line.${third}`)}`;
}

type Choice = { key: string; label: string };

/** Our data to choose from for a field of a form, group by group. */
export function fieldChoices(language: Language): Array<{ group: string; items: Choice[] }> {
  const lines = Array.from({ length: formLines }, (_, at) => at + 1);
  const named = (keys: readonly FormData[]) => keys.map((key) => ({ key, label: labelOf(key, language) }));
  return [
    { group: translate(language, "legal.paper.party.own.transfer"), items: named(formGroups.own) },
    { group: translate(language, "legal.paper.party.other.transfer"), items: named(formGroups.other) },
    ...lines.map((n) => ({
      group: translate(language, "legal.form.line", { n }),
      items: named(lineData.map((it) => `line.${n}.${it}` as const)),
    })),
    { group: translate(language, "legal.form.about"), items: named(formGroups.about) },
  ];
}

/** Our data that take a place in millimetres, group by group. */
export function placeChoices(language: Language): Array<{ group: string; items: Choice[] }> {
  const named = (keys: readonly PlacedData[]) =>
    keys.map((key) => ({ key, label: labelOf(key, language).replace(/^[^:]*: /, "") }));
  return [
    { group: translate(language, "legal.paper.party.own.transfer"), items: named(formGroups.own) },
    { group: translate(language, "legal.paper.party.other.transfer"), items: named(formGroups.other) },
    { group: translate(language, "legal.form.lines"), items: named(lineData.map((it) => `line.${it}` as const)) },
    { group: translate(language, "legal.form.about"), items: named(formGroups.about) },
  ];
}
