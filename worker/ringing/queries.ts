import { sql } from "drizzle-orm";
import type { RingColour } from "#db/vocabulary.ts";
import type { RingMarkState, RingState } from "#db/words/stock.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { colourOfYear, type OwnColours } from "#worker/rings/advice.ts";
import { ownColoursOf } from "#worker/rings/colour-of.ts";
import type { Scope } from "#worker/scope.ts";
import { numbersAtOnce } from "./contract.ts";
import { partsOf, ringOf } from "./pattern.ts";
import { readingSeries, type SeriesRow, serializeSeries, seriesColumns } from "./series-rows.ts";
import { readingSpans, spansFrom } from "./spans.ts";
import { bearerAtHand, bearerInTrash, keyOf } from "./states.ts";

/** So many series stand on a page. */
const perPage = 50;

/** One page of the series, those of the latest year first. */
export async function listSeries(scope: Scope, page: number) {
  const { db, org_id } = scope;
  const { rows, counted } = await batch(db, {
    rows: db.all<SeriesRow>(sql`SELECT ${seriesColumns(scope)} FROM (
        SELECT * FROM ring_series WHERE org_id = ${org_id} ORDER BY year DESC, size_mm, id
        LIMIT ${perPage} OFFSET ${(page - 1) * perPage}) series
      ORDER BY series.year DESC, series.size_mm, series.id`),
    counted: db.all<{ n: number }>(sql`SELECT count(*) AS n FROM ring_series WHERE org_id = ${org_id}`),
  });
  const total = counted[0]?.n ?? 0;
  return {
    data: rows.map(serializeSeries),
    total,
    page,
    total_pages: Math.max(1, Math.ceil(total / perPage)),
  };
}

type NumberRow = {
  number: number;
  bird_id: string | null;
  trashed_id: string | null;
  name: string | null;
  species: string | null;
  birth_date: string | null;
  state: RingMarkState | null;
  on_day: string | null;
  why: string | null;
};
/** A number of a series, and what it is; `is_in_trash` of one whose bird is. */
export type RingNumber = {
  number: number;
  ring: string;
  state: RingState;
  bird_id: string | null;
  is_in_trash: boolean;
  bird: { name: string | null; species: string | null; birth_date: string | null } | null;
  on: string | null;
  why: string | null;
};

/** The statement that reads a page of the numbers of a series, each with who bears it and what became of it. */
function readingNumbers(scope: Scope, id: string, page: number) {
  const { db, org_id } = scope;
  const key = keyOf("series", "grid.number");
  return db.all<NumberRow>(sql`
    WITH RECURSIVE grid(number, last) AS (
      SELECT first_number + ${(page - 1) * numbersAtOnce}, min(last_number, first_number + ${page * numbersAtOnce - 1})
      FROM ring_series WHERE org_id = ${org_id} AND id = ${id} AND first_number + ${(page - 1) * numbersAtOnce} <= last_number
      UNION ALL SELECT number + 1, last FROM grid WHERE number < last),
    borne AS MATERIALIZED (
      SELECT grid.number, series.id AS series_id, ${bearerAtHand(scope, key)} AS bird_id, ${bearerInTrash(scope, key)} AS trashed_id
      FROM grid CROSS JOIN ring_series series ON series.org_id = ${org_id} AND series.id = ${id})
    SELECT borne.number, borne.bird_id, borne.trashed_id, bird.name, species.common_name AS species, bird.birth_date,
      mark.state, mark.on_day, mark.why
    FROM borne
    LEFT JOIN birds bird ON bird.org_id = ${org_id} AND bird.id = ifnull(borne.bird_id, borne.trashed_id)
    LEFT JOIN species ON species.org_id = ${org_id} AND species.id = bird.species_id
    LEFT JOIN ring_marks mark ON mark.org_id = ${org_id} AND mark.ring_series_id = borne.series_id AND mark.number = borne.number
    ORDER BY borne.number`);
}

/** One series with its counts, its spans and a page of its numbers, at most 500. */
export async function seriesPage(scope: Scope, id: string, page: number) {
  const { own, spans, numbers } = await batch(scope.db, {
    own: readingSeries(scope, id),
    spans: readingSpans(scope, id),
    numbers: readingNumbers(scope, id, page),
  });
  const [[row], [read]] = [own, spans];
  if (!row || !read) throw new Refusal("missing");
  const parts = partsOf(row);
  const series = serializeSeries(row);
  return {
    ...series,
    numbers: numbers.map((it): RingNumber => {
      const bird_id = it.bird_id ?? it.trashed_id;
      const { name, species, birth_date } = it;
      return {
        number: it.number,
        ring: ringOf(parts, it.number),
        state: bird_id ? "used" : (it.state ?? "free"),
        bird_id,
        is_in_trash: it.bird_id === null && it.trashed_id !== null,
        bird: bird_id ? { name, species, birth_date } : null,
        on: it.on_day,
        why: it.why,
      };
    }),
    spans: spansFrom(read),
    page,
    total_pages: Math.max(1, Math.ceil(series.total / numbersAtOnce)),
    today: scope.today,
  };
}
export type SeriesPage = Awaited<ReturnType<typeof seriesPage>>;

/**
 * What the form of a new series offers: under which numbers they are registered, the colours of this year and the next, and
 * the series of the latest year, for the next one mostly reads like it.
 */
export async function seriesChoices(scope: Scope) {
  const { db, org_id, today } = scope;
  const { registered, own, latest } = await batch(db, {
    registered: db.all<{ body: string | null; number: string }>(sql`
      SELECT body, number FROM registrations WHERE org_id = ${org_id} AND kind = 'federation'
      ORDER BY expires_on IS NOT NULL AND expires_on < ${today}, created_at, id`),
    own: ownColoursOf(scope),
    latest:
      db.all<LatestSeries>(sql`SELECT pattern, year, size_mm, federation, breeder_code, last_number FROM ring_series
      WHERE org_id = ${org_id} ORDER BY year DESC, created_at DESC, id DESC LIMIT 1`),
  });
  const year = Number(today.slice(0, 4));
  const colours = JSON.parse(own[0]?.own ?? "{}") as OwnColours;
  const colourOf = (of: number): RingColour | null => colourOfYear(of, colours)?.colour ?? null;
  return {
    registered,
    latest: latest[0] ?? null,
    year,
    colours: { [year]: colourOf(year), [year + 1]: colourOf(year + 1) },
    today,
  };
}
type LatestSeries = Pick<SeriesRow, "pattern" | "year" | "size_mm" | "federation" | "breeder_code" | "last_number">;
export type SeriesChoices = Awaited<ReturnType<typeof seriesChoices>>;
