import { Form, useSearchParams, useSubmit } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";

type FiltersProps = {
  label: string;
  /** The parameters by which this form narrows the list; the others of the address are kept. */
  names: readonly string[];
  /** Those it asks for besides, such as the order. */
  others?: readonly string[] | undefined;
  search?: ReactNode;
  /** There is one choice, which stands open on a phone too. */
  alone?: boolean;
  /** What the button of the sheet says on a phone, such as "Show 12 birds". */
  show?: string;
  /** The page it narrows, if not this one. */
  action?: string | undefined;
  children?: ReactNode;
};

/**
 * A GET form that narrows a list. A changed choice is applied at once where a script runs; the button always works. The
 * choices stand in a row, each saying in its own words what it chooses, on a phone in a sheet behind one button that says
 * how many are in force.
 */
export function Filters({ label, names, others = [], search, alone = false, show, action, children }: FiltersProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const submit = useSubmit();
  const kept = [...params].filter(([name]) => name !== "page" && !names.includes(name) && !others.includes(name));
  const inForce = names.filter((name) => params.get(name));
  const narrowed = [...params].filter(([name]) => name !== "page" && !names.includes(name));
  function send(form: HTMLFormElement) {
    submit(query(form), { action: form.getAttribute("action") ?? undefined, preventScrollReset: true });
  }
  function change({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLSelectElement) send(currentTarget);
  }
  function press(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.querySelector("details.filter-door")?.removeAttribute("open");
    send(event.currentTarget);
  }
  const clear = inForce.length > 0 && (
    <LinkButton kind="ghost" to={`?${new URLSearchParams(narrowed)}`}>
      {t("ui.filters.clear")}
    </LinkButton>
  );
  return (
    <Form method="get" action={action} className="filters" aria-label={label} onChange={change} onSubmit={press}>
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {search && (
        <div className="filter-search">
          {search}
          <Button>{t("ui.filters.search")}</Button>
        </div>
      )}
      {alone ? (
        <>
          {children}
          <Button>{t("ui.filters.apply")}</Button>
        </>
      ) : (
        children && (
          <>
            <ShowResults count={inForce.filter((name) => name !== "q").length} />
            <div className="filter-panel">
              {children}
              <div className="actions filter-foot">
                <Button kind="primary">{show ?? t("ui.filters.apply")}</Button>
                {!search && <Button>{t("ui.filters.apply")}</Button>}
                {clear}
              </div>
            </div>
          </>
        )
      )}
    </Form>
  );
}

/** What a form says, without the boxes that are empty. */
function query(form: HTMLFormElement): URLSearchParams {
  const filled = [...new FormData(form)].filter(([, value]) => typeof value === "string" && value !== "");
  return new URLSearchParams(filled as Array<[string, string]>);
}

// Empty, with its sheet behind it: so the same choices can stand open in a row where there is room.
function ShowResults({ count }: { count: number }) {
  const { t } = useWords();
  return (
    <details className="filter-door">
      <summary className="button" data-kind="quiet">
        <Icon of="sliders-horizontal" />
        {t("ui.filters")}
        {count > 0 && <b title={t("ui.filters.count", { count })}>{count}</b>}
      </summary>
    </details>
  );
}

/** Choices that are asked for less often, behind a word; open while one of them is in force. */
export function MoreFilters({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { t } = useWords();
  return (
    <>
      <details className="more-door" open={isOpen}>
        <summary className="button" data-kind="ghost">
          {t("lists.more_filters")}
        </summary>
      </details>
      <div className="more-panel">{children}</div>
    </>
  );
}
