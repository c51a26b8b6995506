import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { PrintButton } from "#app/controls/print-button.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { movementStates } from "#db/words/legal.ts";
import type { Book, listLines } from "#worker/legal/register/lines.ts";
import { LineTable } from "./line-table.tsx";
import { PaperTabs } from "./paper-tabs.tsx";

export type Lines = Awaited<ReturnType<typeof listLines>>;

/** The head of the register's two pages, and the way between them. */
export function RegisterHead({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const kept = new URLSearchParams(
    ["year", "species_id"].flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const year = new URLSearchParams({ kind: "register", about: params.get("year") ?? "" });
  return (
    <>
      <PageHeader
        title={t("book.title")}
        lead={t("book.lead")}
        actions={<PrintButton>{t("book.print")}</PrintButton>}
        more={[
          { label: t("forms.kind.register"), to: `/legal-forms/new?${year}` },
          { label: t("book.file.xlsx"), file: `/legal-forms/register/file.xlsx?${kept}` },
          { label: t("book.file.csv"), file: `/legal-forms/register/file.csv?${kept}` },
        ]}
      />
      <p className="hidden print:inline">{t("book.unofficial")}</p>
      <PaperTabs />
      {children}
    </>
  );
}

type Props = { list: Lines; book: Book; fault: string | undefined; typed: string | undefined };

/** The lines of the register, what is still to be entered, and what waits for a ring. */
export function RegisterPage({ list, book, fault, typed }: Props) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { data: lines, today, page, total_pages } = list;
  const isNarrowed = ["year", "species_id", "state"].some((name) => params.get(name));
  return (
    <RegisterHead>
      <Figures book={book} today={today} />
      {book.noted > 0 && <Enter today={today} fault={fault} typed={typed} />}
      <Narrowing list={list} book={book} />
      {lines.length > 0 ? (
        <LineTable lines={lines} today={today} />
      ) : (
        <p className="text-muted mt-4">{t(isNarrowed ? "book.none" : "book.empty")}</p>
      )}
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </RegisterHead>
  );
}

function Figures({ book, today }: { book: Book; today: string }) {
  const { t, language } = useWords();
  const { last_number, noted, waiting, lost, begun_on } = book;
  return (
    <Stats>
      <Stat
        label={t("book.stat.entered")}
        value={last_number}
        note={t("book.since", { day: dayText(begun_on, today, language) })}
      />
      <Stat label={t("book.stat.noted")} value={noted} />
      {waiting > 0 && <Stat label={t("book.stat.waiting")} value={waiting} />}
      {lost > 0 && <Stat label={t("book.stat.lost")} value={lost} />}
    </Stats>
  );
}

function Enter({ today, fault, typed }: { today: string } & Pick<Props, "fault" | "typed">) {
  const { t } = useWords();
  return (
    <div className="mt-6 mb-6 print:hidden">
      <Card title={t("book.enter.title")}>
        <p className="max-w-prose mb-4">{t("book.enter.why")}</p>
        <Form className="flex flex-wrap items-end gap-3">
          <DateField
            field={fieldFacts("to", {
              initialValue: typed ?? today,
              required: true,
              ...(fault && { errors: [fault] }),
            })}
            label={t("book.enter.to")}
          />
          <Button name="do" value="enter">
            {t("book.enter.do")}
          </Button>
        </Form>
      </Card>
    </div>
  );
}

function Narrowing({ list, book }: Pick<Props, "list" | "book">) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const [first, last] = [Number(book.begun_on.slice(0, 4)), Number(list.today.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, at) => String(last - at));
  const chosen = (name: string) => fieldFacts(name, { initialValue: params.get(name) ?? "" });
  return (
    <Filters label={t("book.filter")} names={["year", "species_id", "state"]}>
      <SelectField
        field={chosen("year")}
        label={t("book.filter.year")}
        empty={t("book.filter.all_years")}
        choices={years.map((value) => ({ value, label: value }))}
      />
      <SelectField
        field={chosen("species_id")}
        label={t("book.filter.species")}
        empty={t("book.filter.all_species")}
        choices={list.species.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        field={chosen("state")}
        label={t("book.filter.state")}
        empty={t("book.filter.all_states")}
        choices={movementStates.map((value) => ({ value, label: t(`book.state.${value}`) }))}
      />
    </Filters>
  );
}
