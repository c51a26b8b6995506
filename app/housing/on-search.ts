import { inOneLine, type SearchGroup } from "#app/kit/search-group.ts";
import type { placesFound } from "#worker/housing/on-search.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";

type Found = SlotAnswer<typeof placesFound>;

export const onSearch: ReadonlyArray<SearchGroup<Found>> = [
  {
    name: "places",
    label: "search.places",
    order: 40,
    words: ["places"],
    hits: ({ places }, t) =>
      places.items.map((it) => ({
        to: `/places/${it.id}`,
        title: it.name,
        detail: inOneLine(t(`places.kind.${it.kind}`), it.within, t("search.birds_count", { count: it.birds })),
      })),
    more: ({ places: { items, total } }, q, t) =>
      total > items.length
        ? { to: `/places?${new URLSearchParams({ q })}`, label: t("search.all_places", { count: total }) }
        : null,
  },
];
