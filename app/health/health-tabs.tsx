import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";

const addresses = { events: "/health", courses: "/health?show=courses", shares: "/health?shares" } as const;

/** What `/health` shows: what is open and what happened, all courses of medicine, the links for a vet. */
export function HealthTabs({ at }: { at: keyof typeof addresses }) {
  const { t } = useWords();
  const may = useMay();
  const names = { events: t("health.events"), courses: t("courses.title"), shares: t("shares.tab") };
  return (
    <nav className="tabs" aria-label={t("health.title")}>
      {(["events", "courses", "shares"] as const).map((it) =>
        it !== "shares" || may("flock.share") ? (
          <Link key={it} to={addresses[it]} aria-current={it === at ? "page" : undefined}>
            {names[it]}
          </Link>
        ) : null,
      )}
    </nav>
  );
}
