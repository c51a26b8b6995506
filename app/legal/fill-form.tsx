import { LinkButton } from "#app/controls/button.tsx";
import type { FreshForm } from "#app/kit/fresh-form.ts";
import type { RecordField } from "#app/kit/record-fields.tsx";
import { RecordForm } from "#app/kit/record-form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Reply } from "#app/web/submit.ts";
import { euAnnexes } from "#db/vocabulary.ts";
import { sourceCodes } from "#db/words/cites.ts";
import type { LineChange } from "#worker/legal/register/contract.ts";
import type { Line } from "#worker/legal/register/lines.ts";
import { movementText } from "./movement-words.ts";

type Cell = keyof LineChange;
type Props = { line: Line; form: FreshForm; answer: { reply: Reply } | undefined };

const back = "/legal-forms/register";

/** The cells of a line that say nothing yet, to be filled in once. */
export function FillForm({ line, form, answer }: Props) {
  const { t } = useWords();
  const letters = (all: readonly string[]) => all.map((value) => ({ value, label: value }));
  const sexes = (["male", "female"] as const).map((value) => ({ value, label: t(`ui.sex.${value}`) }));
  const as = (name: Cell): RecordField<Cell> => {
    const field = { name, label: t(`book.cell.${name}`) };
    if (name === "notes") return { ...field, as: "notes" };
    if (name === "sex") return { ...field, as: "choice", choices: sexes, empty: "—" };
    if (name === "annex") return { ...field, as: "choice", choices: letters(euAnnexes), empty: "—" };
    if (name === "source_code") return { ...field, as: "choice", choices: letters(sourceCodes), empty: "—" };
    return { ...field, as: "text", ...(/date|_on$/.test(name) && { type: "date" }) };
  };
  const open = fillable.filter((name) => line[name] === null || (name === "sex" && line.sex === "unknown"));
  const title = t("book.fill.title", { movement: movementText(line, t), mark: line.mark ?? "—" });
  if (open.length === 0)
    return (
      <>
        <PageHeader title={title} lead={t("book.fill.nothing")} />
        <LinkButton to={back}>{t("ui.error.back")}</LinkButton>
      </>
    );
  return (
    <>
      <PageHeader title={title} lead={t("book.fill.why")} />
      <RecordForm<Cell>
        form={form}
        fields={open.map(as)}
        start={{}}
        back={back}
        submit={t("book.fill.save")}
        {...(answer && { answer })}
      />
    </>
  );
}

const fillable: readonly Cell[] = [
  ...(["mark", "sex", "birth_date", "annex", "source_code", "certificate", "parents", "party_name"] as const),
  ...(["party_tax_id", "party_registration", "party_address", "document", "document_on", "notes"] as const),
];
