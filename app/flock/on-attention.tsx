import type { AttentionOf } from "#app/kit/parts.ts";
import type { leavingTrash } from "#worker/flock/on-dashboard.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";

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
