import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { LegRing } from "#app/marks/illustrations.tsx";
import { useMay } from "#app/web/root-data.ts";

/** The first visit: what to do, in the order in which it has to be done. */
export function EmptyFlock({ hasSpecies }: { hasSpecies: boolean }) {
  const { t } = useWords();
  const may = useMay();
  const actions = may("flock.write") && (
    <>
      {hasSpecies ? (
        <LinkButton kind="primary" to="/birds/new" preventScrollReset>
          {t("birds.list.first.add")}
        </LinkButton>
      ) : (
        <FirstSpecies />
      )}
      <LinkButton to="/birds/import" preventScrollReset>
        {t("birds.list.first.import")}
      </LinkButton>
      <LinkButton kind="ghost" to="/birds/import/from">
        {t("birds.list.first.from")}
      </LinkButton>
    </>
  );
  const why = t(hasSpecies ? "birds.list.first.ready" : "birds.list.first.detail");
  return <EmptyState drawing={<LegRing />} title={t("birds.list.first.title")} why={why} actions={actions} />;
}

// Most find their species in the catalogue, with its figures filled in; the form is for the others.
function FirstSpecies() {
  const { t } = useWords();
  return (
    <>
      <LinkButton kind="primary" to="/species/catalogue?return_to=/birds">
        {t("birds.list.first.catalogue")}
      </LinkButton>
      <LinkButton to="/birds/species/new" preventScrollReset>
        {t("birds.list.first.add_species")}
      </LinkButton>
    </>
  );
}

/** There are birds, but the filters leave none. */
export function NothingMatches() {
  const { t } = useWords();
  return (
    <EmptyState
      drawing={<Perch />}
      title={t("birds.list.nothing.title")}
      why={t("birds.list.nothing.detail")}
      actions={<LinkButton to="/birds">{t("birds.list.clear")}</LinkButton>}
    />
  );
}
