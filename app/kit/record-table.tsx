import type { ReactNode } from "react";
import { Cell, Row, RowActions, RowHead, Table } from "#app/lists/table.tsx";

type RecordColumn<Row> = {
  name: string;
  label: string;
  align?: "end";
  cell: (row: Row) => ReactNode;
  /** Its name on a card, where that is another than above a column. */
  cardLabel?: (row: Row) => string;
  /** What a card on a phone leaves to the record's own page. */
  isWide?: boolean;
};

type Props<Row> = {
  caption: string;
  rows: readonly Row[];
  /** The first names its row. */
  columns: readonly [RecordColumn<Row>, ...Array<RecordColumn<Row>>];
  /** What can be done to a row; its label is only heard, and read on a phone. */
  actions?: { label: string; cell: (row: Row) => ReactNode } | false;
};

/** A table of records: each column says its name once, for its head and for the cards on a phone. */
export function RecordTable<Row extends { id: string }>({ caption, rows, columns, actions }: Props<Row>) {
  const [head, ...others] = columns;
  const heads = columns.map(({ name, label, align }) => ({ name, label, align }));
  const last = actions && { name: "actions", label: <span className="unseen">{actions.label}</span> };
  return (
    <Table caption={caption} columns={last ? [...heads, last] : heads}>
      {rows.map((row) => (
        <Row key={row.id}>
          <RowHead>{head.cell(row)}</RowHead>
          {others.map(({ name, label, align, cell, cardLabel, isWide }) => (
            <Cell key={name} label={cardLabel?.(row) ?? label} align={align} {...(isWide && { name: "wide" })}>
              {cell(row)}
            </Cell>
          ))}
          {actions && <RowActions label={actions.label}>{actions.cell(row)}</RowActions>}
        </Row>
      ))}
    </Table>
  );
}
