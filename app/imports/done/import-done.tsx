import { Link } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { ReadAs } from "../check/read-as.tsx";
import { FaultGroups } from "../faults/fault-groups.tsx";
import { RejectedLink } from "../faults/rejected-link.tsx";
import { Figures } from "../figures.tsx";
import type { Changed } from "../import-actions.ts";
import { type DonePage, titleOf } from "../import-page.ts";
import { NextSteps } from "./next-steps.tsx";
import { UndoForm } from "./undo-form.tsx";

/** What an import did. */
export function ImportDone({
  page,
  faults,
  changed,
}: {
  page: DonePage;
  faults: string[];
  changed: Changed | undefined;
}) {
  const { file_name, committed_at, undone_at, undo_until, figures, groups } = page;
  const { t } = useWords();
  const clock = useClock();
  return (
    <div className="import-page grid grid-cols-1 gap-8">
      <PageHeader
        title={t(titleOf(page))}
        lead={t("imports.done.lead", { file: file_name, date: clock.moment(committed_at) })}
        actions={<LinkButton to="/birds/import">{t("imports.another")}</LinkButton>}
      />
      <ErrorSummary title={t("imports.undo.failed")} faults={faults.map((message) => ({ message }))} />
      {undone_at && (
        <Banner title={t("imports.undo.undone", { date: clock.moment(undone_at) })}>
          <p>
            {t("imports.undo.became")} <Link to="/birds/trash">{t("imports.undo.trash")}</Link>
          </p>
        </Banner>
      )}
      {!undone_at && <NextSteps id={page.id} figures={figures} />}
      <Figures counts={figures} isDone />
      <ReadAs species={figures.species_taken} />
      {page.has_file && figures.rejected > 0 && <RejectedLink id={page.id} />}
      <FaultGroups groups={groups} more={figures.more_errors} />
      {undo_until && <UndoForm until={undo_until} changed={changed} />}
    </div>
  );
}
