import type { OnTimeline } from "#app/kit/parts.ts";

export const onTimeline: OnTimeline<{ what?: string; before?: string }> = {
  moved: {
    icon: "arrow-right",
    text: ({ what = "" }, t) => t("story.happened.moved", { place: what }),
    aside: ({ before }, t) => (before ? t("story.happened.from", { place: before }) : undefined),
  },
  left: {
    icon: "log-out",
    text: ({ before }, t) => (before ? t("story.happened.left", { place: before }) : t("story.happened.left_place")),
  },
};
