import { type Cell, type RichCell, textCell } from "./cells.ts";

/** What an OpenDocument cell states of itself (ODF 1.3 part 3, 19.385 and following). */
export type CellFacts = {
  type: string | undefined;
  value: string | undefined;
  isFormula: boolean;
  isError: boolean;
};

/** A cell by what it states and what its reader sees. */
export function cellFrom({ type, value, isFormula, isError }: CellFacts, seen: string): Cell {
  if (isError) return { text: "#", fault: "error", ...(isFormula && { formula: true }) };
  if (type === undefined && seen === "") return isFormula ? { text: "", formula: true, fault: "empty" } : undefined;
  const number = numberOf(type, value);
  if (number === undefined) return textCell(type === "boolean" ? String(value).toUpperCase() : seen, isFormula);
  const cell = numberCell(number, type, seen);
  return isFormula ? { ...cell, formula: true } : cell;
}

// In one piece: of what is put together hundreds of thousands take twice the room.
function numberCell(number: number, type: string | undefined, seen: string): RichCell {
  if (type === "date" || type === "time") return { text: String(number), number, shown: "date" };
  if (/^-?\d(?:[.,]\d+)?E[+-]?\d+$/i.test(seen)) return { text: String(number), number, shown: "scientific" };
  // A format puts zeros in front (`00123`) or letters there (`PT-123`): what the reader sees is the ring.
  const speaks = type === "float" && /^(?:0\d|.*\p{L})/u.test(seen);
  return { text: speaks ? seen : String(number), number, shown: "plain" };
}

function numberOf(type: string | undefined, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (type === "date") return serialOf(value);
  // Whoever types a time types no date: it is a part of a day, and no field takes one.
  if (type === "time") return 0;
  if (type !== "float" && type !== "percentage" && type !== "currency") return undefined;
  const number = Number(value);
  return Number.isFinite(number) && value.trim() !== "" ? number : undefined;
}

/** Days since 30 December 1899, as the other formats count; the file itself writes the day out. */
function serialOf(iso: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(iso) ?? [];
  if (!year) return undefined;
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return (at - Date.UTC(1899, 11, 30)) / 86_400_000;
}
