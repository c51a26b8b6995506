import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { ItemPage } from "#worker/stock/item-page.ts";

type Move = ItemPage["moves"][number];

/** What a move was: of a dose the course and its birds, else what it was for, of which lot, and why. */
export function MoveText({ move }: { move: Move }) {
  const { t } = useWords();
  const { kind, why, used_for, batch, lot_id, course_id, medicine, expense_id, is_final } = move;
  const details = [used_for, why].filter(Boolean).join(" · ");
  return (
    <span>
      {t(`stock.move.${kind}`)}
      {course_id && (
        <>
          {": "}
          <Link className="link" to={`/health/courses/${course_id}`}>
            {medicine}
          </Link>
        </>
      )}
      {expense_id && (
        <>
          {" · "}
          <Link className="link" to={`/expenses/${expense_id}`}>
            {t(is_final ? "stock.expense.stays" : "stock.expense")}
          </Link>
        </>
      )}
      <Birds move={move} />
      {(details || batch) && (
        <span className="block text-sm text-muted">
          {details}
          {details && batch && " · "}
          {batch && (
            <Link className="link" to={`?${new URLSearchParams({ lot: lot_id })}`}>
              {batch}
            </Link>
          )}
        </span>
      )}
    </span>
  );
}

function Birds({ move: { birds, rings } }: { move: Move }) {
  const { t } = useWords();
  if (!birds) return null;
  return (
    <span className="block text-sm text-muted">
      {birds > 1 && `${t("medicine.log.birds", { count: birds })}: `}
      {rings.map((ring, at) => (
        <span key={ring}>
          {at > 0 && ", "}
          <Ring>{ring}</Ring>
        </span>
      ))}
      {birds > rings.length && "…"}
    </span>
  );
}
