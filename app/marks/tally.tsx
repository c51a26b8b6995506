import type { ReactNode } from "react";

type TallyProps = { caption: string; columns: readonly string[]; rows: readonly TallyRow[] };
type TallyRow = { key: string; head: ReactNode; counts: readonly ReactNode[] };

/** Numbers by kind: a small table that stays one on a phone, unlike a list of things. */
export function Tally({ caption, columns, rows }: TallyProps) {
  return (
    <table className="tally figures">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, counts }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {counts.map((count, at) => (
              <td key={columns[at + 1]}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
