import { Link } from "@remix-run/react";
import { stopPath } from "#app/agenda/stop-path.ts";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Stop } from "./line/stop-at.ts";
import { shortDay } from "./short-day.ts";

type Days = { today: string; yesterday: string };
type Props = { stop: Stop; days: Days; isYesterday: boolean; from: string | null; mayWrite: boolean };

/** Where one stands, how far the round is, and the day that is noted on. */
export function CageHeader({ stop: { cage, around, at, of, part }, days, isYesterday, from, mayWrite }: Props) {
  const { t } = useWords();
  const name = cage.name ?? t("round.no_cage");
  return (
    <>
      <PageHeader
        title={name}
        lead={
          <>
            {around && `${around} · `}
            {t("round.position", { at, of })}
            {part && ` · ${t("round.part", part)}`}
            {cage.id !== null && (
              <>
                {" · "}
                <Link className="link" to={`/places/${cage.id}`} discover="none">
                  {t("round.place")}
                </Link>
              </>
            )}
          </>
        }
      />
      {mayWrite && <DayChips {...{ place_id: cage.id, days, isYesterday, from }} />}
    </>
  );
}

type ChipsProps = { place_id: string | null; days: Days; isYesterday: boolean; from: string | null };

function DayChips({ place_id, days, isYesterday, from }: ChipsProps) {
  const { t, language } = useWords();
  return (
    <nav className="round-days" aria-label={t("round.day")}>
      {[false, true].map((it) => (
        <Link
          key={String(it)}
          to={stopPath(place_id, it, from ?? undefined)}
          aria-current={it === isYesterday ? "true" : undefined}
          preventScrollReset
          discover="none"
        >
          {t(it ? "round.day.yesterday" : "round.day.today")}{" "}
          <span>{shortDay(it ? days.yesterday : days.today, language)}</span>
        </Link>
      ))}
    </nav>
  );
}
