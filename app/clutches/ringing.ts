import type { useWords } from "#app/locales/words.tsx";
import type { Language } from "#db/vocabulary.ts";
import type { Egg } from "#worker/clutches/egg-view.ts";
import type { ClutchPage } from "#worker/clutches/page.ts";
import { numberFormat } from "#worker/locales/formats.ts";

/** The chicks of a clutch that wait for their ring, by the ids of their birds. */
export const inNest = (eggs: readonly Egg[]): Array<{ id: string; egg: Egg }> =>
  eggs.flatMap((egg) => {
    const { chick } = egg;
    return chick?.id && !chick.is_ringed && !chick.is_gone ? [{ id: chick.id, egg }] : [];
  });

type Label = ReturnType<typeof useWords>["t"];

/** Which ring comes next, and which colour and size this year's have. */
export function ringAdvice({ rings: { next, colour, sizes } }: ClutchPage, t: Label, language: Language): string {
  const mm = numberFormat(language, { maximumFractionDigits: 1 });
  const span = sizes && (sizes[0] === sizes[1] ? mm.format(sizes[0]) : `${mm.format(sizes[0])}–${mm.format(sizes[1])}`);
  return [
    next && t("clutches.rings.next", { ring: next }),
    colour && t("clutches.rings.colour", { colour: t(`birds.ring.colour.${colour}`) }),
    span && t("clutches.rings.size", { size: span }),
  ]
    .filter(Boolean)
    .join(" ");
}
