import type { OnTimeline } from "#app/kit/parts.ts";
import { inGrams } from "#app/locales/measures.ts";

export const onTimeline: OnTimeline<{ grams?: number }> = {
  weighed: {
    icon: "scale",
    text: ({ grams = 0 }, t, language) => t("story.happened.weighed", { grams: inGrams(grams, language) }),
  },
};
