import { Link } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { Menu } from "#app/controls/menu.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { useRoot } from "#app/web/root-data.ts";

type View = { id: string; name: string; query: string };
type Props = {
  views: readonly View[];
  /** Where the list is, and where views are kept and forgotten. */
  list: string;
  action: string;
  /** What the list shows now, `?q=…` or nothing. */
  search: string;
};

/** The views somebody has saved, as links; the one on the screen can be saved under a name or forgotten. */
export function SavedViews({ views, list, action, search }: Props) {
  const { t } = useWords();
  const now = search.replace(/^\?/, "");
  // All visitors of the demo share one account, so views are not saved there.
  if (useRoot()?.viewer?.is_demo) return null;
  const shown = views.find(({ query }) => query === now);
  if (views.length === 0 && now === "") return null;
  return (
    <nav className="views" aria-label={t("lists.views")}>
      {views.length > 0 && (
        <Link to={list} className="view" aria-current={now === "" ? "page" : undefined}>
          {t("lists.views.all")}
        </Link>
      )}
      {views.map(({ id, name, query }) => (
        <Link key={id} to={`${list}?${query}`} className="view" aria-current={id === shown?.id ? "page" : undefined}>
          <bdi>{name}</bdi>
        </Link>
      ))}
      {shown ? <Forget view={shown} action={action} /> : now !== "" && <Save action={`${action}?${now}`} />}
    </nav>
  );
}

function Forget({ view, action }: { view: View; action: string }) {
  const { t } = useWords();
  const label = t("lists.views.forget", { name: view.name });
  return (
    <Form action={action} className="view-forget">
      <input type="hidden" name="forget" value={view.id} />
      <Button kind="ghost" size="icon" aria-label={label} title={label}>
        <Icon of="x" />
      </Button>
    </Form>
  );
}

function Save({ action }: { action: string }) {
  const { t } = useWords();
  const summary = (
    <>
      <Icon of="bookmark" />
      {t("lists.views.save")}
    </>
  );
  return (
    <Menu summary={summary} summaryClass="view">
      <Form action={action} className="menu-panel choice-panel view-panel">
        <TextField
          field={fieldFacts("name", { id: "view-name", required: true, maxLength: 60 })}
          label={t("lists.views.name")}
          hint={t("lists.views.hint")}
          required
          autoComplete="off"
        />
        <Button>{t("lists.views.keep")}</Button>
      </Form>
    </Menu>
  );
}
