import type { Direction, MovementKind, movementRoles } from "#db/words/legal.ts";

/** A line of the book, as much of it as tells who was there when. */
export type StayLine = {
  id: string;
  role: (typeof movementRoles)[number];
  direction: Direction;
  kind: MovementKind;
  on: string;
  owned: number;
  held: number;
  corrects_id: string | null;
};
/** A bird under this roof, from the line by which it came to the one by which it left. */
export type Stay<Line extends StayLine> = { came: Line; left: Line | null };
type Stays<Line extends StayLine> = {
  stays: Array<Stay<Line>>;
  /** Whether the book was set right so that the bird never was here. */
  isAnnulled: boolean;
  /** Whether it is owned without being here, at the end of all lines. */
  isLent: boolean;
};

/** The stays of one bird, given its lines in the order of the book: what set a line right is read in its place. */
export function staysOf<Line extends StayLine>(lines: readonly Line[]): Stays<Line> {
  const correctionOf = new Map<string, Line>();
  for (const line of lines)
    if (line.role === "correction" && line.corrects_id && line.owned === 0 && line.held === 0)
      correctionOf.set(line.corrects_id, line);
  const own = lines
    .filter(({ role }) => role !== "correction" && role !== "facts")
    .map((line): Line => {
      const corrected = correctionOf.get(line.id);
      return corrected?.direction === line.direction ? { ...line, kind: corrected.kind, on: corrected.on } : line;
    })
    .map((line, at) => ({ line, at }))
    .sort((one, other) => (one.line.on < other.line.on ? -1 : one.line.on > other.line.on ? 1 : one.at - other.at));
  const stays: Array<Stay<Line>> = [];
  for (const { line } of own) {
    const last = stays.at(-1);
    if (line.held > 0) stays.push({ came: line, left: null });
    else if (line.held < 0 && last) last.left = line;
  }
  const sum = (which: readonly Line[], what: "owned" | "held") => which.reduce((all, it) => all + it[what], 0);
  const corrections = lines.filter(({ role }) => role === "correction");
  const isAnnulled = sum(corrections, "held") < 0;
  if (isAnnulled) stays.pop();
  return { stays, isAnnulled, isLent: sum(lines, "owned") > 0 && sum(lines, "held") === 0 };
}

/** How a bird stands in a year's first movement: there before it, born in it, or come in it. */
export function firstMovement({ kind, on }: Pick<StayLine, "kind" | "on">, year: number) {
  if (kind === "opening" || on < `${year}-01-01`) return "collection";
  return kind === "birth" ? "birth" : "entry";
}
export type FirstMovement = ReturnType<typeof firstMovement>;

/** Whether a stay reaches into a year. */
export const isIn = ({ came, left }: Stay<StayLine>, year: number): boolean =>
  came.on <= `${year}-12-31` && (left === null || left.on >= `${year}-01-01`);
