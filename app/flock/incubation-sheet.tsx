import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { Tally } from "#app/marks/tally.tsx";
import { useProfileWords } from "#app/species/profile.tsx";
import type { SpeciesProfile } from "#worker/flock/species-profile.ts";

type Props = { profile: SpeciesProfile };

/** The breeder's own figures beside the catalogue's, with its ranges, doubts and sources. */
export function IncubationSheet({ profile }: Props) {
  const { t } = useWords();
  const rows = useSheet(profile);
  const { entry, species } = profile;
  const columns = (["figure", "own", "catalogue"] as const)
    .filter((name) => name !== "catalogue" || entry)
    .map((name) => t(`species.page.${name}`));
  return (
    <section aria-labelledby="sheet" className="grid gap-3">
      <h2 id="sheet" className="font-serif text-xl font-bold">
        {t("species.page.sheet")}
      </h2>
      {species.has_exception_profile && (
        <p>
          <Pill tone="sky">{t("species.exception")}</Pill>
        </p>
      )}
      <Tally
        caption={t("species.page.sheet")}
        columns={columns}
        rows={rows.map(([name, own, advised]) => ({ key: name, head: name, counts: entry ? [own, advised] : [own] }))}
      />
      <Sources profile={profile} />
      {species.profile_notes && (
        <details className="disclosure">
          <summary>{t("species.field.profile_notes")}</summary>
          <p className="max-w-prose whitespace-pre-line">{species.profile_notes}</p>
        </details>
      )}
    </section>
  );
}

function Sources({ profile: { entry } }: Props) {
  const { t } = useWords();
  if (!entry) return <p className="text-muted">{t("species.page.no_entry")}</p>;
  return (
    <div className="grid gap-1 text-sm">
      {entry.doubt && (
        <p>
          <Pill tone="amber">{t("species.catalogue.doubt")}</Pill> {entry.doubt}
        </p>
      )}
      <p className="text-muted">
        {t("species.catalogue.sources")}: {entry.sources.join("; ")}
      </p>
    </div>
  );
}

type SheetRow = [name: string, own: string, advised: string];

function useSheet({ species, entry, ring }: SpeciesProfile): SheetRow[] {
  const { t, language } = useWords();
  const words = useProfileWords();
  const number = (value: number) => formatNumber(value, language);
  const own = species.ring_size_mm;
  const sizes = ring && ringWords();
  const unknown = t("species.unknown");
  function ringWords() {
    const [low, high] = ring?.sizes ?? [0, 0];
    const size =
      low === high
        ? t("species.page.ring_own", { size: number(low) })
        : t("species.page.ring_range", { low: number(low), high: number(high) });
    return ring?.doubtful ? `${size} (${t("species.page.ring_doubtful")})` : size;
  }
  return [
    [
      t("species.column.incubation"),
      species.incubation_days === null ? `${unknown}. ${t("species.page.silent_hatch")}` : words.incubation(species),
      entry ? t("species.page.range", { range: entry.incubation_range }) : "",
    ],
    [t("species.column.temperature"), words.temperature(species), entry ? words.temperature(entry) : ""],
    [t("species.column.humidity"), words.humidity(species), entry ? words.humidityRange(entry) : ""],
    [t("species.column.lockdown"), words.lockdown(species), entry ? words.lockdown(entry) : ""],
    [
      t("species.page.weight_loss"),
      species.weight_loss_pct === null
        ? t("species.page.weight_loss.usual")
        : t("species.page.percent", { percent: species.weight_loss_pct }),
      "",
    ],
    [t("species.page.turned"), t(species.turning_enabled ? "species.yes" : "species.no"), t("species.yes")],
    [
      t("species.page.ring"),
      own === null ? unknown : t("species.page.ring_own", { size: number(own) }),
      sizes ?? unknown,
    ],
  ];
}
