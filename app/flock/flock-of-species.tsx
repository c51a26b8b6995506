import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { LinkButton } from "#app/controls/button.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { StatusPill } from "#app/marks/pill.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import { Tally } from "#app/marks/tally.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { SpeciesProfile } from "#worker/flock/species-profile.ts";
import { partDayInWords } from "#worker/locales/part-days.ts";
import { AgePyramid } from "./age-pyramid.tsx";

/** What the flock says of a species: how many, of which sex, how old, born when. */
export function FlockOfSpecies({ profile: { species, flock } }: { profile: SpeciesProfile }) {
  const { t, language } = useWords();
  const number = (value: number) => formatNumber(value, language);
  if (flock.total === 0)
    return (
      <Part id="flock" title={t("species.page.flock")}>
        <p className="text-muted">{t("species.page.no_birds")}</p>
        <div className="actions">
          <LinkButton to="/birds/new">{t("species.page.add")}</LinkButton>
        </div>
      </Part>
    );
  const list = (more: Record<string, string>) => `/birds?${new URLSearchParams({ species_id: species.id, ...more })}`;
  return (
    <>
      <Part id="flock" title={t("species.page.flock")}>
        <Stats>
          <Stat label={t("species.page.total")} value={number(flock.total)} />
          <Stat label={t("species.page.here")} value={number(flock.here)} note={t("species.page.here_note")} />
          {(["male", "female", "unknown"] as const).map((sex) => (
            <Stat key={sex} label={t(`species.page.${sex}`)} value={number(flock.by_sex[sex])} />
          ))}
        </Stats>
        <Oldest oldest={flock.oldest} />
      </Part>
      {flock.ages.length > 0 && (
        <Part id="ages" title={t("species.page.ages")}>
          <AgePyramid ages={flock.ages} />
          {flock.unknown_age > 0 && (
            <p className="text-sm text-muted">{t("species.page.age_unknown", { count: flock.unknown_age })}</p>
          )}
        </Part>
      )}
      <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
        <Part id="statuses" title={t("species.page.statuses")}>
          <Tally
            caption={t("species.page.statuses")}
            columns={[t("species.page.status"), t("species.page.count")]}
            rows={flock.by_status.map(({ status, n }) => ({
              key: status?.id ?? "none",
              head: (
                <Link to={list({ status_id: status?.id ?? "none" })}>
                  {status ? <StatusPill status={status}>{status.name}</StatusPill> : t("species.page.no_status")}
                </Link>
              ),
              counts: [number(n)],
            }))}
          />
        </Part>
        {flock.born.length > 0 && (
          <Part id="born" title={t("species.page.born")}>
            <Tally
              caption={t("species.page.born")}
              columns={[t("species.page.year"), t("species.page.count")]}
              rows={flock.born.toReversed().map(({ year, n }) => ({ key: year, head: year, counts: [number(n)] }))}
            />
          </Part>
        )}
      </div>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="font-serif text-xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Oldest({ oldest }: { oldest: SpeciesProfile["flock"]["oldest"] }) {
  const { t, language } = useWords();
  if (!oldest?.birth_date) return null;
  return (
    <p>
      {t("species.page.oldest")}:{" "}
      <Link className="link" to={`/birds/${oldest.id}`}>
        <Ring>{oldest.identifier}</Ring>
      </Link>{" "}
      {oldest.name}{" "}
      <span className="text-muted">({partDayInWords(oldest.birth_date, oldest.birth_precision, language)})</span>
    </p>
  );
}
