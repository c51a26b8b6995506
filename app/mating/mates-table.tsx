import { Link, useSearchParams } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import { AgeHeading } from "#app/birds/birth/age-in-words.tsx";
import { Risk } from "#app/kinship/inbreeding.tsx";
import { listUrl } from "#app/lists/list-url.ts";
import { Cell, type Column, Row, RowHead, Table } from "#app/lists/table.tsx";
import { NotKnown } from "#app/lists/unknown-value.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { MateSort } from "#db/vocabulary.ts";
import { shareInWords, wholeShare } from "#worker/locales/shares.ts";
import type { Mate, matesOf } from "#worker/mating/mates.ts";
import { BreedingAge, BreedingStatus } from "./caution.tsx";
import { DiversityChange } from "./diversity-change.tsx";

/** What `GET /api/birds/{id}/mates` answers. */
export type MatesPage = Awaited<ReturnType<typeof matesOf>>;
type Props = Pick<MatesPage, "items" | "statuses" | "today" | "head" | "focus"> & { sort: MateSort };

// The best come first by every measure: the least related, the most diverse, the oldest.
const sortedColumn = (params: URLSearchParams, name: MateSort, now: MateSort): Column["sort"] => {
  const href = listUrl(params, { sort_by: name === "inbreeding" ? "" : name });
  return name === now ? { href, now: "asc" } : { href };
};

/** Whom a bird can be paired with, the best first; cards on a phone. */
export function MatesTable({ items, statuses, today, head, focus, sort }: Props) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const sortBy = (name: MateSort) => sortedColumn(params, name, sort);
  const pairWith = ({ id }: Mate) => {
    const [cock, hen] = focus.sex === "male" ? [head.id, id] : [id, head.id];
    return `/birds/pair?${new URLSearchParams({ cock, hen })}`;
  };
  const columns: Column[] = [
    { name: "identifier", label: t("birds.field.identifier"), sort: sortBy("identifier") },
    { name: "expected", label: t("kinship.expected"), sort: sortBy("inbreeding") },
    { name: "diversity", label: t("kinship.diversity"), sort: sortBy("mean_kinship") },
    { name: "age", label: <AgeHeading />, sort: sortBy("birth_date") },
    { name: "status", label: t("birds.field.status_id") },
    { name: "colour", label: t("birds.field.mutation") },
    { name: "own", label: t("kinship.own_f") },
  ];
  return (
    <Table caption={t("kinship.mates.caption", { ring: head.identifier })} columns={columns} cards="mate">
      {items.map((mate) => (
        <MateRow key={mate.id} mate={mate} statuses={statuses} today={today} pair={pairWith(mate)} />
      ))}
    </Table>
  );
}

type RowProps = { mate: Mate /** The page that judges the two. */; pair: string } & Pick<Props, "statuses" | "today">;

function MateRow({ mate, pair, statuses, today }: RowProps) {
  const { t, language } = useWords();
  const may = useMay();
  return (
    <Row>
      <RowHead>
        <Link to={`/birds/${mate.id}`}>
          <Ring>{mate.identifier}</Ring>
        </Link>{" "}
        {mate.name && <span className="block text-muted">{mate.name}</span>}
      </RowHead>
      <Cell label={t("kinship.expected")} name="expected">
        <strong>{shareInWords(mate.expected_inbreeding, language)}</strong>{" "}
        <Risk inbreeding={mate.expected_inbreeding} />{" "}
        <Link className="link mates-why" to={pair} aria-label={t("kinship.mates.see_with", { ring: mate.identifier })}>
          {t("kinship.mates.see")}
        </Link>
      </Cell>
      <Cell label={t("kinship.diversity")} name="diversity">
        <DiversityChange change={mate.mean_kinship_change} />
      </Cell>
      <Cell label={t("birds.field.age")} name="age">
        <BreedingAge of={mate} today={today} />
      </Cell>
      <Cell label={t("birds.field.status_id")} name="status">
        <BreedingStatus of={mate} statuses={statuses} />
      </Cell>
      <Cell label={t("birds.field.mutation")} name="colour">
        <Colour mate={mate} />
      </Cell>
      <Cell label={t("kinship.own_f")} name="own">
        {shareInWords(mate.inbreeding, language)}{" "}
        {mate.completeness < 1 && (
          <span className="block text-sm text-muted">
            {t("kinship.pedigree", { share: wholeShare(mate.completeness, language) })}
          </span>
        )}
        {may("season.write") && (
          <Link
            className="link block text-sm"
            to={pair.replace("/pair?", "/pairs/new?")}
            aria-label={t("kinship.mates.make_with", { ring: mate.identifier })}
          >
            {t("kinship.pair.make")}
          </Link>
        )}
      </Cell>
    </Row>
  );
}

function Colour({ mate: { mutation, genotype } }: { mate: Mate }) {
  if (!mutation && !genotype) return <NotKnown />;
  return (
    <>
      {mutation}
      {genotype && <span className="block text-sm text-muted">{genotype}</span>}
    </>
  );
}
