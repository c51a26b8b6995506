import type { ReactNode } from "react";
import { useWords } from "#app/locales/words.tsx";
import type { BirdHistory } from "#worker/trail/bird-history.ts";

type Item = BirdHistory["items"][number];

/** Who did what to a bird, when; the last event first, its coming into the register last. */
export function BirdHistoryList({ history: { items, beginning } }: { history: BirdHistory }) {
  const { t } = useWords();
  const begun = beginning?.file ? t("birds.history.imported", { file: beginning.file }) : t("birds.history.created");
  return (
    <ol className="history">
      {items.map((item) => (
        <HistoryItem key={item.id} {...item}>
          <strong>{item.done}</strong> {item.subject !== "bird" && item.kind.toLowerCase()}
          <Changes changes={item.changes} />
        </HistoryItem>
      ))}
      {beginning && (
        <HistoryItem {...beginning}>
          <strong>{begun}</strong>
        </HistoryItem>
      )}
    </ol>
  );
}

type HistoryItemProps = { at: string; when: string; person: string | null; is_restored?: boolean; children: ReactNode };

function HistoryItem({ at, when, person, is_restored, children }: HistoryItemProps) {
  const { t } = useWords();
  return (
    <li>
      <p className="text-sm text-muted">
        <time dateTime={at}>{when}</time> · {person ?? t("birds.history.nobody")}
        {is_restored && ` · ${t("birds.history.restored")}`}
      </p>
      {children}
    </li>
  );
}

function Changes({ changes }: Pick<Item, "changes">) {
  const { t } = useWords();
  if (changes.length === 0) return null;
  return (
    <ul>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className="text-muted">{field}:</span> {after || t("birds.history.emptied")}
          {before && (
            <span className="text-muted">
              {" "}
              ({t("birds.history.was")} <del className="no-underline">{before}</del>)
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
