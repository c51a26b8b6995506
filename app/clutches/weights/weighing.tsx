import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Egg as EggDrawing } from "#app/marks/illustrations.tsx";
import type { TrayPage } from "#worker/clutches/trays/tray-page.ts";
import { trayPath } from "../tray-link.tsx";
import { type WeighedPage, WeightTable } from "./weight-table.tsx";

type Props = {
  page: WeighedPage & Pick<TrayPage, "tray" | "page" | "total_pages">;
  faults: readonly string[] | undefined;
  /** What was typed and not taken, by the eggs' ids. */
  typed: Readonly<Record<string, string>> | undefined;
  mayWrite: boolean;
};

/** The eggs of a tray on the scales: what they weighed, and a box for each on the day that is chosen. */
export function Weighing({ page, faults, typed, mayWrite }: Props) {
  const { t } = useWords();
  const { tray, rows, today, on } = page;
  const none = {
    drawing: <EggDrawing />,
    title: t("trays.none"),
    why: t("trays.none.why"),
    actions: <LinkButton to={trayPath(tray)}>{tray.name}</LinkButton>,
  };
  return (
    <ListPage
      title={t("trays.weights.title", { tray: `${tray.incubator} · ${tray.name}` })}
      lead={mayWrite && t("trays.weights.lead")}
      empty={rows.length === 0 && none}
    >
      {faults && <ErrorSummary faults={faults.map((message) => ({ message }))} />}
      <form method="get" className="weights-day">
        <input type="hidden" name="weigh" value="" />
        <DateField field={fieldFacts("on", { initialValue: on, max: today })} label={t("trays.weights.day")} />
        <Button kind="quiet">{t("trays.weights.day.see")}</Button>
      </form>
      <WeightTable key={`${on} ${page.page}`} page={page} typed={typed} mayWrite={mayWrite} />
      {page.total_pages > 1 && <PageLinks page={page.page} total_pages={page.total_pages} />}
    </ListPage>
  );
}
