import { type Archive, notExcel, swollen } from "./archive.ts";

// What reading cells needs. Everything else (macros, drawings, comments, links to other files) stays outside: less to
// parse, and several of them make the parser walk every cell of a range that a few bytes can declare.
const needed =
  /^(\[content_types\]\.xml|xl\/(persons\/)?[^/]+\.xml|xl\/_rels\/[^/]+\.rels|xl\/worksheets\/[^/]+\.xml)$/;
const mostMerges = 1000;
// 10,000 rows by 27 columns, every cell another text, cost 4.1 million; twice that is more than a worker's memory.
const mostCost = 5_000_000;
const rowCost = 40;
const stringCost = 10;

export type CellParts = { archive: Archive; hasFormulas: boolean };

/**
 * The parts of an .xlsx that hold cells, made harmless: no DOCTYPE, nothing after the cells but merges, formulas only
 * as a mark. Throws `Refusal` when this is no workbook, or carries macros.
 */
export function cellParts(archive: Archive): CellParts {
  const kept: Archive = new Map();
  let hasFormulas = false;
  let cost = 0;
  if (!archive.has("[content_types].xml") || !archive.has("xl/workbook.xml")) throw notExcel();
  for (const [name, content] of archive) {
    if (!needed.test(name)) continue;
    cost += costOf(content);
    if (cost > mostCost) throw swollen();
    const sheet = name.startsWith("xl/worksheets/") ? trimSheet(content) : { content, formulas: false };
    hasFormulas ||= sheet.formulas;
    kept.set(name, sheet.content);
  }
  return { archive: kept, hasFormulas };
}

/**
 * What XML costs to parse: a point a tag, more for rows and shared strings. Refuses declarations of its own
 * (`<!DOCTYPE`, `<!ENTITY`), which no spreadsheet program writes.
 */
function costOf(xml: Uint8Array): number {
  let cost = 0;
  for (let at = xml.indexOf(0x3c); at >= 0; at = xml.indexOf(0x3c, at + 1)) {
    if (xml[at + 1] === 0x21 && (xml[at + 2] === 0x44 || xml[at + 2] === 0x45)) throw notExcel();
    const name = localName(xml, at + 1);
    cost += 1;
    if (startsWith(xml, name, row)) cost += rowCost;
    else if (startsWith(xml, name, sharedString)) cost += stringCost;
  }
  return cost;
}

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const [row, sharedString] = [ascii("row"), ascii("si")];
const startsWith = (xml: Uint8Array, at: number, letters: readonly number[]) =>
  letters.every((letter, n) => xml[at + n] === letter);

/** Where a tag's name begins behind its namespace prefix. */
function localName(xml: Uint8Array, at: number): number {
  for (let end = at; end < at + 12; end += 1) {
    const letter = xml[end] ?? 0;
    if (letter === 0x3a) return end + 1;
    // A space, a slash or the end of the tag: there is no prefix.
    if (letter <= 0x2f || letter === 0x3e) break;
  }
  return at;
}

const formulaStarts = ["<f>", "<f ", "<f/", ":f>", ":f ", ":f/"];
const formula = /<((?:\w+:)?)f(?:\s[^>]*)?(?:\/>|>[^<]*<\/\1f>)/g;
const merge = /<(?:\w+:)?mergeCell\s+ref="([A-Z]{1,3}\d{1,7}:[A-Z]{1,3}\d{1,7})"/g;

function trimSheet(xml: Uint8Array): { content: Uint8Array; formulas: boolean } {
  // One character a byte, so that positions are the bytes'.
  const text = new TextDecoder("latin1").decode(xml);
  const end = endOfCells(text);
  if (end < 0) return { content: new TextEncoder().encode("<worksheet/>"), formulas: false };
  const merges = [...text.slice(end).matchAll(merge)]
    .slice(0, mostMerges)
    .map(([, ref]) => `<mergeCell ref="${ref}"/>`);
  const tail = `${merges.join("")}</worksheet>`;
  const formulas = formulaStarts.some((start) => text.includes(start));
  const cells = xml.subarray(0, end);
  if (!formulas && end === xml.length) return { content: cells, formulas };
  // A formula's own text is never wanted, and shared and array formulas cost time that grows with their square.
  const head = new TextDecoder().decode(cells);
  return {
    content: new TextEncoder().encode((formulas ? head.replace(formula, "<$1f>1</$1f>") : head) + tail),
    formulas,
  };
}

function endOfCells(text: string): number {
  const usual = "</sheetData>";
  const at = text.indexOf(usual);
  if (at >= 0) return at + usual.length;
  const prefixed = /<\/\w+:sheetData\s*>/.exec(text);
  return prefixed ? prefixed.index + prefixed[0].length : -1;
}
