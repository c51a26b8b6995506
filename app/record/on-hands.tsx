import type { HandsOf } from "#app/kit/parts.ts";
import { Ring } from "#app/rings/ring.tsx";
import type { SaidIn } from "#worker/kit/slots.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import type { lighterBirds } from "#worker/record/on-dashboard.ts";

/** Birds that lost weight. */
export const onHands: ReadonlyArray<HandsOf<SaidIn<typeof lighterBirds>>> = [
  {
    order: 20,
    said({ lighter }, t, language) {
      const [first] = lighter;
      if (!first) return [];
      const more = lighter.map(({ id, identifier, change }) => (
        <span key={id}>
          <Ring>{identifier}</Ring> −{shareInWords(Math.round(-100 * change) / 100, language)}
        </span>
      ));
      const said = t("dashboard.hand.lighter", { count: first.total });
      return [{ key: "lighter", icon: "scale", tone: "amber", said, to: "/birds?weight=down", more }];
    },
  },
];
