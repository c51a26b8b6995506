import { Link } from "@remix-run/react";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { Listing } from "#worker/marketplace/listings/listing-json.ts";

/** Why a listing is not seen, or not to be had: the reason behind its state, where there is one to tell. */
export function ListingReason({ listing }: { listing: Listing }) {
  const { t } = useWords();
  const may = useMay();
  const clock = useClock();
  const { state, pause_reason, removed_for, reserved_until, sale_id } = listing;
  if (state === "held") return <Banner tone="warning">{t("listings.why.held")}</Banner>;
  if (state === "paused")
    return (
      <Banner tone={pause_reason ? "warning" : "info"}>
        {pause_reason ? t(`listings.why.${pause_reason}`) : t("listings.why.own")}
      </Banner>
    );
  if (state === "expired") return <Banner>{t("listings.why.expired")}</Banner>;
  if (state === "removed")
    return (
      <Banner tone="error" title={t("listings.why.removed")}>
        {removed_for && (
          <>
            <p>{t("listings.why.facts", { facts: removed_for.facts })}</p>
            <p>{t("listings.why.rule", { rule: removed_for.rule })}</p>
          </>
        )}
        <p>{t("listings.why.object")}</p>
      </Banner>
    );
  if (state !== "reserved" && !sale_id) return null;
  return (
    <Banner>
      {state === "reserved" && reserved_until && t("listings.why.reserved", { day: clock.day(reserved_until) })}{" "}
      {sale_id && may("money.read") && (
        <Link className="link" to={`/finance/sales/${sale_id}`}>
          {t("listings.why.sale")}
        </Link>
      )}
    </Banner>
  );
}
