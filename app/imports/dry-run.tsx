import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { ChangesTable } from "./changes-table.tsx";
import { choicesOf } from "./choices.ts";
import { ChoicesForm } from "./choices-form.tsx";
import { ColumnsForm } from "./columns-form.tsx";
import { DatesRead } from "./dates-read.tsx";
import { Figures } from "./figures.tsx";
import { IgnoredColumns } from "./ignored-columns.tsx";
import { type CheckedPage, titleOf } from "./read-import.ts";
import { RejectedLink } from "./rejected-link.tsx";
import { RemarksTable } from "./remarks-table.tsx";
import { SheetsForm } from "./sheets-form.tsx";
import { NamesTaken, WordsRemembered } from "./understood.tsx";
import { UnknownSpecies } from "./unknown-species.tsx";
import { UnknownPlaces, UnknownStatuses } from "./unknown-words.tsx";

/** What an import would do, before it does it. */
export function DryRun({ page, faults }: { page: CheckedPage; faults: ReactNode }) {
  const { t } = useWords();
  const { check, figures, remarks, changes } = page;
  return (
    <div className="import-page">
      <PageHeader
        title={t(titleOf(page))}
        lead={t("imports.check.lead", { file: check.file_name })}
        actions={<LinkButton to="/birds/import">{t("imports.another")}</LinkButton>}
      />
      {faults}
      {check.is_remembered && <p className="text-muted">{t("imports.mapping.remembered")}</p>}
      <Figures counts={figures} isDone={false} />
      <SheetsForm sheets={check.sheets} />
      <DatesRead dates={figures.dates} check={check} />
      <UnknownSpecies species={figures.unknown_species} meanings={page.meanings.species} />
      <UnknownPlaces places={figures.unknown_places} />
      <UnknownStatuses statuses={figures.unknown_statuses} meanings={page.meanings.statuses} />
      <WordsRemembered words={figures.same_as} />
      <NamesTaken names={figures.names_taken} />
      <ChoicesForm now={check} asked={questionsOf(page)} />
      <CommitForm page={page} />
      {figures.rejected > 0 && <RejectedLink id={check.id} search={choicesOf(check)} />}
      <RemarksTable remarks={remarks} />
      <ChangesTable changes={changes} total={figures.updated} />
      <IgnoredColumns columns={check.columns} />
      <details className="disclosure">
        <summary>{t("imports.mapping.again")}</summary>
        <ColumnsForm check={check} isNeeded={false} />
      </details>
    </div>
  );
}

function questionsOf({ check, figures }: CheckedPage) {
  const asked: Array<"on_duplicate" | "unknown_parents" | "named_parents"> = [];
  if (figures.skipped > 0 || check.on_duplicate === "update") asked.push("on_duplicate");
  if (figures.missing_parents > 0) asked.push("unknown_parents");
  if (figures.names_taken.length > 0) asked.push("named_parents");
  return asked;
}

function CommitForm({ page: { check, figures } }: { page: CheckedPage }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const count = figures.created + figures.updated;
  const cancel = <LinkButton to="/birds">{t("imports.commit.cancel")}</LinkButton>;
  if (figures.over_limit > 0) return <OverLimit count={figures.over_limit}>{cancel}</OverLimit>;
  if (count === 0) return <Nothing>{cancel}</Nothing>;
  return (
    <Form className="grid gap-3" action={pathname}>
      <input type="hidden" name="intent" value="commit" />
      {Object.entries(choicesOf(check)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {figures.rejected > 0 && <p className="text-muted">{t("imports.commit.without")}</p>}
      {figures.rejected === 0 && <p className="text-muted">{t("imports.remarks.none")}</p>}
      <div className="actions">
        <Button kind="primary" size="large">
          {t("imports.commit.submit", { count })}
        </Button>
        {cancel}
      </div>
    </Form>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  const { t } = useWords();
  return (
    <>
      <Banner title={t("imports.commit.nothing.title")}>
        <p>{t("imports.commit.nothing")}</p>
      </Banner>
      <div className="actions">{children}</div>
    </>
  );
}

function OverLimit({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useWords();
  return (
    <>
      <Banner tone="warning" title={t("imports.limit.title")}>
        <p>{t("imports.limit.detail", { count })}</p>
        <p>
          {t("imports.limit.way_out")} <a href="/pricing">{t("imports.limit.plans")}</a>
        </p>
      </Banner>
      <div className="actions">{children}</div>
    </>
  );
}
