import { Link } from "@remix-run/react";
import { everyStatus } from "#app/birds/list-query.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { numberFormat } from "#worker/locales/formats.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import type { Today } from "./api-types.ts";
import { birdsWhere } from "./bird-links.ts";

/** Mean F of this year's young beside last year's, and which way it goes; nothing without young whose parents are known. */
export function InbreedingCard({ season }: { season: Today["season"] }) {
  const { t, language } = useWords();
  const years = [season.year, season.last].flatMap((year) => season.inbreeding.filter((it) => it.year === year));
  if (years.length === 0) return null;
  const [now, then] = years;
  const points = now && then ? Math.round(1000 * (now.mean - then.mean)) / 10 : 0;
  const way = points > 0 ? "up" : points < 0 ? "down" : "same";
  const by = numberFormat(language, { maximumFractionDigits: 1 }).format(Math.abs(points));
  const share = (of: number) => shareInWords(Math.round(of * 10_000) / 10_000, language);
  return (
    <Card title={t("dashboard.inbreeding")}>
      <dl className="mean-f">
        {years.map(({ year, mean, bred }) => (
          <div key={year}>
            <dt>{t("dashboard.inbreeding.of", { year })}</dt>
            <dd>
              <Link to={birdsWhere({ born_from: year, born_to: year, parents: "both", status_id: everyStatus })}>
                {share(mean)}
              </Link>
            </dd>
            <dd>{t("dashboard.inbreeding.young", { count: bred })}</dd>
          </div>
        ))}
      </dl>
      <p className="mean-way text-sm text-muted">
        {now && then && (
          <>
            <span data-way={way}>{t(`dashboard.inbreeding.${way}`, { by })}</span>{" "}
            {/* What is expected of each chick: H = (1 - F) of the founders' heterozygosity (Falconer and Mackay 1996). */}
            {t("dashboard.inbreeding.kept", {
              year: now.year,
              kept: share(1 - now.mean),
              last: then.year,
              before: share(1 - then.mean),
            })}
          </>
        )}{" "}
        <Link className="link" to="/birds/diversity">
          {t("dashboard.inbreeding.diversity")}
        </Link>
      </p>
    </Card>
  );
}
