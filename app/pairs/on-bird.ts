import type { OnBird } from "#app/kit/parts.ts";

export const onBird: OnBird = {
  tabs: [{ path: "/pairs", label: "birds.tab.breeding", order: 50 }],
};
