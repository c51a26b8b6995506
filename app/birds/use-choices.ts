import { useFetcher } from "@remix-run/react";
import type { BirdsPage, WholeChoices } from "./api-types.ts";
import { apiQueryOf, type ListQuery, searchOf } from "./list-query.ts";

type Long = BirdsPage["long"];
/** A choice of a filter. */
export type Named = BirdsPage["species"][number];
type ChoiceQuery<Few> = { field: keyof Long; few: readonly Few[]; long: Long; query: ListQuery };

/**
 * The choices of a filter: those that came with the page, and of a long list all of them once its box has the focus;
 * `facet` counts those that were fetched.
 */
export function useChoices<Few extends Named>({ field, few, long, query }: ChoiceQuery<Few>) {
  const search = searchOf({ ...apiQueryOf(query), page: "", page_size: "", sort_by: "", order: "", columns: "" });
  const address = `/birds/choices${search}${search ? "&" : "?"}of=${field}`;
  // By its address: under another question the counts are others.
  const { data, state, load } = useFetcher<WholeChoices>({ key: address });
  function fetchAll() {
    if (long[field] !== undefined && !data && state === "idle") load(address);
  }
  // What is sent for is the list of that field, whole.
  const choices = (data?.choices as readonly Few[] | undefined) ?? few;
  return { choices, facet: data?.facet, fetchAll };
}
