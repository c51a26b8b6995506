import { type Archive, notExcel } from "./archive.ts";

// What reading cells needs. Everything else (macros, drawings, comments, links to other files) stays outside: less to
// parse, and several of them make the parser walk every cell of a range that a few bytes can declare.
const needed =
  /^(\[content_types\]\.xml|xl\/(persons\/)?[^/]+\.xml|xl\/_rels\/[^/]+\.rels|xl\/worksheets\/[^/]+\.xml)$/;
const mostMerges = 1000;

export type CellParts = { archive: Archive; hasFormulas: boolean };

/**
 * The parts of an .xlsx that hold cells, made harmless: no DOCTYPE, nothing after the cells but merges, formulas only
 * as a mark. Throws `Refusal` when this is no workbook, or carries macros.
 */
export function cellParts(archive: Archive): CellParts {
  const kept: Archive = new Map();
  let hasFormulas = false;
  if (!archive.has("[content_types].xml") || !archive.has("xl/workbook.xml")) throw notExcel();
  for (const [name, content] of archive) {
    if (!needed.test(name)) continue;
    if (declares(content)) throw notExcel();
    const sheet = name.startsWith("xl/worksheets/") ? trimSheet(content) : { content, formulas: false };
    hasFormulas ||= sheet.formulas;
    kept.set(name, sheet.content);
  }
  return { archive: kept, hasFormulas };
}

/** Whether XML brings declarations of its own (`<!DOCTYPE`, `<!ENTITY`). */
function declares(xml: Uint8Array): boolean {
  for (let at = xml.indexOf(0x21); at >= 0; at = xml.indexOf(0x21, at + 1)) {
    const isMarkup = xml[at - 1] === 0x3c;
    if (isMarkup && (xml[at + 1] === 0x44 || xml[at + 1] === 0x45)) return true;
  }
  return false;
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
