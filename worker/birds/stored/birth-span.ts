import { type SQL, sql } from "drizzle-orm";

/** The last day on which a row of birds can have been born, as text that compares with days; see `lastOf`. */
export function lastBirthDay(row: string): SQL {
  const [day, known] = [sql.raw(`${row}.birth_date`), sql.raw(`${row}.birth_precision`)];
  return sql`CASE ${known} WHEN 'year' THEN substr(${day}, 1, 4) || '-12-31'
    WHEN 'month' THEN substr(${day}, 1, 7) || '-31' ELSE ${day} END`;
}
