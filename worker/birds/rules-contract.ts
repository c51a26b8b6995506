import type * as z from "zod";
import type { BirdColumnKind, birdColumns, columnKinds, Fact, PlanOf, ValueOf } from "#db/bird-columns.ts";

/** A value that was understood, null for a blank; or the code of what is wrong with it. */
type Understood<Value> = { value: Value | null; code?: undefined } | { code: string; value?: undefined };
export type CellReader<Cell, Days, Value> = (cell: Cell, days: Days) => Understood<Value>;

/** What whoever reads a table makes of a cell; a kind takes of it what it needs. `Days` is how the column writes its dates. */
export type CellReaders<Cell, Days> = {
  /** Its text, trimmed; blank is the empty string. */
  text: (cell: Cell) => string;
  /** That text as comparisons see it. */
  folded: (cell: Cell) => string;
  /** The number that a spreadsheet has there, not a number where it shows a day; undefined for a text. */
  number: (cell: Cell) => number | undefined;
  /** What is stamped on a thing, unless the spreadsheet has changed it. */
  stamped: (cell: Cell) => Understood<string>;
  day: CellReader<Cell, Days, string>;
  /** The word of the column's list that it means. */
  word: (cell: Cell) => string | undefined;
  /** Whether nothing but its length can be wrong with a text. */
  isPlain: (text: string) => boolean;
  /** A text by the column's own judge. */
  judged: (text: string) => Understood<string>;
};

/** How the trail tells a value: what holds no such value is told as it is. */
export type TrailForm = "text" | "number" | "money" | "day" | "answer" | "row";

type StoredAs<Kind extends BirdColumnKind> = (typeof columnKinds)[Kind]["stored"];
/**
 * How a file says a value: as it is stored, by its word, by a yes, or in figures with a point, whose place the decimal sign
 * of the reader's language takes. A number can be said in figures only, so that none goes out with a point to a reader who
 * writes a comma.
 */
type FileTexts = { text: "stored" | "word"; boolean: "yes"; integer: InFigures; real: InFigures };
type InFigures = (value: number) => string;
/** Any of these. */
export type FileText = FileTexts[keyof FileTexts];

type FileRules<Kind extends BirdColumnKind> = {
  text: FileTexts[StoredAs<Kind>];
  /** How wide its column of a file is, in letters, where no plan says otherwise. */
  width: number;
  trail: TrailForm;
};

/** Whatever the API has to know of a kind. A column's own `plan` says what differs within it. */
type FactRules<Kind extends BirdColumnKind, Plan = PlanOf<Kind>> = FileRules<Kind> & {
  /** What may be given; null for nothing. A number's own refusal is `birds.<file>`, where the kind has none. */
  judge: (plan: Plan) => z.ZodType<ValueOf<PlanOf<Kind>> | null>;
  /** The same as a form sends it, where a person types it otherwise than it is stored. */
  typed?: (plan: Plan) => z.ZodType<ValueOf<PlanOf<Kind>> | null>;
  /** How a cell of a table is understood; what is wrong with one is `import.<file>.<fault>`, and a fault of the kind's. */
  read: <Cell, Days>(by: CellReaders<Cell, Days>, plan: Plan) => CellReader<Cell, Days, string | number>;
  /** What an archive may hold: more than a form takes, for that may grow. */
  archived: (plan: Plan) => z.ZodType;
};

type FactKind = (typeof birdColumns)[Fact]["kind"];
/** A kind that facts are of and that has no rules here is a type error. */
export type AllRules = { [Kind in BirdColumnKind]: Kind extends FactKind ? FactRules<Kind> : FileRules<Kind> };
