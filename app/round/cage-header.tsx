import { Link } from "@remix-run/react";
import { type Standing, stopPath } from "#app/agenda/stop-path.ts";
import { shortDay } from "#app/clutches/step-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { SiteFilter } from "#app/places/site-filter.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Site } from "#worker/places/sites.ts";
import type { Stop } from "./queue/stop-at.ts";

type Days = { today: string; yesterday: string };
type Props = { stop: Stop; days: Days; standing: Standing; sites: readonly Site[]; mayWrite: boolean };

/** Where one stands, how far the round is, the site it is of, and the day that is noted on. */
export function CageHeader({ stop: { cage, around, at, of, part }, days, standing, sites, mayWrite }: Props) {
  const { t } = useWords();
  const name = cage.name ?? t(cage.id === null ? "round.no_cage" : "round.start");
  return (
    <>
      <PageHeader
        title={name}
        lead={
          <>
            {around && `${around} · `}
            {t("round.position", { at, of })}
            {part && ` · ${t("round.part", part)}`}
            {cage.id !== null && cage.name !== null && (
              <>
                {" · "}
                <Link className="link" to={cage.trays ? `/incubators/${cage.id}` : `/places/${cage.id}`}>
                  {t(cage.trays ? "round.machine" : "round.place")}
                </Link>
              </>
            )}
          </>
        }
      />
      {at === 1 && <RoundOfSite sites={sites} standing={standing} />}
      {mayWrite && <DayChips place_id={cage.id} days={days} standing={standing} />}
    </>
  );
}

/** The choice of the site whose round it is: where the round begins, and at the foot of every other stop. */
export function RoundOfSite({ sites, standing }: Pick<Props, "sites" | "standing">) {
  return <SiteFilter sites={sites} site_id={standing.site_id ?? null} action="/round" others={["from"]} />;
}

type ChipsProps = { place_id: string | null; days: Days; standing: Standing };

function DayChips({ place_id, days, standing }: ChipsProps) {
  const { t, language } = useWords();
  return (
    <nav className="round-days flex flex-wrap gap-2" aria-label={t("round.day")}>
      {[false, true].map((it) => (
        <Link
          key={String(it)}
          to={stopPath(place_id, { ...standing, isYesterday: it })}
          aria-current={it === standing.isYesterday ? "true" : undefined}
          preventScrollReset
        >
          {t(it ? "round.day.yesterday" : "round.day.today")}{" "}
          <span>{shortDay(it ? days.yesterday : days.today, days.today, language)}</span>
        </Link>
      ))}
    </nav>
  );
}
