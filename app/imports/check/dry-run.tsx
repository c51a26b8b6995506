import type { ReactNode } from "react";
import { LinkButton } from "#app/controls/button.tsx";
import { later } from "#app/controls/later.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { choicesOf } from "../choices.ts";
import { FaultGroups } from "../faults/fault-groups.tsx";
import { RejectedLink } from "../faults/rejected-link.tsx";
import { Figures } from "../figures.tsx";
import { type CheckedPage, titleOf } from "../import-page.ts";
import { ChoicesForm, type Questions } from "../questions/choices-form.tsx";
import { ColumnsForm } from "../questions/columns-form.tsx";
import { DatesRead } from "../questions/dates-read.tsx";
import { IgnoredColumns } from "../questions/ignored-columns.tsx";
import { MissingWords } from "../questions/missing-words.tsx";
import { SheetsForm } from "../questions/sheets-form.tsx";
import { NamesTaken, WordsRemembered } from "../questions/understood.tsx";
import { Causes } from "./causes.tsx";
import { ChangesTable } from "./changes-table.tsx";
import { CorrectedCells } from "./corrected-cells.tsx";
import { ReadAs } from "./read-as.tsx";
import { Verdict } from "./verdict.tsx";

// A file without faults has no need of them.
const Faults = later(
  import.meta.env.SSR ? FaultGroups : undefined,
  async () => (await import("../faults/fault-groups.tsx")).FaultGroups,
);

/** What an import would do, before it does it: the answer and its button, then what is asked, then faults, then figures. */
export function DryRun({ page, faults }: { page: CheckedPage; faults: ReactNode }) {
  const { t } = useWords();
  const { check, figures, groups, changes, meanings } = page;
  return (
    <div className="import-page grid grid-cols-1 gap-8">
      <PageHeader
        title={t(titleOf(page))}
        lead={t("imports.check.lead", { file: check.file_name })}
        actions={<LinkButton to="/birds/import">{t("imports.another")}</LinkButton>}
      />
      {faults}
      {page.is_broken_off && check.begun.length === 0 && <Banner tone="warning">{t("imports.saving.broken")}</Banner>}
      {check.begun.length > 0 && (
        <Banner tone="warning" title={t("imports.begun")}>
          <p>{check.begun.join(", ")}</p>
        </Banner>
      )}
      <Causes
        causes={page.causes}
        columns={check.columns}
        isAll={figures.created + figures.updated === 0 && figures.over_limit === 0}
      />
      <Verdict page={page} />
      <ReadAs species={figures.species_taken} columns={check.columns} />
      <CorrectedCells corrections={check.corrections} />
      <SheetsForm sheets={check.sheets} />
      <IgnoredColumns columns={check.columns} />
      <MissingWords makes={figures.makes} unknown={figures} meanings={meanings} />
      <WordsRemembered words={figures.same_as} />
      <NamesTaken names={figures.names_taken} />
      <DatesRead dates={figures.dates} check={check} />
      <ChoicesForm now={check} questions={questionsOf(page)} />
      {groups.length > 0 && <Faults groups={groups} more={figures.more_errors} corrects />}
      {figures.rejected > 0 && <RejectedLink id={check.id} search={choicesOf(check)} />}
      <section aria-labelledby="figures" className="import-part">
        <h2 id="figures">{t("imports.figures.title")}</h2>
        <Figures counts={figures} isDone={false} />
      </section>
      <ChangesTable changes={changes} total={figures.updated} />
      <div>
        {check.is_remembered && <p className="text-muted mb-2">{t("imports.mapping.remembered")}</p>}
        <details className="disclosure" id="columns">
          <summary>{t("imports.mapping.again")}</summary>
          <ColumnsForm check={check} species={figures.species_taken?.name} isNeeded={false} />
        </details>
      </div>
    </div>
  );
}

/** What is told of parents without a sex, where they get it from their young and where they do not. */
const ofSexes = { take: /^import\.sex\.of_/, refuse: /^import\.(?:father|mother)\.sex$/ } as const;

function questionsOf({ check, figures, groups }: CheckedPage) {
  const requests: Array<keyof Questions> = [];
  const words = [...Object.values(figures.makes), figures.unknown_species, figures.unknown_places];
  if (figures.skipped > 0 || check.on_duplicate === "update") requests.push("on_duplicate");
  if (words.some((named) => named.length > 0)) requests.push("unknown_words");
  if (figures.missing_parents > 0) requests.push("unknown_parents");
  if (figures.names_taken.length > 0) requests.push("named_parents");
  if (groups.some(({ code }) => ofSexes[check.parent_sex].test(code))) requests.push("parent_sex");
  return requests;
}
