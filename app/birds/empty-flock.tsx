import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LegRing, Perch } from "#app/ui/illustrations.tsx";
import { useWords } from "#app/ui/words.tsx";

/** The first visit: what to do, in the order in which it has to be done. */
export function EmptyFlock({ hasSpecies }: { hasSpecies: boolean }) {
  const { t } = useWords();
  const next = hasSpecies
    ? { to: "/birds/new", words: t("birds.list.first.add") }
    : { to: "/birds/species/new", words: t("birds.list.first.add_species") };
  const actions = (
    <>
      <LinkButton kind="primary" to={next.to} preventScrollReset>
        {next.words}
      </LinkButton>
      <LinkButton to="/birds/import" preventScrollReset>
        {t("birds.list.first.import")}
      </LinkButton>
    </>
  );
  const why = t(hasSpecies ? "birds.list.first.ready" : "birds.list.first.detail");
  return <EmptyState drawing={<LegRing />} title={t("birds.list.first.title")} why={why} actions={actions} />;
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
