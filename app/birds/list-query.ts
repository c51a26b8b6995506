import { type BirdSort, birdFilterNames, type Order } from "#db/vocabulary.ts";
import type { LongField } from "#worker/birds/list-contract.ts";

/** Those that narrow the flock, as opposed to arranging it. */
const narrowing = [
  ...(["q", "species_id", "status_id", "sex", "place_id", "age", "parents", "missing"] as const),
  ...(["born_from", "born_to", "mutation"] as const),
  ...birdFilterNames,
  ...(["kind", "import_id", "parent"] as const),
] as const;
export type FilterField = (typeof narrowing)[number];
/** What the list's address may ask; the same names as in the API's filter, and the columns shown. */
const listFields = [...narrowing, "sort_by", "order", "columns", "page", "page_size"] as const;
export type ListField = (typeof listFields)[number];
export type ListQuery = Partial<Record<ListField, string>>;

/** The list's question in an address: known fields only, blank ones left out. */
export function listQuery(params: URLSearchParams): ListQuery {
  const query: ListQuery = {};
  for (const field of listFields) {
    // The boxes of the column chooser are sent one by one.
    const value = field === "columns" ? params.getAll(field).join(",") : params.get(field)?.trim();
    if (value) query[field] = value;
  }
  return query;
}

/** The question as the end of an address, `?q=…` or nothing, always in the same order. */
export function searchOf(query: ListQuery): string {
  const params = new URLSearchParams();
  for (const field of listFields) {
    const value = query[field];
    if (value) params.set(field, value);
  }
  const text = params.toString();
  return text ? `?${text}` : "";
}

/** The list's question in whatever address carries it along, such as that of a dialog over the list. */
export const searchIn = (params: URLSearchParams) => searchOf(listQuery(params));

/** The filters whose choices go with the page in part when they are many. */
export const longFields: readonly LongField[] = ["place_id", "species_id", "status_id"];

/** The filter that an address opens, `open=place_id`: all its choices are shown. */
export const openedIn = (params: URLSearchParams) => longFields.find((field) => field === params.get("open"));

/** The question and what is opened, as the end of the address of `/birds` and of the API's answer for it. */
export function pageSearch(query: ListQuery, open: LongField | undefined): string {
  const search = searchOf(query);
  if (!open) return search;
  return `${search}${search ? "&" : "?"}open=${open}`;
}

/** What narrows the flock in a form that was sent or in an address, as the API takes it. */
export function filterIn(form: FormData | URLSearchParams): Partial<Record<FilterField, string>> {
  const given = narrowing.map((field) => [field, form.get(field)] as const);
  return Object.fromEntries(given.filter(([, value]) => typeof value === "string" && value !== ""));
}

/** Whether the question narrows the flock, so that an empty answer means "nothing matches". */
export const narrows = (query: ListQuery) => narrowing.some((field) => query[field] && query[field] !== everyStatus);

/** What the address says for birds of any status, those that left too. */
export const everyStatus = "all";

// Whoever looks for one bird, for a family or for what a file brought means those that left as well.
const whereverTheyAre: readonly FilterField[] = ["q", "parent", "import_id", "kind"];

/** Whether the list leaves out birds that left, as long as nobody asks for a status. */
export const isOfCurrent = (query: ListQuery) => !whereverTheyAre.some((field) => query[field]);

/** What the list's address means, as the API is asked: without a status, the birds that are there. */
export function apiQueryOf({ status_id, ...query }: ListQuery): ListQuery {
  if (status_id === everyStatus) return query;
  const implied = status_id ?? (isOfCurrent(query) ? "current" : undefined);
  return implied ? { ...query, status_id: implied } : query;
}

export type Sorting = { sort_by: BirdSort; order: Order };
