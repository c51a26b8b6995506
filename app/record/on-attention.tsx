import type { AttentionOf } from "#app/kit/parts.ts";
import { Ring } from "#app/rings/ring.tsx";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import type { lighterBirds } from "#worker/record/on-dashboard.ts";

/** Birds that lost weight. */
export const onAttention: ReadonlyArray<AttentionOf<SlotAnswer<typeof lighterBirds>>> = [
  {
    order: 20,
    text({ lighter }, t, language) {
      const [first] = lighter;
      if (!first) return [];
      const more = lighter.map(({ id, identifier, change }) => (
        <span key={id}>
          <Ring>{identifier}</Ring> −{shareInWords(Math.round(-100 * change) / 100, language)}
        </span>
      ));
      const text = t("dashboard.hand.lighter", { count: first.total });
      return [{ key: "lighter", icon: "scale", tone: "amber", text, to: "/birds?weight=down", more }];
    },
  },
];
