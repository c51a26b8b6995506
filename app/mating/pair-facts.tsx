import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { AgeHeading } from "#app/birds/birth/age-in-words.tsx";
import { Inbreeding, Risk } from "#app/kinship/inbreeding.tsx";
import { roles } from "#app/lists/table-roles.ts";
import { useWords, type WordKey } from "#app/locales/words.tsx";
import { StatusPill } from "#app/marks/pill.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { shareInWords, wholeShare } from "#worker/locales/shares.ts";
import type { PairAnswer, PairedBird } from "#worker/mating/pair.ts";
import { BreedingAge } from "./caution.tsx";
import { pointsInWords } from "./diversity-change.tsx";

/** What the young would be, and the flock with them. */
export function YoungFacts({ pair }: { pair: PairAnswer }) {
  const { t, language } = useWords();
  const { expected_inbreeding, completeness, diversity, mean_kinship_change } = pair;
  const share = (value: number) => shareInWords(value, language);
  const change = mean_kinship_change === null ? null : pointsInWords(mean_kinship_change, language);
  return (
    <section aria-labelledby="young">
      <h2 id="young">{t("kinship.pair.young")}</h2>
      <Stats>
        <Stat
          label={t("kinship.expected")}
          value={share(expected_inbreeding)}
          note={<Risk inbreeding={expected_inbreeding} />}
        />
        <Stat label={t("kinship.pair.young.completeness")} value={wholeShare(completeness, language)} />
        {change !== null && diversity.gene_diversity !== null && (
          <>
            <Stat
              label={t("kinship.pair.young.flock")}
              value={share(diversity.mean_kinship)}
              note={t("kinship.pair.young.points", { change })}
            />
            <Stat label={t("kinship.pair.young.genes")} value={share(diversity.gene_diversity)} />
          </>
        )}
      </Stats>
    </section>
  );
}

/** The two birds side by side. */
export function PairFacts({ pair }: { pair: PairAnswer }) {
  const { t, language } = useWords();
  const share = (value: number) => shareInWords(value, language);
  const rows: Array<[WordKey, (bird: PairedBird) => ReactNode]> = [
    ["birds.field.species_id", ({ species_name }) => species_name],
    ["birds.field.age", (bird) => <BreedingAge of={bird} today={pair.today} />],
    ["birds.field.status_id", (bird) => <Status bird={bird} />],
    ["birds.field.mutation", ({ mutation }) => known(mutation)],
    ["birds.field.genotype", ({ genotype }) => known(genotype)],
    ["kinship.own_f", (bird) => <Inbreeding of={bird} to={`/birds/${bird.id}/pedigree`} />],
    ["kinship.pair.depth", ({ pedigree_depth }) => pedigree_depth],
    ["kinship.pair.mean", ({ mean_kinship }) => share(mean_kinship)],
  ];
  return (
    <section aria-labelledby="birds">
      <h2 id="birds">{t("kinship.pair.birds")}</h2>
      <table className="pair-facts" {...roles.table}>
        <thead>
          <tr {...roles.row}>
            <td {...roles.cell} />
            <BirdHead bird={pair.cock} label="kinship.pair.cock" />
            <BirdHead bird={pair.hen} label="kinship.pair.hen" />
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cell]) => (
            <tr key={label} {...roles.row}>
              <th scope="row" {...roles.rowHead}>
                {label === "birds.field.age" ? <AgeHeading /> : t(label)}
              </th>
              <td {...roles.cell}>{cell(pair.cock)}</td>
              <td {...roles.cell}>{cell(pair.hen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const known = (text: string | null): ReactNode => text || <Unknown />;

function Unknown() {
  const { t } = useWords();
  return <span className="text-muted">{t("birds.unknown")}</span>;
}

function BirdHead({ bird, label }: { bird: PairedBird; label: "kinship.pair.cock" | "kinship.pair.hen" }) {
  const { t } = useWords();
  return (
    <th scope="col" {...roles.head}>
      <span className="block text-sm text-muted">{t(label)}</span>
      <Link className="link" to={`/birds/${bird.id}`}>
        <Ring>{bird.identifier}</Ring>
      </Link>
      {bird.name && <span className="block font-normal">{bird.name}</span>}
    </th>
  );
}

function Status({ bird: { status_key, status_kind, status_name } }: { bird: PairedBird }) {
  if (!status_name || !status_kind) return <Unknown />;
  return <StatusPill status={{ key: status_key, kind: status_kind }}>{status_name}</StatusPill>;
}
