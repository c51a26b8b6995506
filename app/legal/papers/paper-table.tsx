import { Link } from "@remix-run/react";
import { RecordTable } from "#app/kit/record-table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Pill, type Tone } from "#app/marks/pill.tsx";

import { isWritten, planOf } from "#worker/legal/papers/kinds-contract.ts";

import type { PaperState } from "#worker/legal/papers/paper-rows.ts";
import type { listPapers } from "#worker/legal/papers/reading.ts";
import { dayInWords } from "#worker/locales/dates.ts";

type Row = Awaited<ReturnType<typeof listPapers>>["data"][number];
const tones: Readonly<Record<PaperState, Tone>> = { draft: "stone", issued: "green", void: "amber" };

/** A paper's state in a word. */
export function PaperPill({ state }: { state: PaperState }) {
  const { t } = useWords();
  return <Pill tone={tones[state]}>{t(`forms.state.${state}`)}</Pill>;
}

/** Papers, each with what it is, with whom and where it stands. */
export function PaperTable({ papers }: { papers: readonly Row[] }) {
  const { t, language } = useWords();
  return (
    <RecordTable
      caption={t("forms.title")}
      rows={[...papers]}
      columns={[
        {
          name: "number",
          label: t("forms.number"),
          cell: ({ id, number, kind }) => (
            <Link className="link whitespace-nowrap" to={`/legal-forms/${id}`}>
              {number ?? t("forms.state.draft")} <span className="unseen">{t(`forms.kind.${kind}`)}</span>
            </Link>
          ),
        },
        { name: "kind", label: t("forms.kind"), cell: ({ kind }) => t(`forms.kind.${kind}`) },
        {
          name: "on_day",
          label: t("forms.on"),
          cell: ({ on_day }) => <span className="whitespace-nowrap">{dayInWords(on_day, language)}</span>,
        },
        { name: "contact", label: t("forms.contact"), cell: ({ contact }) => (contact ? <bdi>{contact}</bdi> : "—") },
        {
          name: "birds",
          label: t("forms.birds"),
          align: "end",
          cell: ({ birds, kind }) => (!isWritten(kind) || planOf(kind).of ? "—" : birds),
        },
        { name: "state", label: t("forms.state"), cell: ({ state }) => <PaperPill state={state} /> },
      ]}
      actions={{
        label: t("forms.file"),
        cell: ({ id, kind, number, sha256 }) =>
          sha256 && (
            <a className="link" href={`/legal-forms/${id}/file`}>
              {isWritten(kind) ? "PDF" : "XLSX"} <span className="unseen">{number}</span>
            </a>
          ),
      }}
    />
  );
}
