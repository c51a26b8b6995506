import type { ReactNode } from "react";
import { useWords } from "#app/locales/words.tsx";
import type { Waiting } from "#worker/marketplace/reports/operator-lists.ts";

type WaitingListProps<Row> = {
  id: string;
  title: string;
  /** What stands where nothing waits. */
  nothing: string;
  waiting: Waiting<Row>;
  children: (row: Row) => ReactNode;
};

/** What waits for the operator, the oldest first, and how much more there is. */
export function WaitingList<Row extends { id: string }>({
  id,
  title,
  nothing,
  waiting,
  children,
}: WaitingListProps<Row>) {
  const { t } = useWords();
  const more = waiting.total - waiting.items.length;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id}>
        {title} ({waiting.total})
      </h2>
      {waiting.items.length === 0 && <p className="text-muted">{nothing}</p>}
      <ul className="lines">
        {waiting.items.map((row) => (
          <li key={row.id} className="grid gap-2 py-2">
            {children(row)}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t("operator.more", { count: more })}</p>}
    </section>
  );
}
