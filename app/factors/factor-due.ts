import { wordsFor } from "#app/locales/dictionary.ts";
import { translator } from "#app/locales/words.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import { clockIn } from "#worker/locales/dates.ts";

/** What a page says to whoever must set up a second factor soon; undefined for everybody else. For loaders only. */
export function factorNotice({ viewer, language }: Pick<LoadContext, "viewer" | "language">): string | undefined {
  if (!viewer?.factor_due) return undefined;
  const date = clockIn(language, viewer.timezone).moment(viewer.factor_due);
  return translator(wordsFor(language, ["factors"]), language)("factors.due", { date });
}
