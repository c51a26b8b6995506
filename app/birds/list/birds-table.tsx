import { useSearchParams } from "@remix-run/react";
import { RowChoice } from "#app/lists/choosing.tsx";
import { sortBy } from "#app/lists/list-url.ts";
import { Cell, type Column, Row, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { BirdsPage, ListedBird } from "../api-types.ts";
import type { ListQuery, Sorting } from "../list-query.ts";
import { BirdHead } from "./bird-head.tsx";
import { BirdRowMenu, useLeaving } from "./bird-row-menu.tsx";
import { type Around, shownColumns } from "./list-columns.tsx";

type Props = Around & Pick<BirdsPage, "items"> & { sorting: Sorting; query: ListQuery; search: string };

/** The flock as a table; as cards on a phone. Who may only look still chooses birds, to label and to take along. */
export function BirdsTable({ items, sorting, query, search, ...around }: Props) {
  const { t } = useWords();
  const may = useMay();
  const [params] = useSearchParams();
  const isLeaving = useLeaving();
  const shown = shownColumns(query, around);
  const unseen = (words: string) => <span className="unseen">{words}</span>;
  const heads: Column[] = [
    { name: "identifier", label: t("birds.field.identifier"), sort: sortBy(params, "identifier", sorting) },
    ...shown.map(({ name, label, heading, sort, isReversed }) => ({
      name,
      label: heading ?? t(label),
      ...(sort && { sort: sortBy(params, sort, sorting, isReversed) }),
    })),
  ];
  const choice = { name: "choice", label: unseen(t("lists.choice")) };
  const actions = { name: "actions", label: unseen(t("birds.field.actions")) };
  const columns = [choice, ...heads, ...(may("flock.write") ? [actions] : [])];
  return (
    <Table caption={t("birds.list.caption")} columns={columns} cards="bird">
      {items
        .filter(({ id }) => !isLeaving(id))
        .map((bird) => (
          <BirdRow
            key={bird.id}
            bird={bird}
            shown={shown}
            around={around}
            search={search}
            mayWrite={may("flock.write")}
          />
        ))}
    </Table>
  );
}

type RowProps = {
  bird: ListedBird;
  shown: ReturnType<typeof shownColumns>;
  around: Around;
  search: string;
  mayWrite: boolean;
};

function BirdRow({ bird, shown, around, search, mayWrite }: RowProps) {
  const { t } = useWords();
  const ring = bird.identifier;
  return (
    <Row>
      <Cell name="choice">
        <RowChoice id={bird.id} label={t("birds.bulk.choose", { ring })} />
      </Cell>
      <BirdHead of={bird} />
      {shown.map(({ name, label, isUsual, cell }) => (
        <Cell key={name} label={isUsual ? undefined : t(label)} name={name}>
          {cell(bird, around)}
        </Cell>
      ))}
      {mayWrite && (
        <Cell name="actions">
          <BirdRowMenu bird={bird} search={search} />
        </Cell>
      )}
    </Row>
  );
}
