import { inOneLine, type SearchGroup } from "#app/kit/search-group.ts";
import type { incubatorsFound } from "#worker/incubators/on-search.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";

type Found = SlotAnswer<typeof incubatorsFound>;

export const onSearch: ReadonlyArray<SearchGroup<Found>> = [
  {
    name: "incubators",
    label: "incubators.list.title",
    order: 50,
    hits: ({ incubators }) =>
      incubators.items.map(({ id, name, model, place }) => ({
        to: `/incubators/${id}`,
        title: name,
        detail: inOneLine(model, place),
      })),
    more: ({ incubators: { items, total } }, _q, t) =>
      total > items.length ? { to: "/incubators", label: t("search.all_incubators", { count: total }) } : null,
  },
];
