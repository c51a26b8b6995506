import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Nest } from "#app/marks/illustrations.tsx";
import { SiteFilter } from "#app/places/site-filter.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Site } from "#worker/places/sites.ts";

/** What stands where a round would: what would be on it, and where that begins. */
export function NoRound({ sites, site_id }: { sites: readonly Site[]; site_id: string | null }) {
  const { t } = useWords();
  const pairs = (
    <LinkButton kind="primary" to="/birds/pairs">
      {t("round.empty.go")}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t("round.title")} />
      {site_id && <SiteFilter sites={sites} site_id={site_id} action="/round" />}
      <EmptyState
        drawing={<Nest />}
        title={t(site_id ? "round.empty.site" : "round.empty")}
        why={t("round.empty.why")}
        actions={site_id ? <LinkButton to="/round">{t("round.empty.all")}</LinkButton> : pairs}
      />
    </>
  );
}
