import { type AttentionOf, livesHere, type OnBird } from "#app/kit/parts.ts";
import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";
import type { leavingTrash } from "#worker/flock/on-dashboard.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";

export const onBird: OnBird = {
  actions: [
    {
      label: "story.deed.status",
      icon: "circle-check",
      order: 10,
      to: (id) => `/birds/${id}/status`,
      when: ({ is_reference }) => !is_reference,
    },
    { label: "story.deed.died", icon: "feather", order: 20, to: (id) => `/birds/${id}/died`, when: livesHere },
  ],
};

/** Birds that soon leave the trash for good. */
export const onAttention: ReadonlyArray<AttentionOf<SlotAnswer<typeof leavingTrash>>> = [
  {
    order: 40,
    text: ({ leaving }, t) =>
      leaving
        ? [
            {
              ...({ key: "leaving", icon: "trash-2", tone: "stone", to: "/birds/trash?leaving=1" } as const),
              text: t("dashboard.hand.leaving", { count: leaving.total }),
              more: t("dashboard.hand.leaving.when", { count: leaving.days_left }),
            },
          ]
        : [],
  },
];

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/birds/trash",
    label: "trash.title",
    what: "trash.lead",
    icon: "trash-2",
    group: "data",
    order: 110,
  },
];
