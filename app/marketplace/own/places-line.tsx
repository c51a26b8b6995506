import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { Places } from "#worker/marketplace/listings/listing-json.ts";

/** How many of the plan's listings are in use, in a line; nothing where any number is. */
export function PlacesLine({ places: { limit, used } }: { places: Places }) {
  const { t } = useWords();
  if (limit === null) return null;
  return <p className="text-sm text-muted">{t("listings.places", { count: used, most: limit })}</p>;
}

/** Told where no further listing can be published. */
export function PlacesFull({ places: { left } }: { places: Places }) {
  const { t } = useWords();
  const may = useMay();
  if (left === null || left > 0) return null;
  return (
    <Banner tone="warning" title={t("listings.places.full")}>
      <p>{t("listings.places.full.why")}</p>
      {may("billing.write") && <LinkButton to="/billing">{t("listings.places.plan")}</LinkButton>}
    </Banner>
  );
}
