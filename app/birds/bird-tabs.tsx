import { NavLink } from "@remix-run/react";
import { useWords, type WordKey } from "#app/ui/words.tsx";

/** What a bird's pages are called, in their order; a tab exists when its contents do. */
const tabs: ReadonlyArray<{ path: string; label: WordKey }> = [
  { path: "", label: "birds.tab.overview" },
  { path: "/photos", label: "photos.tab" },
  { path: "/pedigree", label: "birds.action.pedigree" },
];

/** The way between the pages of one bird. */
export function BirdTabs({ birdId }: { birdId: string }) {
  const { t } = useWords();
  return (
    <nav className="tabs" aria-label={t("birds.tabs")}>
      {tabs.map(({ path, label }) => (
        <NavLink key={path} to={`/birds/${birdId}${path}`} end>
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
}
