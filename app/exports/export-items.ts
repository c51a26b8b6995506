import { apiQueryOf, type ListQuery, narrows, searchOf } from "#app/birds/list-query.ts";
import type { Translate } from "#app/locales/words.tsx";
import type { MoreItem } from "#app/shell/more-menu.tsx";

const formats = ["xlsx", "csv"] as const;

/** Takes along what the list means, all of its pages, in its order; says how many birds that is. */
export function exportItems(t: Translate, query: ListQuery, count: number): MoreItem[] {
  if (count === 0) return [];
  const { page: _, page_size: __, ...question } = apiQueryOf(query);
  const params = searchOf(question);
  return [
    { words: t(narrows(query) ? "birds.export.filtered" : "birds.export.all", { count }) },
    ...formats.map((format) => ({
      file: `/birds/export${params ? `${params}&` : "?"}format=${format}`,
      icon: "download" as const,
      label: t(`birds.export.${format}`),
    })),
  ];
}
