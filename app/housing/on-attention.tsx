import type { AttentionItem, AttentionOf } from "#app/kit/parts.ts";
import type { fullPlaces } from "#worker/housing/on-dashboard.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";

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
      const count = (overfull[0]?.total ?? 0) - overfull.length;
      const others = { ...line, key: "fuller", to: "/places" };
      return count > 0 ? [...named, { ...others, text: t("dashboard.hand.fuller", { count }) }] : named;
    },
  },
];
