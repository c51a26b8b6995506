import { type SQL, sql } from "drizzle-orm";

/** The last day on which a row of birds can have been born, as text that compares with days; see `lastOf`. */
export function lastBirthDay(row: string): SQL {
  const [day, known] = [sql.raw(`${row}.birth_date`), sql.raw(`${row}.birth_precision`)];
  return sql`CASE ${known} WHEN 'year' THEN substr(${day}, 1, 4) || '-12-31'
    WHEN 'month' THEN substr(${day}, 1, 7) || '-31' ELSE ${day} END`;
}

/** As much of the birth of the row of `birds` at hand as is known, as it is typed: 2024, 2024-03, 2024-03-05. */
export const birthAsTyped = `substr(birds.birth_date, 1, CASE birds.birth_precision
  WHEN 'year' THEN 4 WHEN 'month' THEN 7 ELSE 10 END)`;
