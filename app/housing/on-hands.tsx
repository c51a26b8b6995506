import type { Hand, HandsOf } from "#app/kit/parts.ts";
import type { fullPlaces } from "#worker/housing/on-dashboard.ts";
import type { SaidIn } from "#worker/kit/slots.ts";

/** Places with more birds than fit. */
export const onHands: ReadonlyArray<HandsOf<SaidIn<typeof fullPlaces>>> = [
  {
    order: 30,
    said({ overfull }, t) {
      const line = { icon: "triangle-alert", tone: "amber" } as const;
      const named = overfull.map(
        ({ id, name, birds, capacity }): Hand => ({
          ...{ ...line, key: id, to: `/places/${id}` },
          said: t("dashboard.hand.overfull", { place: name, birds, capacity }),
        }),
      );
      const count = (overfull[0]?.total ?? 0) - overfull.length;
      const others = { ...line, key: "fuller", to: "/places" };
      return count > 0 ? [...named, { ...others, said: t("dashboard.hand.fuller", { count }) }] : named;
    },
  },
];
