import { Link } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { ReturnPage } from "#worker/legal/return/page.ts";
import { PaperTabs } from "../paper-tabs.tsx";
import type { ReturnAnswer } from "./act-on-return.ts";
import { LeftOut } from "./left-out.tsx";
import { ReturnRows } from "./return-rows.tsx";
import { ColumnsForm, YearsForm } from "./years-form.tsx";

type Props = { page: ReturnPage; answer: ReturnAnswer | undefined; idempotency_key: string };

/** The return of a year before it is issued: its birds, who is left out, and the file that it comes in. */
export function ReturnView({ page, answer, idempotency_key }: Props) {
  const { t } = useWords();
  const { year, begun_on, total, left_out_total, noted, issued, form } = page;
  const asks = (form?.unknown.length ?? 0) > 0;
  if (begun_on === null)
    return (
      <>
        <PageHeader title={t("annual.title")} lead={t("annual.lead")} />
        <PaperTabs />
        <p className="mb-4">{t("annual.book.none")}</p>
        <LinkButton kind="primary" to="/legal-forms/register">
          {t("annual.book.begin")}
        </LinkButton>
      </>
    );
  const isReady = total > 0 && !asks;
  const download = isReady && !issued && (
    <a className="button" data-kind="quiet" href={`/legal-forms/return/file.xlsx?year=${year}`}>
      {t("annual.download")}
    </a>
  );
  return (
    <>
      <PageHeader title={`${t("annual.title")} ${year}`} lead={t("annual.lead")} actions={download} />
      <PaperTabs />
      <Years page={page} />
      <Standing page={page} />
      <Stats>
        <Stat label={t("annual.stat.rows")} value={total} />
        {noted > 0 && <Stat label={t("annual.stat.noted")} value={noted} />}
        {left_out_total > 0 && <Stat label={t("annual.stat.out")} value={left_out_total} />}
      </Stats>
      <ColumnsForm page={page} answer={answer} />
      {isReady && !issued && <Issue page={page} answer={answer} idempotency_key={idempotency_key} />}
      <div className="mt-4">
        {total > 0 ? <ReturnRows page={page} /> : <p className="text-muted">{t("annual.none")}</p>}
      </div>
      <LeftOut page={page} />
      <YearsForm page={page} answer={answer} />
    </>
  );
}

function Years({ page: { year, begun_on, today } }: Pick<Props, "page">) {
  const { t } = useWords();
  const [first, last] = [Number((begun_on ?? today).slice(0, 4)), Number(today.slice(0, 4))];
  const years = Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => last - at);
  const all = years.includes(year) ? years : [year, ...years];
  return (
    <Filters label={t("annual.year.filter")} names={["year"]} alone>
      <SelectField
        field={fieldFacts("year", { initialValue: String(year), key: String(year) })}
        label={t("annual.year")}
        choices={all.map((it) => ({ value: String(it), label: String(it) }))}
      />
    </Filters>
  );
}

/** In which file the return comes, and whether it is issued. */
function Standing({ page: { official, form, has_form, issued, strange } }: Pick<Props, "page">) {
  const { t } = useWords();
  return (
    <div className="grid gap-3 mt-4 mb-4">
      {issued && (
        <Banner tone="success">
          {t("annual.issued.banner")}{" "}
          <Link className="link" to={`/legal-forms/${issued.id}`}>
            {t("annual.issued.link", { number: issued.number })}
          </Link>
        </Banner>
      )}
      {official && form && <p>{t("annual.official", { name: form.file_name })}</p>}
      {!has_form && (
        <Banner>
          {t("annual.unofficial")} {t("annual.unofficial.how")}
        </Banner>
      )}
      {has_form && !form && <Banner tone="warning">{t("annual.form.anew")}</Banner>}
      {strange.length > 0 && (
        <Banner tone="warning">
          {t("annual.form.strange", {
            words: strange.map((it) => t(`annual.word.${it.split(" ")[1] as "sale"}`)).join(", "),
          })}
        </Banner>
      )}
    </div>
  );
}

function Issue({ page: { year, today }, answer, idempotency_key }: Props) {
  const { t } = useWords();
  if (today <= `${year}-12-31`) return <p className="text-muted mt-4 mb-4">{t("annual.issue.early")}</p>;
  const faults = answer?.at === "issue" ? answer.faults : [];
  return (
    <Form className="mt-4 mb-4 print:hidden" idempotencyKey={idempotency_key}>
      <ErrorSummary title={t("annual.issue.failed")} faults={faults.map((message) => ({ message }))} />
      <input type="hidden" name="year" value={year} />
      <p className="max-w-prose mb-3">{t("annual.issue.why")}</p>
      <Button kind="primary" name="do" value="issue">
        {t("annual.issue")}
      </Button>
    </Form>
  );
}
