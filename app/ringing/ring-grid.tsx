import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import type { SeriesPage } from "#worker/ringing/queries.ts";

type Props = Pick<SeriesPage, "numbers" | "page"> & { width: number; mayMark: boolean };

/** Every number of a page: of a used one its bird, of another what became of it; a free one leads to the note of that. */
export function RingGrid({ numbers, page, width, mayMark }: Props) {
  const { t } = useWords();
  return (
    <ol className="ring-grid">
      {numbers.map(({ number, ring, state, bird_id, is_in_trash, bird }) => {
        const shown = String(number).padStart(width, "0");
        const called = bird && (bird.name ?? bird.species ?? t("ringing.unnamed"));
        const words = is_in_trash ? t("ringing.in_trash") : (called ?? t(`ringing.state.${state}`));
        const inside = (
          <>
            <b>{shown}</b> <span className={state === "free" ? "unseen" : undefined}>{words}</span>
          </>
        );
        const marking = `?${new URLSearchParams({ ...(page > 1 && { page: String(page) }), mark: String(number) })}#mark`;
        const to = bird_id && !is_in_trash ? `/birds/${bird_id}` : state === "free" && mayMark ? marking : null;
        return (
          <li key={number} data-state={state}>
            {to ? (
              <Link to={to} title={called ? `${ring} · ${called}` : ring} preventScrollReset={state !== "free"}>
                {inside}
              </Link>
            ) : (
              <span>{inside}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
