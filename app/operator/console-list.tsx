import type { ReactNode } from "react";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { Pager } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Listed } from "#worker/operator/page-of.ts";

type Props = {
  title: string;
  list: Listed<unknown>;
  /** What narrows it. */
  filters?: ReactNode;
  children: ReactNode;
};

/** A list of the console: what narrows it, its rows, and where one is in it. */
export function ConsoleList({ title, list: { items, total, is_more, ...where }, filters, children }: Props) {
  const { t } = useWords();
  const summary = t(is_more ? "console.count_more" : "console.count", { count: total });
  return (
    <>
      <PageHeader title={title} />
      <div className="grid gap-5">
        {filters}
        {items.length === 0 ? (
          <EmptyState drawing={<Perch />} title={t("console.none")} why={t("console.none.why")} />
        ) : (
          <>
            {children}
            <Pager summary={summary} {...where} />
          </>
        )}
      </div>
    </>
  );
}

type Choice = { value: string; label: string };

/** Narrows a list to one kind of its rows, by one parameter. */
export function OneFilter({ name, now, choices }: { name: string; now: string; choices: readonly Choice[] }) {
  const { t } = useWords();
  return (
    <div className="max-w-lg">
      <Filters label={t("console.show")} names={[]} others={[name]} alone>
        <SelectField
          field={fieldFacts(name, { key: now, initialValue: now })}
          label={t("console.show")}
          choices={choices}
        />
      </Filters>
    </div>
  );
}
