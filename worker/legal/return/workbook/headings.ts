import type { ReturnField } from "#worker/legal/given/columns-contract.ts";
import { plainName } from "#worker/species/names.ts";
import { lettersOf } from "#worker/spreadsheets/addresses.ts";
import { textOf } from "#worker/spreadsheets/cells.ts";
import type { SheetPart } from "#worker/spreadsheets/spreadsheetml/reading.ts";

/** A column of the form: `field` is what of ours goes there, empty where it stays empty, null where that is to be asked. */
export type FormColumn = {
  column: string;
  heading: string;
  field: ReturnField | "" | null;
  /** `twice`: another column says the same; `chosen`: somebody said so. */
  why: "known" | "unknown" | "twice" | "chosen";
};
export type Headings = { sheet: SheetPart; part: string; last_row: number; columns: FormColumn[] };

const list = (words: string) => words.split("|");
const movement = (n: 1 | 2) =>
  list(
    `movimento ${n}|mov ${n}|${n} movimento|${n} o movimento|tipo movimento ${n}|tipo de movimento ${n}|movimento ${n} tipo|movimento ${n} movimento`,
  );
const movementDay = (n: 1 | 2) =>
  list(
    `data mov ${n}|data mov${n}|data movimento ${n}|data do movimento ${n}|data de movimento ${n}|data ${n} movimento|movimento ${n} data|data ${n} o movimento`,
  );
/** How forms head the columns that we know; numbers of things begin with `n`, whatever they are written as. */
const words: Record<ReturnField, readonly string[]> = {
  species: list("especie|especies|nome cientifico|especie nome cientifico|nome cientifico da especie"),
  common_name: list("nome comum|nome vulgar"),
  mark: list("marca|marcacao|anilha|n anilha|n marca"),
  sex: ["sexo"],
  movement_1: movement(1),
  movement_1_on: movementDay(1),
  movement_2: movement(2),
  movement_2_on: movementDay(2),
  document: list("documento|doc|n documento"),
  certificate: list("doc cites|documento cites|certificado cites|n certificado cites|n documento cites"),
  quantity: list("quantidade|qtd|quant"),
  supplier: list("n registo fornecedor|registo fornecedor|registo do fornecedor"),
  annex: list("anexo cites ue|anexo cites|anexo ue|anexo"),
  source_code: ["proveniencia"],
};
const byWord = new Map(
  Object.entries(words).flatMap(([field, all]) => all.map((word) => [word, field as ReturnField])),
);

const numberOf = /^(?:n o|numero|no|nr|n)(?: (?:de|do|da))? (?=\p{L})/u;
const deeper = /^(n registo) (?:de |do |da )/u;

/** What a heading means: asterisks and numbers of notes are passed over. Null where nobody can say. */
export function fieldOf(heading: string): ReturnField | null {
  const bare = heading.replace(/[([]\s*\d{1,2}\s*[)\]]|[\u00b9\u00b2\u00b3\u2070-\u2079]+|\*+/gu, " ");
  let word = plainName(bare).replace(numberOf, "n ").replace(deeper, "$1 ");
  for (let dropped = 0; dropped <= 2; dropped += 1) {
    const known = byWord.get(word);
    if (known) return known;
    if (!/\d$/.test(word)) return null;
    word = word.slice(0, -1).trim();
  }
  return null;
}

const mostTitles = 60;
// Fewer than these are chance.
const fewest = 3;
const longestHeading = 80;

/**
 * The sheet and the row where most of our columns are headed, with what each column is for; undefined where a workbook has
 * no such row. Two columns that say the same are both asked.
 */
export function findHeadings(sheets: ReadonlyArray<SheetPart | undefined>): Headings | undefined {
  let best: Headings | undefined;
  let most = fewest - 1;
  for (const sheet of sheets) {
    if (!sheet?.part || sheet.is_hidden) continue;
    for (const { row, cells } of sheet.rows) {
      if (row > mostTitles) break;
      const score = new Set(cells.flatMap((cell) => fieldOf(textOf(cell)) ?? [])).size;
      if (score <= most) continue;
      most = score;
      best = headingsAt(sheet, sheet.part, row);
    }
  }
  return best;
}

function headingsAt(sheet: SheetPart, part: string, row: number): Headings {
  const cellsAt = (at: number) => sheet.rows.find((it) => it.row === at)?.cells ?? [];
  const top = cellsAt(row);
  // Headings over two rows: what stands in the second says which part of the first it is.
  const over = sheet.merged.filter((it) => it.row === row);
  const last_row = Math.max(row, ...over.map(({ last }) => last));
  const below = last_row > row ? cellsAt(last_row) : [];
  const columns: FormColumn[] = [];
  let carried = "";
  for (let at = 0; at < Math.max(top.length, below.length); at += 1) {
    const own = textOf(top[at]);
    if (own !== "") carried = own;
    const isWhole = over.some(({ column }) => column === at);
    const under = isWhole ? "" : textOf(below[at]);
    const heading = under === "" ? own : `${carried} ${under}`;
    if (heading === "") continue;
    const field = fieldOf(heading);
    const shown = [...heading.replace(/\s+/g, " ")].slice(0, longestHeading).join("");
    columns.push({ column: lettersOf(at), heading: shown, field, why: field ? "known" : "unknown" });
  }
  const isTwice = ({ field }: FormColumn) => field && columns.filter((it) => it.field === field).length > 1;
  const twice = new Set(columns.filter(isTwice));
  return {
    sheet,
    part,
    last_row,
    columns: columns.map((it) => (twice.has(it) ? { ...it, field: null, why: "twice" as const } : it)),
  };
}
