import { birdColumns, birdColumnsWith, type columnKinds, type Fact, type FileFieldOf } from "#db/bird-columns.ts";
import { rulesOf } from "#worker/birds/kinds-contract.ts";
import type { CellReaders } from "#worker/birds/rules-contract.ts";
import { facts as en } from "#worker/birds/words/en.ts";
import { facts as pt } from "#worker/birds/words/pt.ts";
import { foldName } from "#worker/species/names.ts";
import { type Cell, type Read, readRing, textOf } from "#worker/spreadsheets/cells.ts";
import { type DayReading, readDay } from "#worker/spreadsheets/days.ts";
import type { FileField } from "./contract.ts";
import { isPlain, judged } from "./fields.ts";

export type FactField = FileFieldOf<Fact>;
const facts = birdColumnsWith({ isFact: true });

/** Where each fact is stored that needs no other bird, species or place to be understood. */
export const factColumns = Object.fromEntries(facts.map((column) => [birdColumns[column].file, column])) as Record<
  FactField,
  Fact
>;
type Columns = typeof birdColumns;
/** As a file gives it: a yes is 1, a no is 0. */
type Given<Name extends Fact> = (typeof columnKinds)[Columns[Name]["kind"]]["stored"] extends "text" ? string : number;
export type Facts = { [Name in Fact as FileFieldOf<Name>]?: Given<Name> };

export const isFact = (field: FileField): field is FactField => Object.hasOwn(factColumns, field);

type Reader = (cell: Cell, days: DayReading) => Read<string | number | null>;

/** How the cells of each are read; blank is null. */
export const factReaders = Object.fromEntries(
  facts.map((column) => [birdColumns[column].file, rulesOf(column).read(cellReaders(column))]),
) as Record<FactField, Reader>;

function cellReaders(column: Fact): CellReaders<Cell, DayReading> {
  const judge = rulesOf(column).judge();
  const meanings = [pt, en].flatMap((words) => words.meanings(column));
  const wordOf = new Map(meanings.flatMap(([word, texts]) => texts.map((it) => [foldName(it), word] as const)));
  return {
    text: textOf,
    folded: (cell) => foldName(textOf(cell)),
    number: numberIn,
    stamped: readRing,
    day: (cell, days) => blankAsNull(readDay(cell, days)),
    word: (cell) => wordOf.get(foldName(textOf(cell))),
    isPlain,
    judged: (text) => judged(judge.safeParse(text), "import.text.long"),
  };
}

function numberIn(cell: Cell): number | undefined {
  if (typeof cell !== "object" || cell.number === undefined) return undefined;
  return cell.shown === "date" ? Number.NaN : cell.number;
}

function blankAsNull({ value, code }: Read<string>): Read<string | null> {
  return code === undefined ? { value: value || null } : { code };
}
