import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import type { ImportReport } from "#worker/imports/report-contract.ts";

type Counts = Pick<ImportReport, "rows" | "created" | "updated" | "unchanged" | "skipped" | "rejected" | "references">;
const outcomes = ["created", "updated", "unchanged", "skipped", "rejected"] as const;

/** What becomes of the rows, in figures that add up. */
export function Figures({ counts, isDone }: { counts: Counts; isDone: boolean }) {
  const { t, language } = useWords();
  return (
    <Stats>
      <Stat label={t("imports.count.rows")} value={formatNumber(counts.rows, language)} />
      {outcomes.map((outcome) => {
        const words = isDone && (outcome === "created" || outcome === "updated") ? "done" : "count";
        const looksTwice = outcome === "rejected" && counts.rejected > 0;
        const value = formatNumber(counts[outcome], language);
        return (
          <Stat
            key={outcome}
            label={t(`imports.${words}.${outcome}` as "imports.count.created")}
            value={looksTwice ? <span className="font-semibold text-clay">{value}</span> : value}
          />
        );
      })}
      {counts.references > 0 && (
        <Stat label={t("imports.count.references")} value={formatNumber(counts.references, language)} />
      )}
    </Stats>
  );
}
