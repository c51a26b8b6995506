import { type AttentionItem, type AttentionOf, livesHere, type OnBird, type OnTimeline } from "#app/kit/parts.ts";
import { inOneLine, type SearchGroup } from "#app/kit/search-group.ts";
import type { fullPlaces } from "#worker/housing/on-dashboard.ts";
import type { placesFound } from "#worker/housing/on-search.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";

export const onBird: OnBird = {
  actions: [
    {
      label: "story.deed.move",
      icon: "arrow-right",
      order: 30,
      when: livesHere,
      to: (id) => `/birds/move?${new URLSearchParams({ ids: id, return_to: `/birds/${id}` })}`,
    },
  ],
};

export const onTimeline: OnTimeline<{ what?: string; before?: string }> = {
  moved: {
    icon: "arrow-right",
    text: ({ what = "" }, t) => t("story.happened.moved", { place: what }),
    aside: ({ before }, t) => (before ? t("story.happened.from", { place: before }) : undefined),
  },
  left: {
    icon: "log-out",
    text: ({ before }, t) => (before ? t("story.happened.left", { place: before }) : t("story.happened.left_place")),
  },
};

/** Places with more birds than fit. */
export const onAttention: ReadonlyArray<AttentionOf<SlotAnswer<typeof fullPlaces>>> = [
  {
    order: 30,
    text({ overfull }, t) {
      const line = { icon: "triangle-alert", tone: "amber" } as const;
      const named = overfull.map(
        ({ id, name, birds, capacity }): AttentionItem => ({
          ...line,
          key: id,
          to: `/places/${id}`,
          text: t("dashboard.hand.overfull", { place: name, birds, capacity }),
        }),
      );
      const hasMore = (overfull[0]?.total ?? 0) > overfull.length;
      const others = { ...line, key: "fuller", to: "/places" };
      return hasMore ? [...named, { ...others, text: t("dashboard.hand.fuller") }] : named;
    },
  },
];

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
