import type { Translate, WordKey } from "#app/locales/words.tsx";
import type { Crumb } from "#app/shell/breadcrumbs.tsx";

/** The way to an action of a machine: all of them, the machine, and what is done there. */
export const incubatorCrumbs =
  (action: WordKey) =>
  (t: Translate, { incubator }: { incubator: { id: string; name: string } }): Crumb[] => [
    { label: t("incubators.list.title"), href: "/incubators" },
    { label: incubator.name, href: `/incubators/${incubator.id}` },
    { label: t(action), is_current: true },
  ];
