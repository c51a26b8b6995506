import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "#app/marks/icon.tsx";
import { roles } from "./table-roles.ts";

export type Column = {
  name: string;
  label: ReactNode;
  align?: "end";
  /** A link that sorts by this column, and how the list is sorted by it now. */
  sort?: { href: string; now?: "asc" | "desc" | undefined };
};
const ariaSort = { asc: "ascending", desc: "descending" } as const;

type TableProps = {
  caption: string;
  columns: Column[];
  /** How a row looks as a card, without its columns' names: a bird's six, a remark's five, a bird's changes, a mate, or a weight. */
  cards?: "bird" | "remark" | "change" | "mate" | "weight";
  children: ReactNode;
};

/** A table with a name and sorting links; on phones every row becomes a card. */
export function Table({ caption, columns, cards, children }: TableProps) {
  return (
    <div className="table-frame">
      <table className="data-table" data-cards={cards} {...roles.table}>
        <caption className="unseen">{caption}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <ColumnHead key={column.name} {...column} />
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>{children}</tbody>
      </table>
    </div>
  );
}

function ColumnHead({ name, label, align, sort }: Column) {
  const sorted = sort && (sort.now ? ariaSort[sort.now] : "none");
  const sign = sort?.now === "asc" ? "arrow-up" : sort?.now === "desc" ? "arrow-down" : "chevrons-up-down";
  return (
    <th scope="col" aria-sort={sorted} data-align={align} data-cell={name} {...roles.head}>
      {sort ? (
        <Link className="sort" to={sort.href} preventScrollReset>
          {label}
          <Icon of={sign} />
        </Link>
      ) : (
        label
      )}
    </th>
  );
}

/** One row. */
export function Row({ children }: { children: ReactNode }) {
  return <tr {...roles.row}>{children}</tr>;
}

/** The cell that names its row; the head of the card on a phone. */
export function RowHead({ children }: { children: ReactNode }) {
  return (
    <th scope="row" {...roles.rowHead}>
      {children}
    </th>
  );
}

type CellProps = {
  /** Where a card shows it; a card that needs no names of columns is told none. */ label?: string | undefined;
  align?: "end" /** Which column it is, for the shape of a card. */;
  name?: string;
};

/** A cell; `label` is its column's name, shown beside it on a phone. */
export function Cell({ label, align, name, children }: CellProps & { children: ReactNode }) {
  return (
    <td data-label={label} data-align={align} data-cell={name} {...roles.cell}>
      {children}
    </td>
  );
}

/** The actions of a row, at its end. */
export function RowActions({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Cell label={label} name="actions">
      <div className="row-actions">{children}</div>
    </Cell>
  );
}
