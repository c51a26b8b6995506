import type { Language } from "#db/vocabulary.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import type { SeriesChoices, SeriesPage } from "#worker/ringing/queries.ts";

const unique = (texts: ReadonlyArray<string | null>) => [...new Set(texts.filter((it) => it !== null))];

/**
 * What the form of a new series begins with: this year, its colour, and what the organisation is registered under. Whoever
 * has a series goes on from the latest: in a new year at 1 again, within the year behind its last number.
 */
export function newSeriesStart({ registered: [first], latest, year, colours }: SeriesChoices, language: Language) {
  const goesOn = latest !== null && latest.year >= year;
  return {
    pattern: latest?.pattern ?? "",
    year: goesOn ? latest.year : year,
    size_mm: latest ? sizeIn(language, latest.size_mm) : "",
    first: goesOn ? latest.last_number + 1 : 1,
    breeder_code: latest ? latest.breeder_code : (first?.number ?? ""),
    federation: latest ? latest.federation : (first?.body ?? ""),
    colour: colours[goesOn ? latest.year : year] ?? null,
  };
}

const sizeIn = (language: Language, size: number) => numberFormat(language, { useGrouping: false }).format(size);

/** The breeder's numbers and federations of the registrations. */
export const offeredIn = ({ registered }: SeriesChoices) => ({
  codes: unique(registered.map(({ number }) => number)),
  federations: unique(registered.map(({ body }) => body)),
});

/** A series as its form is filled in, its size in the words of the reader. */
export function seriesRecord({ numbers: _, ...series }: SeriesPage, language: Language) {
  const { pattern, year, size_mm, first, last, breeder_code, federation, colour, notes, version } = series;
  return {
    pattern,
    year,
    size_mm: sizeIn(language, size_mm),
    first,
    last,
    breeder_code,
    federation,
    colour,
    notes,
    version,
  };
}
