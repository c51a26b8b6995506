import type { DueOf, OnAgendaLine, OnStock } from "#app/kit/parts.ts";
import type { feedingOnDashboard } from "#worker/feeding/due-rounds.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";

export const onAgendaLine: OnAgendaLine = {
  feed: {
    icon: "package",
    label: "feeding.title",
    to: () => "/stock/feeding",
    press: {
      needs: "stock.write",
      label: "feeding.book",
      action: () => "/stock/feeding",
      fields: ({ subject_id, title, on, until }) => ({ do: "book", id: subject_id, name: title, on: until, from: on }),
    },
  },
};

/** So many rounds the first page names; the others are in the list. */
const mostNamed = 4;

/** What is still to be fed today, each by one press, and what was missed, booked together by another. */
export const onDue: ReadonlyArray<DueOf<SlotAnswer<typeof feedingOnDashboard>>> = [
  {
    order: 10,
    items({ feeding }, t) {
      const line = (id: string, name: string, booked: { on: string; from?: string; count?: number }) => {
        const { on, from, count } = booked;
        const isLate = from !== undefined;
        return {
          key: `feed ${id} ${on}`,
          icon: "package" as const,
          to: "/stock/feeding",
          isLate,
          tone: isLate ? ("amber" as const) : ("stone" as const),
          text: isLate ? t("due.feed.missed", { name, count: count ?? 0 }) : t("due.feed", { name }),
          press: {
            needs: "stock.write" as const,
            action: "/stock/feeding",
            label: t(isLate ? "due.feed.book.missed" : "due.feed.book"),
            fields: { do: "book", id, name, on, ...(isLate && { from }) },
          },
        };
      };
      const lines = feeding.flatMap(({ id, name, on, missed }) => [
        ...(on ? [line(id, name, { on })] : []),
        ...(missed ? [line(id, name, missed)] : []),
      ]);
      if (lines.length <= mostNamed) return lines;
      const more = { icon: "package" as const, tone: "stone" as const, to: "/stock/feeding" };
      return [...lines.slice(0, mostNamed), { key: "feed more", text: t("due.feed.more"), ...more }];
    },
  },
];

export const onStock: OnStock = [{ to: "/stock/feeding", label: "feeding.title", order: 20 }];
