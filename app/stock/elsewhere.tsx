import type { GlanceOf, OnAgendaLine, OnForm, OnStock, Part } from "#app/kit/parts.ts";
import { inOneLine, type SearchGroup } from "#app/kit/search-group.ts";
import { formatNumber } from "#app/locales/words.tsx";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import type { lowOnDashboard } from "#worker/stock/on-dashboard.ts";
import type { itemsFound } from "#worker/stock/on-search.ts";
import { categoryText } from "./category.ts";
import { LotCard, startOfLot } from "./medicine/lot-card.tsx";
import { DoseLotFields, LotFields, type OfLots, startOfDose } from "./medicine/lot-fields.tsx";

export const onStock: OnStock = [{ to: "/stock", label: "ui.group.stock", order: 10 }];

export const onAgendaLine: OnAgendaLine = {
  stock: { icon: "package", label: "stock.title", to: ({ subject_id }) => `/stock/${subject_id}` },
};

/** How many items run low. */
export const onGlance: ReadonlyArray<GlanceOf<SlotAnswer<typeof lowOnDashboard>>> = [
  {
    order: 50,
    figures: ({ low_items }, t, language) =>
      low_items > 0
        ? [
            {
              key: "low",
              label: t("dashboard.glance.low"),
              value: formatNumber(low_items, language),
              to: "/stock?show=low",
            },
          ]
        : [],
  },
];

export const onSearch: ReadonlyArray<SearchGroup<SlotAnswer<typeof itemsFound>>> = [
  {
    name: "items",
    label: "stock.title",
    order: 70,
    words: ["stock"],
    hits: ({ items }, t) =>
      items.items.map(({ id, name, category }) => ({
        to: `/stock/${id}`,
        title: name,
        detail: inOneLine(categoryText(category, t)),
        icon: "package",
      })),
    more: ({ items: { items, total } }, q, t) =>
      total > items.length
        ? { to: `/stock?${new URLSearchParams({ q })}`, label: t("stock.search.all", { count: total }) }
        : null,
  },
];

/** The lot that a course is given of, on its page and in its forms. */
export const onCourse: ReadonlyArray<Part<"course", Parameters<typeof LotCard>[0]["page"]>> = [
  { place: "cards", order: 10, Show: LotCard },
];
export const onCourseForm: OnForm<OfLots> = [
  { order: 10, names: ["lot_id", "quantity"], start: (page) => startOfLot(page), Show: LotFields },
];
export const onDoseForm: OnForm<OfLots> = [
  {
    order: 10,
    names: ["lot_id", "expired"],
    start: startOfDose,
    mends: (current) => typeof current === "object" && current !== null && "usable" in current,
    Show: DoseLotFields,
  },
];
