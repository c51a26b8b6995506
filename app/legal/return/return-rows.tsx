import { Link } from "@remix-run/react";
import { RecordTable } from "#app/kit/record-table.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import type { ReturnPage } from "#worker/legal/return/page.ts";
import { BirdOfLine } from "../bird-of-line.tsx";

type Row = ReturnPage["rows"][number];

/** The birds of a return: how each came and left, by which document, and what the authority asks for and is not known. */
export function ReturnRows({ page: { rows, total, today } }: { page: ReturnPage }) {
  const { t, language } = useWords();
  const movement = (word: string, on: string) => (
    <span>
      {word} <span className="text-muted whitespace-nowrap">{dayText(on, today, language)}</span>
    </span>
  );
  return (
    <>
      <RecordTable
        caption={t("annual.caption")}
        rows={rows.map((row, at) => ({ ...row, id: `${at}` }))}
        columns={[
          {
            name: "mark",
            label: t("annual.column.mark"),
            cell: (row) => (
              <BirdOfLine bird_id={row.bird_id} mark={row.mark} species={row.species ?? row.common_name} />
            ),
          },
          {
            name: "first",
            label: t("annual.column.first"),
            cell: (it) => movement(t(`annual.word.${it.movement_1}`), it.movement_1_on),
          },
          {
            name: "second",
            label: t("annual.column.second"),
            cell: ({ movement_2, movement_2_on }) =>
              movement_2 && movement_2_on ? movement(t(`annual.word.${movement_2 as "sale"}`), movement_2_on) : "—",
          },
          {
            name: "document",
            label: t("annual.column.document"),
            isWide: true,
            cell: ({ document, supplier }) => [document, supplier].filter(Boolean).join(", ") || "—",
          },
          {
            name: "lacks",
            label: t("annual.column.lacks"),
            cell: ({ lacks, ...row }) =>
              lacks.length === 0 ? (
                <span className="text-muted">{t("annual.lacks.nothing")}</span>
              ) : (
                <Lacks row={row}>{lacks.map((it) => t(`annual.lacks.${it}`)).join(", ")}</Lacks>
              ),
          },
        ]}
      />
      {total > rows.length && <p className="text-muted mt-3">{t("annual.more", { count: rows.length })}</p>}
    </>
  );
}

/** What is not known, and where it is said: in the line once it is entered, else with the bird. */
function Lacks({ row: { line_id, bird_id }, children }: { row: Pick<Row, "line_id" | "bird_id">; children: string }) {
  const to = line_id ? `/legal-forms/register?fill=${line_id}` : bird_id && `/birds/${bird_id}/edit`;
  if (!to) return children;
  return (
    <Link className="link" to={to}>
      {children}
    </Link>
  );
}
