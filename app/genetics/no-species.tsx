import { LinkButton } from "#app/controls/button.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Feather } from "#app/marks/feather-and-perch.tsx";
import { useMay } from "#app/web/root-data.ts";

/** Colours are of a species: without one there is nothing to ask. */
export function NoSpecies() {
  const { t } = useWords();
  const may = useMay();
  const actions = may("flock.write") && (
    <LinkButton kind="primary" size="large" to="/species/catalogue">
      {t("genetics.first.catalogue")}
    </LinkButton>
  );
  const first = { drawing: <Feather />, title: t("genetics.first.title"), why: t("genetics.first.detail"), actions };
  return <ListPage title={t("genetics.title")} empty={first} />;
}
