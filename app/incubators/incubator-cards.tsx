import { LinkButton } from "#app/controls/button.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Egg } from "#app/marks/illustrations.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { ListedIncubators } from "#worker/incubators/listing.ts";
import { IncubatorCard } from "./incubator-card.tsx";

/** One page of the machines, side by side. */
export function IncubatorCards({ list }: { list: ListedIncubators }) {
  const { t } = useWords();
  const may = useMay();
  const add = may("settings.write") && (
    <LinkButton kind="primary" to="?edit=new">
      {t("incubators.list.add")}
    </LinkButton>
  );
  const empty = {
    drawing: <Egg />,
    title: t("incubators.list.first.title"),
    why: t("incubators.list.first.detail"),
    actions: add,
  };
  return (
    <ListPage
      title={t("incubators.list.title")}
      lead={t("incubators.list.lead")}
      actions={add}
      empty={list.total === 0 && empty}
    >
      <ul className="machines">
        {list.data.map((incubator) => (
          <li key={incubator.id}>
            <IncubatorCard page={{ ...list, incubator }} />
          </li>
        ))}
      </ul>
      {list.total_pages > 1 && <PageLinks page={list.page} total_pages={list.total_pages} />}
    </ListPage>
  );
}
