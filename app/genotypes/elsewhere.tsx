import type { OnBird } from "#app/kit/parts.ts";

export const onBird: OnBird = {
  tabs: [{ path: "/genetics", label: "birds.tab.genetics", order: 60 }],
};
