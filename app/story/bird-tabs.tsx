import { NavLink } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { BirdHead } from "#worker/birds/columns/header.ts";
import { birdTabs } from "./bird-links.ts";

/** The way between the pages of one bird; a tab exists when its contents do. */
export function BirdTabs({ head }: { head: BirdHead }) {
  const { t } = useWords();
  const may = useMay();
  const there = birdTabs.filter(({ needs, when }) => (!needs || may(needs)) && (!when || when(head)));
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
