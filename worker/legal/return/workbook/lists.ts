import { plainName } from "#worker/species/names.ts";
import { cellAt, columnAt } from "#worker/spreadsheets/addresses.ts";
import { textOf } from "#worker/spreadsheets/cells.ts";
import { resolved } from "#worker/spreadsheets/markup.ts";
import { localName } from "#worker/spreadsheets/spreadsheetml/names.ts";
import type { SheetPart } from "#worker/spreadsheets/spreadsheetml/reading.ts";
import { attribute, tagsIn } from "./sheet-markup.ts";

/** A list of words that some cells of a form are chosen from. */
type Validation = { formula: string; areas: string[] };
type Sheets = ReadonlyArray<SheetPart | undefined>;

/** The lists of a sheet, given what stands behind its rows: its own, and those of newer programs in an extension. */
export function validationsIn(after: string): Validation[] {
  const found: Validation[] = [];
  let open: Validation | undefined;
  let at = 0;
  for (const { name, start, end, kind } of tagsIn(after)) {
    const local = localName(name);
    const tag = after.slice(start, end);
    if (local === "dataValidation" && kind === "opens")
      open = attribute(tag, "type") === "list" ? { formula: "", areas: areasOf(attribute(tag, "sqref")) } : undefined;
    else if (local === "dataValidation" && open) {
      found.push(open);
      open = undefined;
    } else if (open && kind === "closes") {
      const text = resolved(after.slice(at, start)).trim();
      if (local === "sqref") open.areas = areasOf(text);
      else if ((local === "f" || local === "formula1") && text !== "") open.formula = text;
    }
    at = end;
  }
  return found;
}
const areasOf = (text = "") => text.split(/\s+/).filter(Boolean);

/** The words that a cell is chosen from; none where no list is known. `names` are the workbook's own names of areas. */
export function wordsFor(
  place: { row: number; column: number },
  {
    validations,
    sheets,
    here,
    names,
  }: {
    validations: readonly Validation[];
    sheets: Sheets;
    here: SheetPart;
    names: ReadonlyMap<string, string>;
  },
): string[] {
  const list = validations.find(({ areas }) => areas.some((area) => holds(area, place)));
  if (!list) return [];
  const inline = /^"(.*)"$/s.exec(list.formula)?.[1];
  if (inline !== undefined)
    return inline
      .replaceAll('""', '"')
      .split(",")
      .map((word) => word.trim());
  const formula = (names.get(list.formula.toLowerCase()) ?? list.formula).replace(/^=/, "");
  const [, quoted, plain, area = ""] = /^(?:'((?:[^']|'')+)'!|([^'!]+)!)?(.+)$/.exec(formula) ?? [];
  const named = (quoted?.replaceAll("''", "'") ?? plain)?.toLowerCase();
  const sheet = named === undefined ? here : sheets.find((it) => it?.name.toLowerCase() === named);
  return sheet ? wordsIn(sheet, area.replaceAll("$", "")) : [];
}

const mostWords = 500;
function wordsIn(sheet: SheetPart, area: string): string[] {
  const words: string[] = [];
  for (const { row, cells } of sheet.rows)
    for (const [column, cell] of cells.entries()) {
      const text = textOf(cell);
      if (text !== "" && words.length < mostWords && holds(area, { row, column })) words.push(text);
    }
  return words;
}

function holds(area: string, { row, column }: { row: number; column: number }): boolean {
  const [first = "", last = first] = area.split(":");
  const [from, to] = [cellAt(first), cellAt(last)];
  if (from && to) return row >= from.row && row <= to.row && column >= from.column && column <= to.column;
  return /^[A-Z]{1,3}$/.test(first) && column >= columnAt(first) && column <= columnAt(last);
}

/** How forms may say what we mean, folded, the likeliest first. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  collection: ["colecao", "existencia inicial", "existencia", "stock"],
  birth: ["nascido", "nascimento", "nascida"],
  entry: ["entrada", "aquisicao", "aquisicao compra", "compra"],
  sale: ["venda", "vendido", "vendida", "cedencia", "cedido", "saida"],
  gift: ["cedencia", "cedido", "oferta", "doacao", "saida"],
  loan: ["emprestimo", "emprestado", "cedencia temporaria", "saida"],
  death: ["morte", "morto", "obito", "morreu"],
  escape: ["fuga", "fugido", "evadido"],
  theft: ["roubo", "furto", "roubado", "furtado"],
  export: ["exportacao", "exportado", "saida"],
  return: ["devolucao", "devolvido", "saida"],
  other: ["outro", "outra", "outros", "saida"],
  male: ["macho", "m", "masculino"],
  female: ["femea", "f", "feminino"],
  unknown: ["desconhecido", "indeterminado", "nao determinado", "i", "d", "nd"],
};

/** What the form calls a word of ours: itself, or one that means the same; undefined where its list has none. */
export function wordIn(list: readonly string[], ours: string, own: string): string | undefined {
  const folded = list.map(plainName);
  for (const word of [...(synonyms[ours] ?? []), plainName(own), plainName(ours)]) {
    // `C - Criado em cativeiro` is chosen by its letter.
    const at = folded.findIndex((it) => it === word || it.startsWith(`${word} `));
    if (at >= 0) return list[at];
  }
  return undefined;
}
