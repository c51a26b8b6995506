import { inOneLine, type SearchGroup } from "#app/kit/search-group.ts";
import type { speciesFound } from "#worker/birds/columns/on-search.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";

type Found = SlotAnswer<typeof speciesFound>;

export const onSearch: ReadonlyArray<SearchGroup<Found>> = [
  {
    name: "species",
    label: "search.species",
    order: 30,
    hits: ({ species }, t) =>
      species.items.map((it) => ({
        to: `/species/${it.id}`,
        title: it.common_name,
        detail: inOneLine(it.latin_name, t("search.birds_count", { count: it.birds })),
        face: { photo: null, drawing: it.drawing },
      })),
    more: ({ species: { items, total } }, q, t) =>
      total > items.length
        ? { to: `/species?${new URLSearchParams({ q })}`, label: t("search.all_species", { count: total }) }
        : null,
    isFirst: ({ isByKind }) => isByKind,
  },
];
