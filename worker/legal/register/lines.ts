import { type SQL, sql } from "drizzle-orm";
import type { Direction, MovementKind, MovementState } from "#db/words/legal.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type CellName, cellColumns, isLostChick, isWaiting, lineJoins } from "./cells.ts";
import type { FileFilter, LineFilter } from "./contract.ts";
import { settle, waitingTurns } from "./settling.ts";

const perPage = 100;

/** A line of the register: its cells are its own copy once it is entered, and until then what its bird says today. */
export type Line = {
  id: string;
  number: number | null;
  on: string;
  direction: Direction;
  kind: MovementKind;
  state: MovementState;
  species_id: string | null;
  bird_id: string | null;
  /** The entered line that this one sets right, and its number. */
  corrects: { id: string; number: number } | null;
} & Record<CellName, string | null>;

type Row = Omit<Line, "corrects"> & { corrects_id: string | null; corrects_number: number | null };

/** The statement that reads lines, each with all it says; `which` is a condition on `line` and `bird`. */
const linesWhere = (scope: Scope, which: SQL, rest: SQL) =>
  scope.db.all<Row>(sql`
    SELECT line.id, line.number, line.on_day AS "on", line.direction, line.kind, line.species_id, line.bird_id,
      CASE WHEN line.number IS NOT NULL THEN 'entered' WHEN ${isWaiting(scope)} THEN 'waiting' ELSE 'noted' END AS state,
      line.corrects_id, corrected.number AS corrects_number, ${cellColumns(scope)}
    FROM ${lineJoins(scope)}
    LEFT JOIN movements corrected ON corrected.org_id = line.org_id AND corrected.id = line.corrects_id
    WHERE line.org_id = ${scope.org_id} AND ${which} ${rest}`);

const serialized = ({ corrects_id, corrects_number, ...row }: Row): Line => ({
  ...row,
  corrects: corrects_id && corrects_number ? { id: corrects_id, number: corrects_number } : null,
});

export type Book = { id: string; begun_on: string; last_number: number; noted: number; waiting: number; lost: number };

/** The statement that reads the book: how many lines are still to be entered, wait for a ring, or are of lost chicks. */
const readingBook = (scope: Scope) =>
  scope.db.all<Book>(sql`
    WITH unringed AS MATERIALIZED (
      SELECT line.bird_id, ${isLostChick(scope)} AS is_lost FROM movements line INDEXED BY movements_noted
      JOIN birds bird ON bird.org_id = line.org_id AND bird.id = line.bird_id
      WHERE line.org_id = ${scope.org_id} AND line.number IS NULL AND line.kind = 'birth' AND line.role = 'arrival'
        AND ${isWaiting(scope)}
    )
    SELECT books.id, books.begun_on, books.last_number,
      (SELECT count(*) FROM movements line INDEXED BY movements_noted WHERE line.org_id = ${scope.org_id} AND line.number IS NULL)
        - (SELECT count(*) FROM unringed CROSS JOIN movements line ON line.org_id = ${scope.org_id}
            AND line.bird_id = unringed.bird_id AND line.number IS NULL) AS noted,
      (SELECT count(*) FROM unringed WHERE NOT is_lost) AS waiting, (SELECT count(*) FROM unringed WHERE is_lost) AS lost
    FROM books WHERE books.org_id = ${scope.org_id}`);

const isOfYear = (year: number) => sql`line.on_day BETWEEN ${`${year}-01-01`} AND ${`${year}-12-31`}`;
const isOfState = (scope: Scope, state: MovementState) =>
  state === "entered"
    ? sql`line.number IS NOT NULL`
    : sql`line.number IS NULL AND ${state === "waiting" ? isWaiting(scope) : sql`NOT ${isWaiting(scope)}`}`;

/** One page of the book, the oldest line first, with what is still to be done in it. `book` is null until it is begun. */
export async function listLines(scope: Scope, filter: LineFilter) {
  const { db, org_id, today } = scope;
  const { page, year, species_id, bird_id, state } = filter;
  // A chick that died unringed has no line of the book, but for whoever asks for what waits.
  const which = sql.join(
    [
      sql`true`,
      ...(year ? [isOfYear(year)] : []),
      ...(species_id ? [sql`line.species_id = ${species_id}`] : []),
      ...(bird_id ? [sql`line.bird_id = ${bird_id}`] : []),
      ...(state ? [isOfState(scope, state)] : []),
    ],
    sql` AND `,
  );
  const noted = sql`INDEXED BY movements_noted`;
  const needsBird = state && state !== "entered";
  // Which lines the page has is found in the index alone: what each says is worked out of those only.
  const isLost = sql`EXISTS (SELECT 1 FROM birds bird WHERE bird.org_id = ${org_id} AND bird.id = line.bird_id
    AND ${isLostChick(scope)})`;
  const picked = sql`line.n IN (SELECT line.n FROM ${needsBird ? lineJoins(scope, noted) : sql`movements line`}
    WHERE line.org_id = ${org_id} AND ${which} AND (line.number IS NOT NULL OR NOT ${isLost})
    ORDER BY line.on_day, line.n LIMIT ${perPage} OFFSET ${(page - 1) * perPage})`;
  const read = () =>
    batch(db, {
      turns: waitingTurns(scope),
      rows: linesWhere(scope, picked, sql`ORDER BY line.on_day, line.n`),
      book: readingBook(scope),
      count: db.all<{ n: number }>(
        year || species_id || bird_id || state
          ? sql`SELECT count(*) AS n FROM ${needsBird ? lineJoins(scope, noted) : sql`movements line`}
              WHERE line.org_id = ${org_id} AND ${which}`
          : sql`SELECT (SELECT count(*) FROM movements INDEXED BY movements_noted WHERE org_id = ${org_id} AND number IS NULL)
              + ifnull((SELECT last_number FROM books WHERE org_id = ${org_id}), 0) AS n`,
      ),
      species: db.all<{ id: string; name: string; latin_name: string }>(sql`
        SELECT id, common_name AS name, latin_name FROM species WHERE org_id = ${org_id} AND EXISTS (
          SELECT 1 FROM movements WHERE movements.org_id = ${org_id} AND movements.species_id = species.id) ORDER BY common_name`),
    });
  let found = await read();
  if (found.turns[0]?.n) {
    await settle(scope);
    found = await read();
  }
  const total = found.count[0]?.n ?? 0;
  return {
    data: found.rows.map(serialized),
    book: found.book[0] ?? null,
    species: found.species,
    today,
    total,
    page,
    total_pages: Math.max(1, Math.ceil(total / perPage)),
  };
}

// What a file and a print hold at most; a larger book is taken year by year.
export const mostInFile = 20_000;

/** All lines of a year, or of a species, for a file or on paper; `is_cut` where there are more than it holds. */
export async function allLines(scope: Scope, { year, species_id }: FileFilter) {
  await settle(scope);
  const which = sql`${year ? isOfYear(year) : sql`true`} AND ${species_id ? sql`line.species_id = ${species_id}` : sql`true`}`;
  const rest = sql`AND (line.number IS NOT NULL OR NOT ${isLostChick(scope)})
    ORDER BY line.on_day, line.n LIMIT ${mostInFile + 1}`;
  const rows = await linesWhere(scope, which, rest);
  return { rows: rows.slice(0, mostInFile).map(serialized), is_cut: rows.length > mostInFile };
}

/** The entered lines of a year in the order of their numbers, so many at most. */
export async function enteredLines(scope: Scope, year: number, most: number): Promise<Line[]> {
  const which = sql`line.number IS NOT NULL AND ${isOfYear(year)}`;
  return (await linesWhere(scope, which, sql`ORDER BY line.number LIMIT ${most}`)).map(serialized);
}

/** A line as it stands; `missing` when it is another organisation's. */
export async function findLine(scope: Scope, id: string): Promise<Line> {
  const [row] = await linesWhere(scope, sql`line.id = ${id}`, sql``);
  if (!row) throw new Refusal("missing");
  return serialized(row);
}
