/** So many species the authority's form has lines for; a seventh begins another declaration. */
export const formLines = 6;

/** What we know of who hands over. */
const ownData = [
  ...(["own.name", "own.tax_id", "own.address", "own.postal_code", "own.locality", "own.place"] as const),
  ...(["own.district", "own.phone", "own.email", "own.registration"] as const),
] as const;
/** What we know of who receives. */
const otherData = [
  ...(["other.name", "other.tax_id", "other.address", "other.postal_code", "other.locality"] as const),
  ...(["other.place", "other.phone", "other.registration"] as const),
] as const;
const aboutData = ["on", "on.day", "on.month", "on.year", "reason", "notes", "number", "copy"] as const;
/** What stands in the line of one species. */
export const lineData = [
  ...(["species", "latin", "common", "mark", "sex", "quantity"] as const),
  ...(["certificate", "parents", "annex", "source"] as const),
] as const;

/** Our data but for the lines, group by group. */
export const formGroups = { own: ownData, other: otherData, about: aboutData } as const;
const singleData = [...ownData, ...otherData, ...aboutData] as const;
export type SingleData = (typeof singleData)[number];
export type LineData = (typeof lineData)[number];

/** What a field of a form is filled with; a line's with that of the species of that number. */
export type FormData = SingleData | `line.${number}.${LineData}`;
/** What takes a place in millimetres: of the lines the first, the others stand below it. */
export type PlacedData = SingleData | `line.${LineData}`;

const lines = Array.from({ length: formLines }, (_, at) => at + 1);
export const fieldData: readonly FormData[] = [
  ...singleData,
  ...lines.flatMap((n) => lineData.map((it) => `line.${n}.${it}` as const)),
];
export const placedData: readonly PlacedData[] = [...singleData, ...lineData.map((it) => `line.${it}` as const)];

/**
 * Where something is written: the page from 1, 0 for all of them; millimetres from the left and from the upper edge to the
 * line that it stands on; how wide it may be, and the size of its letters in points.
 */
export type Place = { page: number; x: number; y: number; width: number; size: number };
/** What stands in a field of a browser before anybody said otherwise. */
export const usualSize = 10;
/** Between the lines of two species, where nothing is said. */
export const usualStep = 8;
