import { most } from "./cells.ts";
import { type Archive, joined, notExcel, swollen } from "./zip-entries.ts";

// What reading cells needs. Everything else (macros, drawings, comments, links to other files) stays outside: less to
// parse, and several of them make the parser walk every cell of a range that a few bytes can declare.
const needed =
  /^(\[content_types\]\.xml|xl\/(persons\/)?[^/]+\.xml|xl\/_rels\/[^/]+\.rels|xl\/worksheets\/[^/]+\.xml)$/;
// 10,000 rows by 27 columns, every cell another text, cost 4.1 million; twice that is more than a worker's memory.
const mostCost = 5_000_000;
// A workbook may list one part as a thousand sheets, and each is parsed anew.
const mostSearched = 2 * mostCost;
const rowCost = 40;
const stringCost = 10;

export type CellParts = {
  archive: Archive;
  hasFormulas: boolean;
  /** Whether every sheet the workbook lists can be read: each has a part of its own, or all are light. */
  maySearch: boolean;
};

/**
 * The parts of an .xlsx that hold cells, made harmless: no DOCTYPE, nothing after the cells but merges, formulas only
 * as a mark. Throws `Refusal` when this is no workbook, or carries macros.
 */
export function cellParts(archive: Archive): CellParts {
  const kept: Archive = new Map();
  let hasFormulas = false;
  let cost = 0;
  let heaviest = 0;
  if (!archive.has("[content_types].xml") || !archive.has("xl/workbook.xml")) throw notExcel();
  for (const [name, content] of archive) {
    if (!needed.test(name)) continue;
    const own = costOf(content);
    cost += own;
    if (cost > mostCost) throw swollen();
    heaviest = Math.max(heaviest, own);
    const sheet = name.startsWith("xl/worksheets/") ? trimSheet(content) : { content, formulas: false };
    hasFormulas ||= sheet.formulas;
    kept.set(name, sheet.content);
  }
  return {
    archive: kept,
    hasFormulas,
    maySearch: !sharesParts(archive) || heaviest * sheetsListed(archive) <= mostSearched,
  };
}

const listing = /<(?:\w+:)?sheet[\s/>]/g;
const textOf = (archive: Archive, name: string) => new TextDecoder().decode(archive.get(name));
const sheetsListed = (archive: Archive) => textOf(archive, "xl/workbook.xml").match(listing)?.length ?? 0;

const relation = /<(?:\w+:)?Relationship[\s/>]/g;
const target = /\sTarget=(?:"([^"]*)"|'([^']*)')/g;
const relationOfSheet = /\s\w+:id=(?:"([^"]*)"|'([^']*)')/g;

/** Whether two sheets may be the same part. What is written in an odd way counts as shared. */
function sharesParts(archive: Archive): boolean {
  const relations = textOf(archive, "xl/_rels/workbook.xml.rels");
  const workbook = textOf(archive, "xl/workbook.xml");
  const values = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, one, other]) => one ?? other ?? "");
  const parts = values(relations, target).map((path) => path.slice(path.lastIndexOf("/") + 1).toLowerCase());
  const ids = values(workbook, relationOfSheet);
  const isOdd =
    relations.includes("&") ||
    parts.length !== (relations.match(relation)?.length ?? 0) ||
    ids.length < sheetsListed(archive);
  return isOdd || new Set(parts).size < parts.length || new Set(ids).size < ids.length;
}

/**
 * What XML costs to parse: a point a tag, more for rows and shared strings. Refuses declarations of its own
 * (`<!DOCTYPE`, `<!ENTITY`), which no spreadsheet program writes.
 */
function costOf(xml: Uint8Array): number {
  let cost = 0;
  // A plain walk: asked four million times, `indexOf` and closures took longer than the parser.
  for (let at = 0; at < xml.length; at += 1) {
    if (xml[at] !== 0x3c) continue;
    const letter = xml[at + 1];
    if (letter === 0x21 && (xml[at + 2] === 0x44 || xml[at + 2] === 0x45)) throw notExcel();
    // A closing tag; or a name, perhaps behind a namespace prefix.
    cost += letter === 0x2f ? 1 : 1 + extraCost(xml, localName(xml, at + 1));
  }
  return cost;
}

/** What `<row` and `<si` cost beyond a tag. */
function extraCost(xml: Uint8Array, at: number): number {
  if (xml[at] === 0x72 && xml[at + 1] === 0x6f && xml[at + 2] === 0x77) return rowCost;
  return xml[at] === 0x73 && xml[at + 1] === 0x69 ? stringCost : 0;
}

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
// Nothing in here looks beyond the next `<`: a tag that never ends must not be searched for from every other one.
const formula = /<((?:\w+:)?)f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/\1f>)/g;
const merge = /<(?:\w+:)?mergeCell\s+ref="([A-Z]{1,3}\d{1,7}:[A-Z]{1,3}\d{1,7})"/g;

function trimSheet(xml: Uint8Array): { content: Uint8Array; formulas: boolean } {
  // One character a byte, so that positions are the bytes'.
  const text = new TextDecoder("latin1").decode(xml);
  const end = endOfCells(text);
  if (end < 0) return { content: new TextEncoder().encode("<worksheet/>"), formulas: false };
  const merges = [...text.slice(end).matchAll(merge)]
    .slice(0, most.merges)
    .map(([, ref]) => `<mergeCell ref="${ref}"/>`);
  const tail = new TextEncoder().encode(`${merges.join("")}</worksheet>`);
  const formulas = formulaStarts.some((start) => text.includes(start));
  const cells = xml.subarray(0, end);
  return { content: joined([formulas ? withoutFormulas(cells) : cells, tail]), formulas };
}

/** A formula's own text is never wanted, and shared and array formulas cost time that grows with their square. */
function withoutFormulas(cells: Uint8Array): Uint8Array {
  return new TextEncoder().encode(new TextDecoder().decode(cells).replace(formula, "<$1f>1</$1f>"));
}

function endOfCells(text: string): number {
  const usual = "</sheetData>";
  const at = text.indexOf(usual);
  if (at >= 0) return at + usual.length;
  const prefixed = /<\/\w+:sheetData\s*>/.exec(text);
  return prefixed ? prefixed.index + prefixed[0].length : -1;
}
