import { type Cell, textCell } from "../cells.ts";
import { isTrue } from "./names.ts";
import type { Looks } from "./styles.ts";

/** What a cell states of itself (ECMA-376 part 1, 18.3.1.4). */
export type CellFacts = {
  type: string;
  style: string | undefined;
  /** Empty where there is none. */
  value: string;
  /** Its own text, of a cell that shares none. */
  text: string;
  isFormula: boolean;
};
export type Meanings = { texts: readonly string[]; looks: Looks; date1904: boolean };

/** A cell by what it states; `astray` where it shares a text that is not there. */
export function cellFrom(facts: CellFacts, { texts, looks, date1904 }: Meanings): Cell | "astray" {
  const { type, value, isFormula } = facts;
  const formula = isFormula ? ({ formula: true } as const) : {};
  if (type === "inlineStr") return textCell(facts.text, isFormula);
  if (type === "str") return textCell(value, isFormula);
  if (type === "e") return { text: "#", fault: "error", ...formula };
  if (value === "") return isFormula ? { text: "", formula: true, fault: "empty" } : undefined;
  if (type === "s") {
    const text = texts[Number.parseInt(value, 10)];
    return text === undefined ? "astray" : textCell(text, isFormula);
  }
  if (type === "b") return { text: isTrue(value) ? "TRUE" : "FALSE", ...formula };
  if (type === "d") return dated(value, { facts, looks, date1904 });
  if (type !== "n") return isFormula ? { text: "", formula: true, fault: "empty" } : undefined;
  const number = Number.parseFloat(value);
  const cell = looks(number, facts.style);
  return isFormula ? { ...cell, formula: true } : cell;
}

type Dated = { facts: CellFacts } & Pick<Meanings, "looks" | "date1904">;

/** A day that is written out, as strict workbooks have it; counted as the others are. */
function dated(value: string, { facts, looks, date1904 }: Dated): Cell {
  const [, year, month, day, hour = 0, minute = 0] =
    /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})|$)/.exec(value.trim()) ?? [];
  if (year === undefined) return textCell(value, facts.isFormula);
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  const number = (at - (date1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30))) / 86_400_000;
  return { ...looks(number, facts.style), shown: "date", ...(facts.isFormula && { formula: true }) };
}
