import { useMay } from "#app/accounts/use-may.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Feather } from "#app/marks/illustrations.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";

/** Colours are of a species: without one there is nothing to ask. */
export function NoSpecies() {
  const { t } = useWords();
  const may = useMay();
  const actions = may.write && (
    <LinkButton kind="primary" size="large" to="/species/catalogue">
      {t("genetics.first.catalogue")}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t("genetics.title")} />
      <EmptyState
        drawing={<Feather />}
        title={t("genetics.first.title")}
        why={t("genetics.first.detail")}
        actions={actions}
      />
    </>
  );
}
