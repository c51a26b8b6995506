import { Form, useSearchParams } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Menu } from "#app/controls/menu.tsx";
import { useWords, type WordKey } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { DensityChoice } from "./density.tsx";

type Named = { name: string; label: WordKey };
type Props = { names: readonly Named[]; shown: readonly Named[] };

/** Which columns a list shows, in the address, so that a saved view remembers it; and how close its rows stand. */
export function ColumnChooser({ names, shown }: Props) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const kept = [...params].filter(([name]) => name !== "columns" && name !== "open");
  const isShown = (name: string) => shown.some((it) => it.name === name);
  const summary = (
    <>
      <Icon of="columns-3" />
      {t("lists.columns")}
    </>
  );
  return (
    <Menu className="menu list-view" summary={summary} summaryClass="button" summaryKind="quiet">
      <div className="menu-panel">
        {/* Another address may show other columns: the boxes start over. */}
        <Form method="get" preventScrollReset key={params.get("columns")}>
          {kept.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          {names.map(({ name, label }) => (
            <label key={name} className="menu-item">
              <input type="checkbox" name="columns" value={name} defaultChecked={isShown(name)} />
              {t(label)}
            </label>
          ))}
          <div className="actions">
            <Button>{t("lists.columns.show")}</Button>
          </div>
        </Form>
        <hr />
        <DensityChoice />
      </div>
    </Menu>
  );
}
