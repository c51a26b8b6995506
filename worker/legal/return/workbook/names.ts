import { cellAt } from "#worker/spreadsheets/addresses.ts";
import { resolved } from "#worker/spreadsheets/markup.ts";
import { localName } from "#worker/spreadsheets/spreadsheetml/names.ts";
import { type Move, movedRow } from "./moving.ts";
import { attribute, tagsIn, withAttribute } from "./sheet-markup.ts";

/** The names that a workbook gives to areas, in small letters, with what they stand for. */
export function namesIn(workbook: string): Map<string, string> {
  const names = new Map<string, string>();
  let open: string | undefined;
  let at = 0;
  for (const { name, start, end, kind } of tagsIn(workbook)) {
    if (localName(name) === "definedName") {
      if (kind === "opens") open = attribute(workbook.slice(start, end), "name");
      else if (open !== undefined) names.set(resolved(open).toLowerCase(), resolved(workbook.slice(at, start)).trim());
    }
    at = end;
  }
  return names;
}

/** The number by which a workbook's other parts mean a sheet. */
export function sheetNumber(workbook: string, sheet: string): string | undefined {
  for (const { name, start, end } of tagsIn(workbook)) {
    const tag = workbook.slice(start, end);
    if (localName(name) === "sheet" && resolved(attribute(tag, "name") ?? "") === sheet)
      return attribute(tag, "sheetId");
  }
  return undefined;
}

/** The list of cells with formulas, behind the move: a list that names others is taken for a broken file. */
export function movedChain(chain: string, move: Pick<Move, "after" | "by">, sheet: string | undefined): string {
  let moved = "";
  let at = 0;
  let here: string | undefined;
  for (const { name, start, end } of tagsIn(chain)) {
    const tag = chain.slice(start, end);
    moved += chain.slice(at, start);
    at = end;
    const place = localName(name) === "c" ? cellAt(attribute(tag, "r") ?? "") : undefined;
    here = attribute(tag, "i") ?? here;
    const row = place && here === sheet ? String(movedRow(place.row, move)) : undefined;
    moved += row ? withAttribute(tag, "r", (attribute(tag, "r") ?? "").replace(/\d+$/, row)) : tag;
  }
  return moved + chain.slice(at);
}
