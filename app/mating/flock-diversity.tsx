import { Link, useSearchParams } from "@remix-run/react";
import { AgeHeading, AgeInWords } from "#app/birds/birth/age-in-words.tsx";
import { Sex } from "#app/birds/sex.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Inbreeding } from "#app/kinship/inbreeding.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { Cell, type Column, Row, RowActions, RowHead, Table } from "#app/lists/table.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { shareInWords } from "#worker/locales/shares.ts";
import type { flockDiversity } from "#worker/mating/questions.ts";

/** What `GET /api/birds/kinship/diversity` answers. */
export type FlockDiversity = Awaited<ReturnType<typeof flockDiversity>>;

/** Which species it is about, with how many birds of it live here. Nothing to choose where there is one. */
export function KindChoice({ species, chosen }: Pick<FlockDiversity, "species"> & { chosen: string }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const kinds = species.filter(({ birds, id }) => birds > 0 || id === chosen);
  if (kinds.length < 2) return null;
  const choices = kinds.map(({ id, common_name, birds }) => ({
    value: id,
    label: t("kinship.flock.choice", { name: common_name, count: birds }),
  }));
  return (
    <div className="max-w-lg">
      <Filters label={t("kinship.flock.species")} names={[]} others={[...params.keys()]} alone>
        <SelectField
          field={fieldFacts("species_id", { key: chosen, initialValue: chosen })}
          label={t("kinship.flock.species")}
          choices={choices}
        />
      </Filters>
    </div>
  );
}

/** The three figures of a flock's diversity, each with a sentence about what it says. */
export function DiversityFigures({ flock }: { flock: FlockDiversity }) {
  const { t, language } = useWords();
  const { birds, mean_kinship, gene_diversity, founder_genome_equivalents } = flock;
  if (gene_diversity === null || founder_genome_equivalents === null) return null;
  const founders = formatNumber(Math.round(10 * founder_genome_equivalents) / 10, language);
  const figures = [
    { name: "mean", value: shareInWords(mean_kinship, language) },
    { name: "genes", value: shareInWords(gene_diversity, language) },
    { name: "founders", value: founders },
  ] as const;
  return (
    <>
      <dl className="stats flock-figures">
        {figures.map(({ name, value }) => (
          <div className="stat" key={name}>
            <dt>{t(`kinship.flock.${name}`)}</dt>
            <dd>{value}</dd>
            <dd>{t(`kinship.flock.${name}.what`, { count: birds })}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-prose text-sm text-muted">{t("kinship.flock.bound")}</p>
    </>
  );
}

/** The living birds, the ones with the fewest relatives first. */
export function RarestBirds({ items, today }: Pick<FlockDiversity, "items" | "today">) {
  const { t, language } = useWords();
  const columns: Column[] = [
    { name: "identifier", label: t("birds.field.identifier") },
    { name: "sex", label: t("birds.field.sex") },
    { name: "age", label: <AgeHeading /> },
    { name: "mean", label: t("kinship.pair.mean"), align: "end" },
    { name: "own", label: t("kinship.own_f") },
    { name: "actions", label: <span className="unseen">{t("birds.field.actions")}</span> },
  ];
  return (
    <Table caption={t("kinship.flock.caption")} columns={columns}>
      {items.map((bird) => (
        <Row key={bird.id}>
          <RowHead>
            <Link to={`/birds/${bird.id}`}>
              <Ring>{bird.identifier}</Ring>
            </Link>{" "}
            {bird.name && <span className="text-muted">{bird.name}</span>}
          </RowHead>
          <Cell label={t("birds.field.sex")}>
            <Sex sex={bird.sex} />
          </Cell>
          <Cell label={t("birds.field.age")} name="age">
            <AgeInWords of={bird} today={today} />
          </Cell>
          <Cell label={t("kinship.pair.mean")} align="end">
            {shareInWords(bird.mean_kinship, language)}
          </Cell>
          <Cell label={t("kinship.own_f")}>
            <Inbreeding of={bird} />
          </Cell>
          <RowActions label={t("birds.field.actions")}>
            <Link
              className="link"
              to={`/birds/${bird.id}/mates`}
              aria-label={t("kinship.flock.mates_of", { ring: bird.identifier })}
            >
              {t("kinship.flock.mates")}
            </Link>
          </RowActions>
        </Row>
      ))}
    </Table>
  );
}
