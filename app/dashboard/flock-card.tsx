import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { type Sex, sexes } from "#db/vocabulary.ts";
import type { Today } from "./api-types.ts";
import { birdsWhere, presentWhere } from "./bird-links.ts";
import { percent } from "./chart-scale.ts";
import { Count } from "./count.tsx";

const speciesShown = 8;

/** How many birds there are, of which sex, which species and which status. */
export function FlockCard({ today }: { today: Today }) {
  const { t, language } = useWords();
  const { present, away, gone, limit, by_species, species_count, cohorts } = today;
  return (
    <Card title={t("dashboard.flock")}>
      <p className="big-count text-muted">
        <Link to={presentWhere({})}>{formatNumber(present, language)}</Link>{" "}
        {t("dashboard.flock.present", { count: present })}
      </p>
      <Sexes cohorts={cohorts} present={present} />
      <Bars
        label={t("dashboard.by_species")}
        rows={by_species.slice(0, speciesShown).map(({ species_id, species_name, birds }) => ({
          key: species_id,
          name: species_name,
          birds,
          to: presentWhere({ species_id }),
        }))}
      />
      {species_count > Math.min(by_species.length, speciesShown) && (
        <Link className="link text-sm" to="/species">
          {t("dashboard.all_species", { count: species_count })}
        </Link>
      )}
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        {away > 0 && (
          <span>
            {t("dashboard.away")}: <Count n={away} to={birdsWhere({ status_id: "away" })} />
          </span>
        )}
        {gone > 0 && (
          <span>
            {t("dashboard.gone")}: <Count n={gone} to={birdsWhere({ status_id: "gone" })} />
          </span>
        )}
        {limit.birds !== null && <span>{t("dashboard.usage", { used: limit.used, limit: limit.birds })}</span>}
      </p>
    </Card>
  );
}

/** All birds by status, those that are gone as well. */
export function StatusCard({ by_status }: Pick<Today, "by_status">) {
  const { t } = useWords();
  const title = t("dashboard.by_status");
  return (
    <Card title={title}>
      <Bars
        label={title}
        rows={by_status.map(({ status_id, status_name, birds }) => ({
          key: status_id ?? "none",
          name: status_name ?? t("dashboard.no_status"),
          birds,
          to: birdsWhere({ status_id: status_id ?? "none" }),
        }))}
      />
    </Card>
  );
}

function Sexes({ cohorts, present }: { cohorts: Today["cohorts"]; present: number }) {
  const { t } = useWords();
  const of = (sex: Sex) => cohorts.reduce((sum, it) => sum + (it.sex === sex ? it.n : 0), 0);
  const counts = sexes.map((sex) => ({ sex, n: of(sex) })).filter(({ n }) => n > 0);
  return (
    <div>
      <div className="sex-bar" aria-hidden="true">
        {counts.map(({ sex, n }) => (
          <span key={sex} data-series={sex} style={{ inlineSize: percent(n / Math.max(1, present)) }} />
        ))}
      </div>
      <p className="chart-legend flex flex-wrap gap-x-4 text-sm text-muted">
        {counts.map(({ sex, n }) => (
          <span key={sex} data-series={sex}>
            <Count n={n} to={presentWhere({ sex })} /> {t(`dashboard.sexes.${sex}`, { count: n })}
          </span>
        ))}
      </p>
    </div>
  );
}

type BarRow = { key: string; name: string; birds: number; to: string };

/** Bars on one scale, each with its name before and its figure behind it. */
function Bars({ label, rows }: { label: string; rows: BarRow[] }) {
  const { language } = useWords();
  const most = Math.max(1, ...rows.map(({ birds }) => birds));
  return (
    <ul className="bar-list" aria-label={label} style={{ "--half": Math.ceil(rows.length / 2) } as CSSProperties}>
      {rows.map(({ key, name, birds, to }) => (
        <li key={key}>
          <Link to={to}>
            <span>{name}</span>
            <span className="bar" aria-hidden="true">
              <span style={{ inlineSize: percent(birds / most) }} />
            </span>
            <span className="figures">{formatNumber(birds, language)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
