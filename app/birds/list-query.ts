import type { BirdSort, Order } from "#db/vocabulary.ts";

/** What the list's address may ask; the same names as in the API's filter. */
export const listFields = ["q", "species_id", "status_id", "sex", "sort_by", "order", "page", "page_size"] as const;
export type ListField = (typeof listFields)[number];
export type ListQuery = Partial<Record<ListField, string>>;

/** Those that narrow the flock, as opposed to arranging it. */
const narrowing: readonly ListField[] = ["q", "species_id", "status_id", "sex"];

/** The list's question in an address: known fields only, blank ones left out. */
export function listQuery(params: URLSearchParams): ListQuery {
  const query: ListQuery = {};
  for (const field of listFields) {
    const value = params.get(field)?.trim();
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

/** Whether the question narrows the flock, so that an empty answer means "nothing matches". */
export const narrows = (query: ListQuery) => narrowing.some((field) => query[field]);

export type Sorting = { sort_by: BirdSort; order: Order };
