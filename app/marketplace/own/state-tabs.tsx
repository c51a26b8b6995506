import { Link, useSearchParams } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { listingStates } from "#db/words/market.ts";
import type { ListingPage } from "#worker/marketplace/listings/listing-json.ts";

/** The states that listings are in, each with how many: a press shows those alone. */
export function StateTabs({ counts }: { counts: ListingPage["counts"] }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const shown = params.get("state") ?? "";
  const all = listingStates.reduce((sum, it) => sum + counts[it], 0);
  const states = listingStates.filter((it) => counts[it] > 0 || it === shown);
  if (states.length < 2 && shown === "") return null;
  const links = [
    { state: "", label: t("listings.show.all"), count: all },
    ...states.map((state) => ({ state, label: t(`listings.state.${state}`), count: counts[state] })),
  ];
  return (
    <nav className="flex flex-wrap gap-x-4" aria-label={t("listings.show")}>
      {links.map(({ state, label, count }) => (
        <Link
          key={state}
          className={state === shown ? "touch font-semibold" : "touch link"}
          to={state ? `/marketplace?state=${state}` : "/marketplace"}
          aria-current={state === shown ? "page" : undefined}
        >
          {label} {count}
        </Link>
      ))}
    </nav>
  );
}
