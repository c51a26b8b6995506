import { isCalendarDay } from "#worker/fields.ts";
import { Refusal } from "#worker/refusal.ts";
import { faultyRows } from "#worker/spreadsheets/faulty-rows.ts";
import { amountIn } from "./amounts.ts";
import { longestText, mostLines, type ReadFile, type ReadLine, type RowFault } from "./file-shape.ts";

const opens = "<STMTTRN>";
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/**
 * The lines of an OFX file, of 1.x (SGML, whose elements need no end) or 2.x (XML). Only the few elements of a movement are
 * looked for, each once from where its block begins to where it ends; nothing is unfolded.
 */
export function linesOfOfx(text: string, currency: string): ReadFile {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Refusal("invalid", { file: ["payments.file.unreadable"] });
  // One account of another currency makes the file one that is not for these books.
  const currencies = [...text.matchAll(/<CURDEF>\s*([A-Z]{3})/g)].map(([, it = ""]) => it);
  const stated = currencies.find((it) => it !== currency) ?? currencies[0] ?? null;
  const lines: ReadLine[] = [];
  const faults = faultyRows<RowFault>();
  let count = 0;
  for (let at = text.indexOf(opens); at >= 0; count += 1) {
    const next = text.indexOf(opens, at + opens.length);
    const upto = Math.min(next < 0 ? text.length : next, at + 10_000);
    const [block = ""] = text.slice(at + opens.length, upto).split("</STMTTRN>", 1);
    at = next;
    if (lines.length >= mostLines) continue;
    const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(valueIn(block, "DTPOSTED")) ?? [];
    const on = `${year}-${month}-${day}`;
    const figures = valueIn(block, "TRNAMT");
    const cents = amountIn(figures, figures.includes(",") ? "," : ".", stated ?? currency);
    const wrong = !isCalendarDay(on)
      ? "day"
      : cents === null || Number.isNaN(cents) || cents === 0
        ? "amount"
        : undefined;
    if (wrong) {
      faults.add(wrong, count + 1);
      continue;
    }
    const words = [valueIn(block, "NAME"), valueIn(block, "MEMO")].filter(
      (it, nth, all) => it && all.indexOf(it) === nth,
    );
    lines.push({ on, cents: cents ?? 0, text: words.join(" ").slice(0, longestText) });
  }
  return { lines, faults: faults.all(), beyond: Math.max(0, count - mostLines), currency: stated, table: null };
}

function valueIn(block: string, name: string): string {
  const at = block.indexOf(`<${name}>`);
  if (at < 0) return "";
  const [words = ""] = block.slice(at + name.length + 2).split(/[<\r\n]/, 1);
  return words
    .replace(/&(\w{2,4});/g, (whole, entity: string) => entities[entity] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
}
