import { NavLink } from "@remix-run/react";
import { useWords, type WordKey } from "#app/locales/words.tsx";
import type { BirdHead } from "#worker/birds/stored/header.ts";

/** What a bird's pages are called, in their order; a tab exists when its contents do. */
const tabs: ReadonlyArray<{ path: string; label: WordKey }> = [
  { path: "", label: "birds.tab.overview" },
  { path: "/photos", label: "photos.tab" },
  { path: "/pedigree", label: "birds.tab.pedigree" },
  { path: "/mates", label: "birds.tab.mates" },
  { path: "/pairs", label: "birds.tab.breeding" },
  { path: "/genetics", label: "birds.tab.genetics" },
  { path: "/weights", label: "birds.tab.weights" },
  { path: "/papers", label: "birds.tab.papers" },
  { path: "/history", label: "birds.tab.history" },
];

/** The way between the pages of one bird. */
export function BirdTabs({ head }: { head: BirdHead }) {
  const { t } = useWords();
  const there = tabs.filter(({ path }) => path !== "/papers" || head.has_papers);
  return (
    <nav className="tabs" aria-label={t("birds.tabs")}>
      {there.map(({ path, label }) => (
        <NavLink key={path} to={`/birds/${head.id}${path}`} end>
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
}
