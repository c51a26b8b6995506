import { Link } from "@remix-run/react";
import { AgeInWords } from "#app/birds/birth/age-in-words.tsx";
import { BirdHead } from "#app/birds/list/bird-head.tsx";
import { Sex } from "#app/birds/sex.tsx";
import { Button } from "#app/controls/button.tsx";
import { ChoiceBar, RowChoice } from "#app/lists/choosing.tsx";
import { Cell, Row, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { StatusPill } from "#app/marks/pill.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { Resident } from "#worker/housing/residents.ts";

type Props = { lodgers: readonly Resident[]; today: string; place: { id: string; birds: number } };

/** Who lives in a place, the first of many; those chosen go on to where it is asked where they move. */
export function ResidentsTable({ lodgers, today, place }: Props) {
  const { t } = useWords();
  const may = useMay();
  const choice = { name: "choice", label: <span className="unseen">{t("lists.choice")}</span> };
  const columns = [
    ...(may("flock.write") ? [choice] : []),
    { name: "bird", label: t("places.field.bird") },
    { name: "species", label: t("birds.field.species_id") },
    { name: "sex", label: t("birds.field.sex") },
    { name: "age", label: t("birds.field.age") },
    { name: "status", label: t("birds.field.status_id") },
  ];
  return (
    <>
      <Table caption={t("places.page.lodgers")} columns={columns} cards="bird">
        {lodgers.map((bird) => (
          <OccupantRow key={bird.id} bird={bird} today={today} />
        ))}
      </Table>
      {may("flock.write") && (
        <ChoiceBar
          label={t("birds.bulk.label")}
          action="/birds/move"
          method="get"
          hidden={{ return_to: `/places/${place.id}` }}
          total={place.birds}
        >
          <Button>{t("places.page.move")}</Button>
        </ChoiceBar>
      )}
      {place.birds > lodgers.length && (
        <p className="field-hint">
          {t("places.page.shown", { count: lodgers.length })}{" "}
          <Link className="link" to={`/birds?${new URLSearchParams({ place_id: place.id })}`}>
            {t("places.page.all", { count: place.birds })}
          </Link>
        </p>
      )}
    </>
  );
}

function OccupantRow({ bird, today }: { bird: Resident; today: string }) {
  const { t } = useWords();
  const may = useMay();
  const { status_name, status_key, status_kind } = bird;
  return (
    <Row>
      {may("flock.write") && (
        <Cell name="choice">
          <RowChoice id={bird.id} label={t("places.page.choose", { ring: bird.identifier })} />
        </Cell>
      )}
      <BirdHead of={bird} />
      <Cell name="species">{bird.species_name}</Cell>
      <Cell name="sex">
        <Sex sex={bird.sex} />
      </Cell>
      <Cell name="age">
        <AgeInWords of={bird} today={today} />
      </Cell>
      <Cell name="status">
        {status_name && status_kind && (
          <StatusPill status={{ key: status_key, kind: status_kind }}>{status_name}</StatusPill>
        )}
      </Cell>
    </Row>
  );
}
