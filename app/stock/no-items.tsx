import { LinkButton } from "#app/controls/button.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";

/** What stands in the place of a form about items where there is none yet. */
export function NoItems({ title }: { title: string }) {
  const { t } = useWords();
  const add = (
    <LinkButton kind="primary" to="/stock?edit=new">
      {t("stock.new")}
    </LinkButton>
  );
  const empty = { drawing: <Perch />, title: t("stock.empty.title"), why: t("stock.empty.why"), actions: add };
  return <ListPage title={title} empty={empty} />;
}
