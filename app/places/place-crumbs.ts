import type { Translate, WordKey } from "#app/locales/words.tsx";
import type { Crumb } from "#app/shell/breadcrumbs.tsx";

/** The way to an action of a place: all places, the place, and what is done there. */
export const placeCrumbs =
  (action: WordKey) =>
  (t: Translate, { place }: { place: { id: string; name: string } }): Crumb[] => [
    { label: t("places.list.title"), href: "/places" },
    { label: place.name, href: `/places/${place.id}` },
    { label: t(action), is_current: true },
  ];
