import { Form, Link } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import { AgeInWords } from "#app/birds/birth/age-in-words.tsx";
import { Sex } from "#app/birds/sex.tsx";
import { Button } from "#app/controls/button.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { StatusPill } from "#app/marks/pill.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { Resident } from "#worker/housing/residents.ts";

type Props = { lodgers: readonly Resident[]; today: string; back: string; total: number };

/** Who lives in a place; those chosen go on to where it is asked where they move. */
export function ResidentsTable({ lodgers, today, back, total }: Props) {
  const { t } = useWords();
  const may = useMay();
  const columns = [
    { name: "bird", label: t("places.field.bird") },
    { name: "species", label: t("birds.field.species_id") },
    { name: "sex", label: t("birds.field.sex") },
    { name: "age", label: t("birds.field.age") },
    { name: "status", label: t("birds.field.status_id") },
  ];
  const table = (
    <>
      <Table caption={t("places.page.lodgers")} columns={columns}>
        {lodgers.map((bird) => (
          <LodgerRow key={bird.id} bird={bird} today={today} />
        ))}
      </Table>
      {total > lodgers.length && <p className="field-hint">{t("places.page.shown", { count: lodgers.length })}</p>}
    </>
  );
  if (!may.write) return table;
  return (
    <Form method="get" action="/birds/move">
      <input type="hidden" name="return_to" value={back} />
      {table}
      <div className="actions mt-3">
        <Button>{t("places.page.move")}</Button>
      </div>
    </Form>
  );
}

function LodgerRow({ bird, today }: { bird: Resident; today: string }) {
  const { t } = useWords();
  const may = useMay();
  const { status_name, status_key, status_kind } = bird;
  return (
    <Row>
      <RowHead>
        <span className="pick-label">
          {may.write && (
            <input
              className="pick"
              type="checkbox"
              name="ids"
              value={bird.id}
              aria-label={t("places.page.choose", { ring: bird.identifier })}
            />
          )}
          <span>
            <Link to={`/birds/${bird.id}`}>
              <Ring>{bird.identifier}</Ring>
            </Link>{" "}
            {bird.name && <span className="text-muted">{bird.name}</span>}
          </span>
        </span>
      </RowHead>
      <Cell label={t("birds.field.species_id")}>{bird.species_name}</Cell>
      <Cell label={t("birds.field.sex")}>
        <Sex sex={bird.sex} />
      </Cell>
      <Cell label={t("birds.field.age")}>
        <AgeInWords of={bird} today={today} />
      </Cell>
      <Cell label={t("birds.field.status_id")}>
        {status_name && status_kind && (
          <StatusPill status={{ key: status_key, kind: status_kind }}>{status_name}</StatusPill>
        )}
      </Cell>
    </Row>
  );
}
