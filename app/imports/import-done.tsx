import { LinkButton } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { localeOf, useWords } from "#app/ui/words.tsx";
import { Figures } from "./figures.tsx";
import type { DonePage } from "./read-import.ts";
import { RemarksTable } from "./remarks-table.tsx";

/** What an import did. */
export function ImportDone({ page: { file_name, committed_at, figures, remarks } }: { page: DonePage }) {
  const { t, language } = useWords();
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(committed_at),
  );
  const actions = (
    <>
      <LinkButton to="/birds/import">{t("imports.another")}</LinkButton>
      <LinkButton kind="primary" to="/birds">
        {t("imports.done.list")}
      </LinkButton>
    </>
  );
  return (
    <div className="import-page">
      <PageHeader
        title={t("imports.done.title")}
        lead={t("imports.done.lead", { file: file_name, date })}
        actions={actions}
      />
      <Figures counts={figures} isDone />
      <RemarksTable remarks={remarks} />
    </div>
  );
}
