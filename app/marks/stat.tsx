import type { ReactNode } from "react";

/** A row of numbers worth a glance, between two lines. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className="stats">{children}</dl>;
}

/** One number: what it counts, the number, and perhaps a word about it. */
export function Stat({ label, value, note }: { label: ReactNode; value: ReactNode; note?: ReactNode }) {
  return (
    <div className="stat">
      <dt>{label}</dt>
      <dd>{value}</dd>
      {note && <dd>{note}</dd>}
    </div>
  );
}
