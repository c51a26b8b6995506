import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { StatusPill } from "#app/marks/pill.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import type { Overview } from "./api-types.ts";
import { LatestBirds } from "./latest-birds.tsx";

/** The flock in numbers; each leads to the list behind it. */
export function FlockFigures({ overview }: { overview: Overview }) {
  const { t, language } = useWords();
  const { total, present, away, gone, limit, by_species, by_status, species_count } = overview;
  const isFull = limit.birds !== null && limit.used >= limit.birds;
  const usage =
    limit.birds === null ? t("dashboard.unlimited") : t("dashboard.usage", { used: limit.used, limit: limit.birds });
  return (
    <>
      {isFull && (
        <Banner tone="warning">
          {t("dashboard.full")}{" "}
          <Link to="/contact" reloadDocument>
            {t("dashboard.talk")}
          </Link>
        </Banner>
      )}
      <Stats>
        <Stat
          label={t("dashboard.total")}
          value={<Link to="/birds?status_id=present">{formatNumber(present, language)}</Link>}
          note={usage}
        />
        {away > 0 && (
          <Stat
            label={t("dashboard.away")}
            value={<Link to="/birds?status_id=away">{formatNumber(away, language)}</Link>}
          />
        )}
        {gone > 0 && (
          <Stat
            label={t("dashboard.gone")}
            value={<Link to="/birds?status_id=gone">{formatNumber(gone, language)}</Link>}
          />
        )}
        <Stat
          label={t("dashboard.species_count")}
          value={<Link to="/species">{formatNumber(species_count, language)}</Link>}
        />
      </Stats>
      <div className="grid gap-10 md:grid-cols-2">
        <div className="grid content-start gap-10">
          <Breakdown title={t("dashboard.by_species")}>
            {by_species.map(({ species_id, species_name, birds }) => (
              <Row
                key={species_id}
                to={`/birds?species_id=${species_id}&status_id=present`}
                birds={birds}
                total={present}
              >
                {species_name}
              </Row>
            ))}
          </Breakdown>
          <LatestBirds birds={overview.latest} />
        </div>
        <Breakdown title={t("dashboard.by_status")}>
          {by_status.map(({ status_id, key, status_name, kind, birds }) => (
            <Row key={status_id} to={`/birds?status_id=${status_id ?? "none"}`} birds={birds} total={total}>
              <StatusPill status={{ key, kind }}>{status_name ?? t("dashboard.no_status")}</StatusPill>
            </Row>
          ))}
        </Breakdown>
      </div>
    </>
  );
}

function Breakdown({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="figure-list">{children}</ul>
    </section>
  );
}

type RowProps = { to: string; birds: number; total: number; children: ReactNode };

function Row({ to, birds, total, children }: RowProps) {
  const { language } = useWords();
  return (
    <li>
      <Link to={to}>
        <span>{children}</span>
        <span className="figures">{formatNumber(birds, language)}</span>
        <span className="figure-bar" aria-hidden="true">
          <span style={{ inlineSize: `${(100 * birds) / Math.max(total, 1)}%` }} />
        </span>
      </Link>
    </li>
  );
}
