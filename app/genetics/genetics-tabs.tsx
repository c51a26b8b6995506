import { NavLink } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";

/** The way between the pages of colours; the species stays chosen. */
export function GeneticsTabs({ species }: { species: string | undefined }) {
  const { t } = useWords();
  const search = species ? `?species_id=${encodeURIComponent(species)}` : "";
  const tabs = [
    { to: "/genetics", label: t("genetics.tab.pair") },
    { to: "/genetics/parents", label: t("genetics.tab.parents") },
    { to: "/genetics/mutations", label: t("genetics.tab.mutations") },
  ];
  return (
    <nav className="tabs" aria-label={t("genetics.tabs")}>
      {tabs.map(({ to, label }) => (
        <NavLink key={to} to={`${to}${search}`} end>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
