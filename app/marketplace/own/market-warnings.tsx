import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { Places } from "#worker/marketplace/listings/listing-json.ts";
import type { Seller } from "#worker/marketplace/sellers/contract.ts";
import { PlacesFull } from "./places-line.tsx";

/** What keeps the organisation's listings back, each with what mends it: nobody else sees it. */
export function MarketWarnings({ seller, places }: { seller: Seller; places: Places }) {
  const { t } = useWords();
  const may = useMay();
  const { closed_at, closed_reason, registrations, is_shown } = seller;
  if (closed_at)
    return (
      <Banner tone="error" title={t("listings.why.seller_closed")}>
        {closed_reason}
      </Banner>
    );
  return (
    <>
      <PlacesFull places={places} />
      {registrations.length === 0 && may("settings.write") && (
        <Banner>
          {t("listings.warn.registration")}{" "}
          <Link className="link" to="/settings/papers?edit=new">
            {t("listings.warn.registration.add")}
          </Link>
        </Banner>
      )}
      {!is_shown && (
        <Banner>
          {t("listings.warn.seller")}{" "}
          <Link className="link" to="/marketplace/seller">
            {t("listings.warn.seller.show")}
          </Link>
        </Banner>
      )}
    </>
  );
}
