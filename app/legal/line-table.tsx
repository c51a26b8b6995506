import { Link } from "@remix-run/react";
import { RecordTable } from "#app/kit/record-table.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import type { Sex } from "#db/vocabulary.ts";
import type { Line } from "#worker/legal/register/lines.ts";
import { BirdOfLine } from "./bird-of-line.tsx";
import { movementText } from "./movement-words.ts";

type Props = { lines: readonly Line[]; today: string };

/** Lines of the register: their numbers or what they wait for, the movement, the bird, who, by which document. */
export function LineTable({ lines, today }: Props) {
  const { t, language } = useWords();
  return (
    <RecordTable
      caption={t("book.caption")}
      rows={lines}
      columns={[
        {
          name: "number",
          label: t("book.column.number"),
          cell: ({ number, state }) => number ?? <span className="text-sm text-muted">{t(`book.state.${state}`)}</span>,
        },
        { name: "on", label: t("book.column.on"), cell: ({ on }) => dayText(on, today, language) },
        {
          name: "movement",
          label: t("book.column.movement"),
          cell: (it) => (
            <>
              {movementText(it, t)}
              {it.corrects && (
                <span className="block text-sm text-muted">
                  {t("book.corrects", { number: String(it.corrects.number) })}
                </span>
              )}
            </>
          ),
        },
        {
          name: "bird",
          label: t("book.column.bird"),
          cell: (it) => (
            <BirdOfLine
              bird_id={it.bird_id}
              mark={it.mark}
              species={it.scientific_name ?? it.common_name}
              sex={it.sex as Sex | null}
            />
          ),
        },
        {
          name: "party",
          label: t("book.column.party"),
          cell: ({ party_name, party_tax_id }) => [party_name, party_tax_id].filter(Boolean).join(", ") || "—",
        },
        { name: "document", label: t("book.column.document"), cell: ({ document }) => document ?? "—", isWide: true },
      ]}
      actions={{
        label: t("book.fill"),
        cell: ({ id }) => (
          <Link className="link print:hidden" to={`?fill=${id}`}>
            {t("book.fill")}
          </Link>
        ),
      }}
    />
  );
}
