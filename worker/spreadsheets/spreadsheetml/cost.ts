import { yieldThread } from "#worker/yield-thread.ts";
import { notExcel } from "../zip-entries.ts";

// 10,000 rows by 27 columns, every cell another text, cost 4.1 million; twice that takes longer than a look may.
export const mostCost = 5_000_000;
const rowCost = 40;
const stringCost = 10;
// So many bytes take some ten milliseconds.
const atOnce = 4_000_000;

/**
 * What XML costs to read: a point a tag, more for rows and shared strings. Refuses declarations of its own (`<!DOCTYPE`,
 * `<!ENTITY`), which no spreadsheet program writes. Others are served in between.
 */
export async function costOf(xml: Uint8Array): Promise<number> {
  let cost = 0;
  for (let from = 0; from < xml.length; from += atOnce) {
    if (from > 0) await yieldThread();
    cost += costBetween(xml, from, Math.min(xml.length, from + atOnce));
  }
  return cost;
}

function costBetween(xml: Uint8Array, from: number, to: number): number {
  let cost = 0;
  // A plain walk: asked four million times, `indexOf` and closures took longer than the reading.
  for (let at = from; at < to; at += 1) {
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
