import type { GlanceOf, OnBird } from "#app/kit/parts.ts";
import { inOneLine, type SearchGroup } from "#app/kit/search-group.ts";
import { formatNumber } from "#app/locales/words.tsx";
import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import type { activePairs } from "#worker/pairs/on-dashboard.ts";
import type { pairsFound } from "#worker/pairs/on-search.ts";

export const onBird: OnBird = {
  tabs: [{ path: "/pairs", label: "birds.tab.breeding", order: 50 }],
};

/** The pairs that are together. */
export const onGlance: ReadonlyArray<GlanceOf<SlotAnswer<typeof activePairs>>> = [
  {
    order: 10,
    figures: ({ active_pairs }, t, language) =>
      active_pairs > 0
        ? [
            {
              key: "pairs",
              label: t("dashboard.glance.pairs"),
              value: formatNumber(active_pairs, language),
              to: "/birds/pairs?state=active",
            },
          ]
        : [],
  },
];

type Found = SlotAnswer<typeof pairsFound> & { opens_pair: string | null };
const isNumber = /^\d{4}-\d*$/;

export const onSearch: ReadonlyArray<SearchGroup<Found>> = [
  {
    name: "pairs",
    label: "search.pairs",
    order: 20,
    words: ["pairs"],
    hits: ({ pairs }, t) =>
      pairs.items.map((it) => ({
        to: `/birds/pairs/${it.id}`,
        title: `${it.number} · ${[it.cocks, it.hens].map((rings) => rings.join(", ")).join(" × ")}`,
        detail: inOneLine(t(`pairs.state.${it.state}`), it.species_name, it.place_name),
        icon: "heart",
      })),
    more: ({ pairs: { items, total } }, q, t) =>
      total > items.length
        ? { to: `/birds/pairs?${new URLSearchParams({ ring: q })}`, label: t("search.all_pairs", { count: total }) }
        : null,
    // The tags of chicks begin with the number of their pair.
    isFirst: ({ q }) => isNumber.test(q),
    opens: ({ opens_pair }) => (opens_pair === null ? null : `/birds/pairs/${opens_pair}`),
  },
];

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/settings/season",
    label: "settings.season.title",
    what: "settings.season.what",
    icon: "egg",
    group: "flock",
    order: 40,
    needs: "settings.write",
  },
];
