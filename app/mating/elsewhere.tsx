import { livesHere, type OnBird } from "#app/kit/parts.ts";

export const onBird: OnBird = {
  tabs: [{ path: "/mates", label: "birds.tab.mates", order: 40, when: livesHere }],
};
