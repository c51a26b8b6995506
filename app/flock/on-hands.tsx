import type { HandsOf } from "#app/kit/parts.ts";
import type { leavingTrash } from "#worker/flock/on-dashboard.ts";
import type { SaidIn } from "#worker/kit/slots.ts";

/** Birds that soon leave the trash for good. */
export const onHands: ReadonlyArray<HandsOf<SaidIn<typeof leavingTrash>>> = [
  {
    order: 40,
    said: ({ leaving }, t) =>
      leaving
        ? [
            {
              ...({ key: "leaving", icon: "trash-2", tone: "stone", to: "/birds/trash?leaving=1" } as const),
              said: t("dashboard.hand.leaving", { count: leaving.total }),
              more: t("dashboard.hand.leaving.when", { count: leaving.days_left }),
            },
          ]
        : [],
  },
];
