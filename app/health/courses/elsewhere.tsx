import type { AttentionOf, OnAgendaLine, Part } from "#app/kit/parts.ts";
import type { dosesToday } from "#worker/health/courses/on-dashboard.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import { DosesHere, type WithDoses } from "./doses-here.tsx";

/** A dose given with one press; who did not get it is said on its course's page. */
export const onAgendaLine: OnAgendaLine = {
  dose: {
    icon: "heart-pulse",
    label: "doses.title",
    to: ({ subject_id }) => `/health/courses/${subject_id}`,
    press: {
      needs: "health.write",
      label: "doses.given",
      action: ({ subject_id }) => `/health/courses/${subject_id}`,
      fields: ({ on, nth }) => ({ do: "given", on, nth: String(nth ?? 1) }),
    },
  },
};

export const onRound: ReadonlyArray<Part<"round", WithDoses>> = [{ place: "cage", order: 10, Show: DosesHere }];

/** Doses of today and those that were missed. */
export const onAttention: ReadonlyArray<AttentionOf<SlotAnswer<typeof dosesToday>>> = [
  {
    order: 5,
    text: ({ doses: { due, missed } }, t) => [
      ...(missed > 0
        ? [
            {
              key: "doses_missed",
              icon: "heart-pulse" as const,
              tone: "red" as const,
              text: t("doses.late", { count: missed }),
              to: "/agenda?span=late",
            },
          ]
        : []),
      ...(due > 0
        ? [
            {
              key: "doses_due",
              icon: "heart-pulse" as const,
              tone: "amber" as const,
              text: t("doses.today", { count: due }),
              to: "/health",
            },
          ]
        : []),
    ],
  },
];
