import { Form, useSearchParams, useSubmit } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";

type FiltersProps = {
  label: string;
  /** The parameters this form itself asks for; the others of the address are kept. */
  names: readonly string[];
  /** The search box; the button then stands beside it, and every choice says in its own words what it chooses. */
  search?: ReactNode;
  children: ReactNode;
};

/** A GET form that narrows a list. A changed select is applied at once where a script runs; the button always works. */
export function Filters({ label, names, search, children }: FiltersProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const submit = useSubmit();
  const kept = [...params].filter(([name]) => name !== "page" && !names.includes(name));
  const isNarrowed = names.some((name) => params.get(name));
  function change(event: FormEvent<HTMLFormElement>) {
    if (event.target instanceof HTMLSelectElement) submit(event.currentTarget);
  }
  return (
    <Form
      method="get"
      className="filters"
      data-quiet={search ? "" : undefined}
      aria-label={label}
      onChange={change}
      preventScrollReset
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {search && (
        <div className="filter-search">
          {search}
          <Button>{t("ui.filters.search")}</Button>
        </div>
      )}
      {children}
      <div className="actions">
        {!search && <Button>{t("ui.filters.apply")}</Button>}
        {isNarrowed && (
          <LinkButton kind="ghost" to={`?${new URLSearchParams(kept)}`}>
            {t("ui.filters.clear")}
          </LinkButton>
        )}
      </div>
    </Form>
  );
}

/** Choices that are asked for less often, behind a word; open while one of them is in force. */
export function MoreFilters({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { t } = useWords();
  return (
    <details className="more-filters" open={isOpen}>
      <summary className="button" data-kind="ghost">
        {t("lists.more_filters")}
      </summary>
      <div>{children}</div>
    </details>
  );
}
