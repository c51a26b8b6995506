import { Link, useSearchParams } from "@remix-run/react";
import { AgeHeading } from "#app/birds/birth/age-in-words.tsx";
import { BirdHead } from "#app/birds/list/bird-head.tsx";
import { LinkButton } from "#app/controls/button.tsx";
import { Risk, ShortInbreeding } from "#app/kinship/inbreeding.tsx";
import { listUrl } from "#app/lists/list-url.ts";
import { Cell, type Column, Row, Table } from "#app/lists/table.tsx";
import { NotKnown } from "#app/lists/unknown-value.tsx";
import { useWords } from "#app/locales/words.tsx";
import { BirdFace } from "#app/marks/bird-face.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { MateSort } from "#db/vocabulary.ts";
import { shareInWords } from "#worker/locales/shares.ts";
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
  const may = useMay();
  const [params] = useSearchParams();
  const sortBy = (name: MateSort) => sortedColumn(params, name, sort);
  const pairWith = ({ id }: Mate) => {
    const [cock, hen] = focus.sex === "male" ? [head.id, id] : [id, head.id];
    return `/birds/pair?${new URLSearchParams({ cock, hen })}`;
  };
  const columns: Column[] = [
    { name: "identifier", label: t("birds.field.identifier"), sort: sortBy("identifier") },
    { name: "colour", label: t("birds.list.colour") },
    { name: "age", label: <AgeHeading />, sort: sortBy("birth_date") },
    { name: "status", label: t("birds.field.status_id") },
    { name: "own", label: t("kinship.own_f") },
    { name: "expected", label: t("kinship.expected"), sort: sortBy("inbreeding") },
    { name: "diversity", label: t("kinship.diversity"), sort: sortBy("mean_kinship") },
    { name: "young", label: t("kinship.young_colours") },
    ...(may("season.write")
      ? [{ name: "actions", label: <span className="unseen">{t("birds.field.actions")}</span> }]
      : []),
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
  const { identifier: ring } = mate;
  return (
    <Row>
      <BirdHead of={mate} />
      <Cell label={t("birds.list.colour")} name="colour">
        <Colour mate={mate} />
      </Cell>
      <Cell label={t("birds.field.age")} name="age">
        <BreedingAge of={mate} today={today} />
      </Cell>
      <Cell label={t("birds.field.status_id")} name="status">
        <BreedingStatus of={mate} statuses={statuses} />
      </Cell>
      <Cell label={t("kinship.own_f")} name="own">
        <ShortInbreeding of={mate} />
      </Cell>
      <Cell label={t("kinship.expected")} name="expected">
        <strong>{shareInWords(mate.expected_inbreeding, language)}</strong>{" "}
        <Link className="link mates-why" to={pair} aria-label={t("kinship.mates.see_with", { ring })}>
          {t("kinship.mates.see")}
        </Link>{" "}
        <Risk inbreeding={mate.expected_inbreeding} />
      </Cell>
      <Cell label={t("kinship.diversity")} name="diversity">
        <DiversityChange change={mate.mean_kinship_change} isUnderHeading />
      </Cell>
      <Cell label={t("kinship.young_colours")} name="young">
        <YoungColours of={mate.young} />
      </Cell>
      {may("season.write") && (
        <Cell name="actions">
          <LinkButton to={pair.replace("/pair?", "/pairs/new?")} aria-label={t("kinship.mates.make_with", { ring })}>
            {t("kinship.mates.make")}
          </LinkButton>
        </Cell>
      )}
    </Row>
  );
}

function Colour({ mate: { mutation, genotype } }: { mate: Mate }) {
  if (!mutation && !genotype) return <NotKnown />;
  // Of a genotype that repeats the colour only what the bird is split for is news.
  const beside = mutation && genotype?.startsWith(mutation) ? genotype.slice(mutation.length).trim() : genotype;
  return (
    <span className="mates-colour" title={[mutation, beside].filter(Boolean).join(" · ")}>
      {mutation}
      {beside && <span className="block text-sm text-muted">{beside}</span>}
    </span>
  );
}

/** The likeliest colours of the young, each with its share; the page of the pair has the others. */
function YoungColours({ of }: { of: Mate["young"] }) {
  const { t, language } = useWords();
  if (!of) return <NotKnown />;
  return (
    <ul className="mates-young grid">
      {of.looks.map(({ name, drawing, share }, at) => (
        <li key={name}>
          <BirdFace drawing={drawing} />
          <span title={name}>
            <b>{shareInWords(share, language)}</b> {name}
          </span>
          {at === of.looks.length - 1 && of.more > 0 && (
            <span className="text-muted">
              <span aria-hidden="true">+{of.more}</span>
              <span className="unseen">{t("kinship.mates.more_colours", { count: of.more })}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
