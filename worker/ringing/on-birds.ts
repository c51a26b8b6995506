import { sql } from "drizzle-orm";
import type { RingMarkState } from "#db/words/stock.ts";
import type { BirdRings, RingedBird } from "#worker/kit/bird-slots.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import { translate } from "#worker/locales/translate.ts";
import { advisedSizes } from "#worker/rings/advice.ts";
import { ringParts } from "#worker/rings/parts.ts";
import type { Scope } from "#worker/scope.ts";
import { ringInstead } from "./next.ts";
import { markedKey, numberIn, seriesWith } from "./offers.ts";
import { isUsed } from "./states.ts";

/**
 * The series of a bird's ring and what was noted of that number, the ring of a series that it was just parted from, the
 * breeder's numbers on the rings of its year, and which catalogue species it is.
 */
type Read = {
  series: { year: number; size_mm: number; mark: RingMarkState | null } | null;
  former: string | null;
  codes: string[];
  slug: string | null;
};

/** What rings that were ordered say of a bird's: nothing in an organisation that has none. */
export const birdRings: BirdRings = {
  reads: ({ org_id }) => {
    const key = sql.raw("birds.identifier_key");
    const series = seriesWith(
      { org_id },
      key,
      sql`json_object('year', series.year, 'size_mm', series.size_mm, 'mark', (
        SELECT mark.state FROM ring_marks mark WHERE mark.org_id = ${org_id} AND mark.ring_series_id = series.id
          AND mark.number = ${numberIn(key)}))`,
    );
    return sql`CASE WHEN EXISTS (SELECT 1 FROM ring_series WHERE org_id = ${org_id}) THEN json_object(
      'series', json((${series})), 'former', ${parted({ org_id })},
      'codes', json((SELECT json_group_array(DISTINCT it.breeder_code) FROM ring_series it
        WHERE it.org_id = ${org_id} AND it.year = CAST(substr(birds.birth_date, 1, 4) AS INTEGER) AND it.breeder_code IS NOT NULL)),
      'slug', (SELECT kind.catalogue_slug FROM species kind WHERE kind.org_id = ${org_id} AND kind.id = birds.species_id)) END`;
  },
  warnings: (bird, read, language) =>
    faultsOf(bird, JSON.parse(read) as Read).map(({ word, values }) => ({
      code: `ringing.${word}`,
      message: translate(
        language,
        `ringing.warnings.${word}`,
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            typeof value === "number" && !name.endsWith("year") ? numberFormat(language).format(value) : value,
          ]),
        ),
      ),
    })),
  isGone: markedKey,
  instead: ringInstead,
};

// What it was called before the very edit that is answered. Letters of which more than the case counts are not looked for.
const parted = ({ org_id }: Pick<Scope, "org_id">) => {
  const key = sql`lower(was.ring)`;
  return sql`(SELECT was.ring FROM (
      SELECT line.changes ->> '$.identifier[0]' AS ring FROM audit line
      WHERE line.org_id = ${org_id} AND line.subject_id = birds.id AND line.at = birds.updated_at
        AND line.changes ->> '$.identifier[1]' = birds.identifier AND line.changes ->> '$.identifier[0]' IS NOT NULL LIMIT 1) was
    WHERE EXISTS (${seriesWith({ org_id }, key, sql`1`)}) AND NOT ${isUsed({ org_id }, key)} AND NOT ${markedKey({ org_id }, key)})`;
};

type RingFault = {
  word: "year" | "size" | "written_size" | "breeder" | "former" | `marked.${RingMarkState}`;
  values: Record<string, string | number>;
};

/**
 * What disagrees between a bird and its ring. A ring of a series says its year and its size; one of none is judged by what
 * can be read of it, and only of birds that were bred here, in a year of which there is a series with a breeder's number.
 */
function faultsOf({ identifier, birth_date, acquisition, ring_size_mm }: RingedBird, read: Read): RingFault[] {
  const { series, former, codes, slug } = read;
  const year = birth_date === null ? null : Number(birth_date.slice(0, 4));
  const faults: RingFault[] = former === null ? [] : [{ word: "former", values: { former } }];
  if (!series) {
    if (acquisition !== "bred" || year === null || codes.length === 0) return faults;
    const parts = ringParts(identifier, `${year}-12-31`);
    const own = codes.map(bare);
    if (parts.year !== null && parts.year !== year)
      faults.push({ word: "year", values: { ring_year: parts.year, year } });
    if (parts.breeder !== null && !own.includes(bare(parts.breeder)))
      faults.push({ word: "breeder", values: { breeder: parts.breeder } });
    return faults;
  }
  if (series.mark !== null) faults.push({ word: `marked.${series.mark}`, values: {} });
  if (year !== null && year !== series.year) faults.push({ word: "year", values: { ring_year: series.year, year } });
  const sizes = advisedSizes(slug)?.sizes;
  const { size_mm: size } = series;
  if (sizes && (size < sizes[0] || size > sizes[1])) faults.push({ word: "size", values: { size } });
  if (ring_size_mm !== null && ring_size_mm !== size)
    faults.push({ word: "written_size", values: { size, written: ring_size_mm } });
  return faults;
}

const bare = (code: string) => code.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
