import { foldName } from "#worker/species/names.ts";
import { type Cell, type SheetRow, textOf } from "#worker/spreadsheets/cells.ts";
import { type DayOrder, orderOf, readPartDay } from "#worker/spreadsheets/days.ts";
import { type DayColumn, type DayField, type DayOrders, dayFields, type FileField } from "./contract.ts";

type Column = { index: number; heading: string; field: FileField | null };

/** A column of dates, and what its cells show of the order they are written in. */
type SeenDays = { field: DayField; heading: string; seen: Record<DayOrder | "either", number>; first: Cell };

/** The columns in which a date could be read in two ways. */
export function unclearDays(rows: readonly SheetRow[], columns: readonly Column[]): SeenDays[] {
  return columns.flatMap(({ index, heading, field: named }) => {
    const field = dayFields.find((it) => it === named);
    if (!field) return [];
    const seen = { day_first: 0, month_first: 0, either: 0 };
    let first: Cell;
    for (const { cells } of rows) {
      const order = orderOf(cells[index]);
      if (!order) continue;
      if (order === "either") first ??= cells[index];
      seen[order] += 1;
    }
    return seen.either > 0 ? [{ field, heading, seen, first }] : [];
  });
}

/** Whether a column says its order by itself, or by the language of its heading; else the organisation's country does. */
export const isSettled = (column: SeenDays, chosen: DayOrders): boolean =>
  chosen[column.field] !== undefined || shownBy(column) !== undefined || isPortuguese(column.heading);

/** How each of them is read. A column has one order; what can be read in one way only is read so, whatever that order is. */
export function dayColumns(columns: readonly SeenDays[], chosen: DayOrders, ofCountry: DayOrder): DayColumn[] {
  return columns.map((column) => {
    const { field, heading, seen, first } = column;
    const [order, settled_by] = settled(column, chosen[field], ofCountry);
    const { value } = readPartDay(first, { date1904: false, today: "9999-12-31", order });
    const is_mixed = seen.day_first > 0 && seen.month_first > 0;
    const sample = { text: textOf(first), day: value?.day ?? "" };
    return { field, heading, order, settled_by, is_mixed, unclear: seen.either, sample };
  });
}

function settled(
  column: SeenDays,
  chosen: DayOrder | undefined,
  ofCountry: DayOrder,
): [DayOrder, DayColumn["settled_by"]] {
  if (chosen) return [chosen, "choice"];
  const shown = shownBy(column);
  if (shown) return [shown, "column"];
  return isPortuguese(column.heading) ? ["day_first", "heading"] : [ofCountry, "country"];
}

function shownBy({ seen }: SeenDays): DayOrder | undefined {
  if (seen.day_first > 0 === seen.month_first > 0) return undefined;
  return seen.day_first > 0 ? "day_first" : "month_first";
}

const isPortuguese = (heading: string) =>
  /\b(?:data|dt|nasc\w*|eclosao|aquisicao|adquirid[ao]|compra\w*)\b/.test(foldName(heading).replace(/[_.]/g, " "));
