import { sql } from "drizzle-orm";
import { isDemo } from "#db/ids.ts";
import type { Region } from "#db/vocabulary.ts";
import type { MorningScope } from "#worker/kit/slots.ts";
import { ownRule, ruledValue } from "#worker/legal/packs/ruled.ts";
import { countriesWithDeadlines, packDuties } from "#worker/legal/packs/rules.ts";
import { isLostChick, isWaiting, lineJoins } from "#worker/legal/register/cells.ts";
import { type Deadline, lastDayOf } from "./due-days.ts";

type Row = {
  year: string;
  country: string;
  region: Region | null;
  latin_name: string;
  own: string | null;
  /** Birds that were there at the end of the year, and those that had left within it. */
  there: number;
  left: number;
  /** Chicks without a ring, dead or alive: they are in no return. */
  unringed: number;
  faults: number;
};

/**
 * The statement that reads what the book says of the year behind, and of this one where its return is told of by a day,
 * species by species; of a year whose return was issued, without a book, or where no country asks for one, it reads
 * nothing. Faults are lines that are not entered yet or do not say mark, species or source.
 */
export function readingReturns({ db, org_id, today }: MorningScope, upto: string) {
  const this_year = Number(today.slice(0, 4));
  // No return is due before the end of January, so none is told of before December.
  // Of the demo nobody ever issues one: it would be late for half a year.
  const years = [...(isDemo(org_id) ? [] : [this_year - 1]), ...(upto >= `${this_year}-12-01` ? [this_year] : [])].map(
    String,
  );
  const since = `${this_year - 1}-01-01`;
  const ofYear = sql`line.org_id = ${org_id} AND line.species_id = species.id AND line.on_day <= years.year || '-12-31'`;
  // As the return does: who was lent before the year is not in it.
  const size = sql.raw("line.held");
  return db.all<Row>(sql`
    WITH years AS MATERIALIZED (
      SELECT each.value AS year, home.country, home.region FROM organizations home CROSS JOIN json_each(${JSON.stringify(years)}) each
      WHERE home.id = ${org_id} AND home.country IN (SELECT value FROM json_each(${JSON.stringify(countriesWithDeadlines)}))
        AND EXISTS (SELECT 1 FROM books WHERE books.org_id = ${org_id} AND books.begun_on <= each.value || '-12-31')
        AND NOT EXISTS (SELECT 1 FROM papers INDEXED BY papers_by_number
          WHERE papers.org_id = ${org_id} AND kind = 'annual_return' AND number IS NOT NULL AND state = 'issued'
          AND on_day = each.value || '-12-31')
    ), sums AS (
      SELECT years.year, years.country, years.region, species.id AS species_id, species.latin_name,
        (SELECT sum(${size}) FROM movements line WHERE ${ofYear}) AS there,
        (SELECT sum(max(0, -${size})) FROM movements line WHERE ${ofYear} AND line.on_day >= years.year || '-01-01') AS "left"
      FROM years CROSS JOIN species WHERE species.org_id = ${org_id}
    ), noted AS (
      SELECT substr(line.on_day, 1, 4) AS year, line.species_id, sum(NOT ${isLostChick({ org_id })}) AS n,
        count(DISTINCT iif(${isWaiting({ org_id })}, line.bird_id, NULL)) AS unringed
      FROM ${lineJoins({ org_id }, sql`INDEXED BY movements_noted`)}
      WHERE line.org_id = ${org_id} AND line.number IS NULL AND line.on_day >= ${since} AND EXISTS (SELECT 1 FROM years)
      GROUP BY 1, 2
    ), bare AS (
      SELECT substr(on_day, 1, 4) AS year, species_id, count(*) AS n FROM movements INDEXED BY movements_by_day
      WHERE org_id = ${org_id} AND on_day >= ${since} AND number IS NOT NULL 
        AND (mark IS NULL OR scientific_name IS NULL OR (role = 'arrival' AND source_code IS NULL))
        AND EXISTS (SELECT 1 FROM years)
      GROUP BY 1, 2
    )
    SELECT sums.year, sums.country, sums.region, sums.latin_name, ${ownRule(org_id, sql`sums.species_id`, "in_register")} AS own,
      sums.there, ifnull(sums."left", 0) AS "left", ifnull(noted.unringed, 0) AS unringed, ifnull(noted.n, 0) + ifnull(bare.n, 0) AS faults
    FROM sums
    LEFT JOIN noted ON noted.year = sums.year AND noted.species_id = sums.species_id
    LEFT JOIN bare ON bare.year = sums.year AND bare.species_id = sums.species_id
    WHERE sums.there IS NOT NULL`);
}

/** The return of each year that was read: of the species that are in the register, by the day the country says. */
export function returnDeadlines(rows: readonly Row[]): Deadline[] {
  const inRegister = rows.filter((it) => ruledValue(it.latin_name, "in_register", it.country, it.own) === true);
  return [...new Set(inRegister.map(({ year }) => year))].flatMap((year) => {
    const own = inRegister.filter((it) => it.year === year);
    const [{ country, region }] = own as [Row];
    const count = own.reduce((sum, { there, left, unringed }) => sum + there + left - unringed, 0);
    const faults = own.reduce((sum, it) => sum + it.faults, 0);
    if (count + faults === 0) return [];
    const { deadlines } = packDuties(country, region);
    return deadlines.map(({ kind, month }): Deadline => {
      const due = lastDayOf(Number(year) + 1, month);
      return { kind, id: year, due, count, faults, rings: [], bird_ids: [] };
    });
  });
}
