import { createHash } from "node:crypto";
import { type CellObject, read, utils, type WorkBook, write } from "xlsx";
import { entriesOf, inflated } from "#worker/files/zip-reading.ts";
import { type Part, zipOf } from "#worker/files/zip-stream.ts";

export const headings = [
  ...["Espécie* (1)", "Marca*", "Sexo", "Movimento 1*", "Data Mov. 1*", "Movimento 2", "Data Mov. 2", "Documento"],
  ...["Quantidade", "Nº registo fornecedor (3)", "Anexo CITES/UE*", "Proveniência* ²"],
];
const faults = { broken: () => new Error("broken"), swollen: () => new Error("swollen") };
export const entries = (bytes: Uint8Array) => entriesOf(bytes, 1000, faults);
/** The parts of a workbook by their names, unpacked. */
export const partsOf = (bytes: Uint8Array) =>
  new Map(entries(bytes).map((entry) => [entry.name, inflated(entry, 1e9, faults)]));
export const hashes = (bytes: Uint8Array) =>
  Object.fromEntries([...partsOf(bytes)].map(([name, it]) => [name, createHash("sha256").update(it).digest("hex")]));
export const sheetOf = (bytes: Uint8Array, name = "Averbamento") => {
  const sheet = read(bytes, { cellStyles: false, cellFormula: true }).Sheets[name];
  if (!sheet) throw new Error("no sheet");
  return sheet;
};
export const rowsOf = (bytes: Uint8Array) =>
  utils.sheet_to_json<string[]>(sheetOf(bytes), { header: 1, blankrows: true, defval: "" });

type Made = { free?: number; heads?: readonly string[]; notes?: boolean; empty?: number };

/**
 * A form as an authority makes it: a title over all columns, headings in row 4, free rows with borders, then notes that are
 * merged and a sum; a second sheet, a picture, and lists of words that cells are chosen from.
 */
export async function yearsForm({
  free = 5,
  heads = headings,
  notes = true,
  empty = 0,
}: Made = {}): Promise<Uint8Array> {
  const book: WorkBook = utils.book_new();
  const sheet = utils.aoa_to_sheet([["AVERBAMENTO 2027"], [], [], [...heads]]);
  const first = 5;
  const below = first + free + 1;
  for (let row = first; row < first + free; row += 1)
    heads.forEach((_, column) => {
      sheet[utils.encode_cell({ r: row - 1, c: column })] = {
        t: "z",
        z: column === 4 ? "dd/mm/yyyy" : "@",
      } as CellObject;
    });
  sheet["!merges"] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: 11 } }];
  if (notes) {
    utils.sheet_add_aoa(
      sheet,
      [["(1) Nome científico.", ...Array(7).fill(null), { t: "n", v: 0, f: `SUM(I${first}:I${first + free - 1})` }]],
      {
        origin: `A${below}`,
      },
    );
    utils.sheet_add_aoa(sheet, [["(2) Código."], [{ t: "n", v: 7, f: `I${below}+7` }]], { origin: `A${below + 1}` });
    sheet["!merges"].push(
      { s: { r: below - 1, c: 0 }, e: { r: below - 1, c: 7 } },
      { s: { r: below, c: 0 }, e: { r: below, c: 11 } },
    );
  }
  sheet["!ref"] = `A1:L${below + 3}`;
  utils.book_append_sheet(book, sheet, "Averbamento");
  utils.book_append_sheet(book, utils.aoa_to_sheet([["Coleção"], ["Nascido"], ["Entrada"]]), "Listas");
  const bytes = new Uint8Array(write(book, { type: "array", bookType: "xlsx", compression: true, cellStyles: true }));
  const last = first + free - 1;
  const validations = `<dataValidations count="2"><dataValidation type="list" sqref="D${first}:D${last}"><formula1>Listas!$A$1:$A$3</formula1></dataValidation><dataValidation type="list" sqref="F${first}:F${last}"><formula1>"Cedência,Óbito,Fuga"</formula1></dataValidation></dataValidations>`;
  const rows = Array.from(
    { length: empty },
    (_, at) => `<row r="${last + 1 + at}"><c r="A${last + 1 + at}" s="1"/></row>`,
  ).join("");
  const picture = Uint8Array.from({ length: 3000 }, (_, at) => (at * 7) % 251);
  return zipped([
    ...entries(bytes).map((entry): Part => {
      if (!entry.name.endsWith("sheet1.xml")) return { name: entry.name, entry };
      const xml = new TextDecoder().decode(inflated(entry, 1e9, faults));
      const at = /<(?:ignoredErrors|pageMargins|\/worksheet)/.exec(xml)?.index ?? 0;
      return {
        name: entry.name,
        content: [`${xml.slice(0, at)}${validations}${xml.slice(at)}`.replace("</sheetData>", `${rows}</sheetData>`)],
      };
    }),
    { name: "xl/media/image1.png", bytes: picture },
  ]);
}

export async function zipped(parts: Part[]): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipOf(parts)) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}
