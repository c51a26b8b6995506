import type { DueOf, GlanceOf } from "#app/kit/parts.ts";
import { formatNumber } from "#app/locales/words.tsx";
import type { seasonOnDashboard } from "#worker/agenda/on-dashboard.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import { stepIcons } from "./part.tsx";
import { stopPath } from "./stop-path.ts";

type Page = SlotAnswer<typeof seasonOnDashboard>;

/** What eggs and chicks ask for today and what was missed, step by step. */
export const onDue: ReadonlyArray<DueOf<Page>> = [
  {
    order: 40,
    items({ breeding: { overdue, today } }, t) {
      const lines = [
        ...overdue.map((it) => ({ ...it, isLate: true })),
        ...today.map((it) => ({ ...it, isLate: false })),
      ];
      return lines.map(({ step, count, isLate, place_id, incubator_id }) => ({
        key: `${step} ${isLate}`,
        icon: stepIcons[step],
        tone: isLate ? ("amber" as const) : ("stone" as const),
        text: t(`due.count.${step}`, { count }),
        to: `/eggs?${new URLSearchParams({ due: step, when: isLate ? "late" : "now" })}`,
        isLate,
        start: stopPath(incubator_id ?? place_id),
      }));
    },
  },
];

/** The eggs in work, where they lie, and what hatches within a week. */
export const onGlance: ReadonlyArray<GlanceOf<Page>> = [
  {
    order: 20,
    figures({ breeding: { open, in_machines, hatching, hatches_ahead } }, t, language) {
      const figure = (key: "eggs" | "machines" | "hatches", count: number, query: Record<string, string>) =>
        count > 0
          ? [
              {
                key,
                label: t(`dashboard.glance.${key}`, { count: hatches_ahead }),
                value: formatNumber(count, language),
                to: `/eggs?${new URLSearchParams(query)}`,
              },
            ]
          : [];
      return [
        ...figure("eggs", open, { figure: "open" }),
        ...figure("machines", in_machines, { tray: "any" }),
        ...figure("hatches", hatching, { due: "hatch", ahead: String(hatches_ahead) }),
      ];
    },
  },
];
