import type { ReactNode } from "react";
import { SourceList, SourceMark } from "#app/genetics/footnotes.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { formatNumber, useWords, type WordKey } from "#app/locales/words.tsx";
import type { SpeciesProfile } from "#worker/flock/species-profile.ts";

type Props = { profile: SpeciesProfile };
type Read = { source: string; doubt: string | null };
/** A number of the breeder's own and the catalogue's, in words; `silent` is what its lack means for the agenda. */
type Line = { name: WordKey; own: string | null; advised: string | null; read: Read | null; silent: WordKey };

/** What the agenda counts with: the breeder's own numbers beside the catalogue's, and where those were read. */
export function SeasonSheet({ profile }: Props) {
  const { t } = useWords();
  const lines = useLines(profile);
  const { entry } = profile;
  const sources = [...new Set(lines.flatMap(({ read }) => (read ? [read.source] : [])))];
  const columns = (["figure", "own", "catalogue"] as const)
    .filter((name) => name !== "catalogue" || entry)
    .map((name) => ({ name, label: t(`species.page.${name}`) }));
  return (
    <section aria-labelledby="season" className="grid gap-3">
      <h2 id="season" className="font-serif text-xl font-bold">
        {t("species.page.season")}
      </h2>
      <p className="max-w-prose text-muted">{t("species.page.season_lead")}</p>
      <Table caption={t("species.page.season")} columns={columns}>
        {lines.map(({ name, own, advised, read, silent }) => (
          <Row key={name}>
            <RowHead>{t(name)}</RowHead>
            <Cell label={t("species.page.own")}>{own ?? <Beside note={t(silent)}>{t("species.unknown")}</Beside>}</Cell>
            {entry && (
              <Cell label={t("species.page.catalogue")}>
                <Beside note={read?.doubt ?? null}>
                  {advised ?? t("species.page.no_source")}
                  <SourceMark source={read?.source ?? null} sources={sources} />
                </Beside>
              </Cell>
            )}
          </Row>
        ))}
      </Table>
      {lines.some(({ own }) => own === null) && (
        <p className="max-w-prose text-sm text-muted">{t("species.page.silent_why")}</p>
      )}
      <SourceList sources={sources} />
    </section>
  );
}

function Beside({ note, children }: { note: string | null; children: ReactNode }) {
  return (
    <span>
      {children}
      {note && <span className="block text-sm text-muted">{note}</span>}
    </span>
  );
}

function useLines({ species, entry }: SpeciesProfile): Line[] {
  const { t, language } = useWords();
  const season = entry?.season;
  const number = (value: number) => formatNumber(value, language);
  const textOf = <Value,>(value: Value | null | undefined, words: (value: Value) => string) =>
    value === null || value === undefined ? null : words(value);
  const days = (count: number) => t("species.days", { count });
  const nth = (egg: number) => t("species.page.sits_value", { egg: number(egg) });
  const candled = (on: readonly number[]) => t("species.page.of_incubation", { days: on.map(number).join(", ") });
  const old = ([from, to]: readonly [number, number]) =>
    t("species.page.of_life", { days: from === to ? number(from) : `${number(from)}–${number(to)}` });
  const { ring_days_from: from, ring_days_to: to, weaning_day: weaned } = species;
  return [
    {
      name: "species.page.lays",
      silent: "species.page.silent_lays",
      own: textOf(species.lay_interval_days, days),
      advised: textOf(season?.lays?.is, days),
      read: season?.lays ?? null,
    },
    {
      name: "species.page.sits",
      silent: "species.page.silent_sits",
      own: textOf(species.sits_from_egg, nth),
      advised: textOf(season?.sits?.is, nth),
      read: season?.sits ?? null,
    },
    {
      name: "species.catalogue.candling",
      silent: "species.page.silent_candle",
      own: textOf(species.candling_days, candled),
      advised: textOf(listed(entry?.candling_days), candled),
      read: ofProfile(entry),
    },
    {
      name: "species.page.ringing",
      silent: "species.page.silent_ring",
      own: from === null ? null : old([from, to ?? from]),
      advised: textOf(season?.ring?.is, old),
      read: season?.ring ?? null,
    },
    {
      name: "species.page.weaned",
      silent: "species.page.silent_wean",
      own: weaned === null ? null : old([weaned, weaned]),
      advised: textOf(season?.weaned?.is, (day) => old([day, day])),
      read: season?.weaned ?? null,
    },
  ];
}

// The profile was read as a whole. Of a shell that lets no light through there is no day to name.
const ofProfile = (entry: SpeciesProfile["entry"]): Read | null =>
  entry && entry.candling_days.length > 0 ? { source: entry.sources.join("; "), doubt: null } : null;
const listed = (days: readonly number[] | undefined) => (days && days.length > 0 ? days : null);
