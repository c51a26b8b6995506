import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import type { papersOfSale } from "#worker/legal/papers/elsewhere.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { PaperPill } from "./papers/paper-table.tsx";
import { Starts } from "./starts.tsx";

export type OfSale = SlotAnswer<typeof papersOfSale> & {
  id: string;
  version: number;
  today: string;
  lines: ReadonlyArray<{ bird_id: string | null }>;
};

/** The papers of a sale's birds: those there are, and the one press that begins each of them. */
export function SalePapers({ sale: { id, lines, today, papers } }: { sale: OfSale }) {
  const { t, language } = useWords();
  if (!papers || !lines.some(({ bird_id }) => bird_id)) return null;
  const [newest] = papers.named;
  return (
    <Card title={t("forms.title")}>
      {papers.named.length > 0 && (
        <ul className="rows mb-4">
          {papers.named.map((paper) => (
            <li key={paper.id}>
              <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <Link className="link" to={`/legal-forms/${paper.id}`}>
                  {t(`forms.kind.${paper.kind}`)} {paper.number}
                </Link>
                <PaperPill state={paper.state} />
                <span className="text-sm text-muted">{dayInWords(paper.on_day, language)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
      {/* The same press twice is one paper; once there is another, it is another. */}
      <Starts
        of={{ sale_id: id }}
        demands={papers}
        made={papers.named.filter(({ state }) => state === "issued").map(({ kind }) => kind)}
        kinds={["transfer", "reservation"]}
        today={today}
        idempotency_key={`sale-paper-${id}-${newest?.id ?? "first"}`}
      />
    </Card>
  );
}
