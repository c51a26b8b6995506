import type { OnBird } from "#app/kit/parts.ts";

export const onBird: OnBird = {
  tabs: [{ path: "/history", label: "birds.tab.history", order: 90 }],
};
