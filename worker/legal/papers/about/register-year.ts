import { sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import type { Balance } from "../../register/balances.ts";

/** A year of the register as its paper tells it; its lines are read as it is drawn, and stay in the book. */
export type RegisterFacts = {
  of: "register";
  year: number;
  begun_on: string;
  lines: number;
  /** Lines of the year that are not entered yet: they are not on the paper. */
  noted: number;
  /** At the end of the year, or of today while it runs. */
  until: string;
  balances: Array<Pick<Balance, "name" | "owned" | "held" | "borrowed">>;
};

/** So many lines are drawn onto one paper, in some 3 s and 60 MB; a larger year is taken as a file. */
export const mostLines = 10_000;

/** The statement that reads how much of a year is in the book; no row where none was begun. */
export const readingYear = ({ db, org_id }: Pick<Scope, "db" | "org_id">, year: number) =>
  db.all<Pick<RegisterFacts, "begun_on" | "lines" | "noted">>(sql`
    SELECT books.begun_on, ifnull(sum(line.number IS NOT NULL), 0) AS lines, ifnull(sum(line.number IS NULL AND line.id IS NOT NULL), 0) AS noted
    FROM books LEFT JOIN movements line ON line.org_id = books.org_id
      AND line.on_day BETWEEN ${`${year}-01-01`} AND ${`${year}-12-31`}
    WHERE books.org_id = ${org_id} GROUP BY books.id`);
