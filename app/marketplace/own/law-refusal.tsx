import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { ListingForm } from "#worker/marketplace/listings/listing-json.ts";
import { LawReasons } from "./law-card.tsx";

/** In the place of the form, where the law lets nothing be shown: the rule, its source, and what can be done instead. */
export function LawRefusal({ offer: { gate, birds } }: { offer: Pick<ListingForm, "gate" | "birds"> }) {
  const { t } = useWords();
  const may = useMay();
  const species = [...new Set(birds.map((it) => it.species))].join(", ");
  const ids = new URLSearchParams({ ids: birds.map(({ id }) => id).join(",") });
  const isUnknown = gate.why.some(({ rule }) => rule === "unknown_country");
  return (
    <div className="grid gap-6">
      <Banner tone="warning" title={t("marketgate.closed.title", { species })}>
        <p>{t("marketgate.means.closed")}</p>
        <LawReasons gate={gate} />
      </Banner>
      <p className="max-w-prose">{t("marketgate.closed.instead")}</p>
      <div className="actions">
        {isUnknown && may("settings.write") && (
          <LinkButton to="/settings/organization">{t("marketgate.country")}</LinkButton>
        )}
        {may("money.write") && <LinkButton to={`/finance/sales/new?${ids}`}>{t("marketgate.closed.sell")}</LinkButton>}
        {may("papers.issue") && <LinkButton to="/legal-forms/rules">{t("marketgate.rules")}</LinkButton>}
      </div>
    </div>
  );
}
