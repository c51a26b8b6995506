import type { ReactNode } from "react";

type Props = { id: string; title: string; lead?: string; children: ReactNode };

/** A part of the page of rules, under its heading. */
export function RulesSection({ id, title, lead, children }: Props) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="font-serif text-xl font-bold">
        {title}
      </h2>
      {lead && <p className="text-muted">{lead}</p>}
      {children}
    </section>
  );
}
