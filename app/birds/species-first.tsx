import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Egg } from "#app/marks/illustrations.tsx";
import { useOverList } from "./over-list.ts";

/** What stands in the place of a bird's form where there is no species yet. */
export function SpeciesFirst() {
  const { t } = useWords();
  const { search } = useOverList();
  const returning = new URLSearchParams({ return_to: `/birds/new${search}` });
  return (
    <EmptyState
      drawing={<Egg />}
      title={t("birds.form.no_species.title")}
      why={t("birds.form.no_species.detail")}
      actions={
        <>
          <LinkButton kind="primary" to={`/species/catalogue?${returning}`}>
            {t("birds.list.first.catalogue")}
          </LinkButton>
          <LinkButton to={`/birds/species/new?${returning}`} preventScrollReset>
            {t("birds.list.first.add_species")}
          </LinkButton>
        </>
      }
    />
  );
}
