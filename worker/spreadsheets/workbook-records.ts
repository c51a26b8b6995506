import { swollen } from "./zip-entries.ts";

// The records of a .xls stream ([MS-XLS] 2.3) that say what is in a cell. The parser ignores a Selection.
const selection = 0x001d;
const bof = 0x0809;
const eof = 0x000a;
const goesOn = 0x003c;
const sharedStrings = 0x00fc;
const multipleNumbers = 0x00bd;
const formulas: readonly number[] = [0x0006, 0x0206, 0x0406];
const needed: ReadonlySet<number> = new Set([
  ...formulas,
  ...[bof, eof],
  // CodePage, BoundSheet8, Date1904, FilePass, XF, Format
  ...[0x0042, 0x0085, 0x0022, 0x002f, 0x00e0, 0x041e],
  // SST, LabelSst, Label, RString, String, Number, RK, MulRk, BoolErr, MergeCells
  ...[0x00fc, 0x00fd, 0x0204, 0x00d6, 0x0207, 0x0203, 0x027e, 0x00bd, 0x0205, 0x00e5],
]);

// Within 3 MB a file can claim a million empty texts or half a million numbers, and each costs a hundred bytes to hold.
const most = { texts: 300_000, cells: 400_000 };

/** Cells with formulas, per sheet in the order of the sheets' positions; a cell is `row * 256 + column`, from 0. */
export type FormulaCells = ReadonlyArray<ReadonlySet<number>>;

/**
 * Blanks every record of a .xls stream that holds no cell, in place: links, notes and drawings may span millions of
 * cells in a few bytes, and the parser would walk them. Answers where formulas stand; throws `Refusal` above the limits.
 */
export function keepCells(stream: Uint8Array): FormulaCells {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const sheets: Array<Set<number>> = [];
  let depth = 0;
  let last = 0;
  let cells = 0;
  for (let at = 0; at + 4 <= stream.length; at += 4 + view.getUint16(at + 2, true)) {
    const type = view.getUint16(at, true);
    if (type === bof) {
      // The first stream is the workbook's own; charts inside a sheet are streams within a stream.
      if (depth === 0) sheets.push(new Set());
      depth += 1;
    }
    if (type === eof) depth -= 1;
    if (formulas.includes(type) && at + 8 <= stream.length) {
      sheets.at(-1)?.add(view.getUint16(at + 4, true) * 256 + view.getUint16(at + 6, true));
    }
    cells += weigh(view, at, type);
    if (cells > most.cells) throw swollen();
    if (type !== goesOn) last = type;
    if (!needed.has(last)) view.setUint16(at, selection, true);
  }
  return sheets.slice(1);
}

/** How many cells a record holds; refuses a table of more texts than there is room for. */
function weigh(view: DataView, at: number, type: number): number {
  const claimsTexts = type === sharedStrings && at + 12 <= view.byteLength;
  if (claimsTexts && view.getUint32(at + 8, true) > most.texts) throw swollen();
  return type === multipleNumbers ? view.getUint16(at + 2, true) / 6 : 1;
}
