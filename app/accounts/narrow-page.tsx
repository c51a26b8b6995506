import type { ReactNode } from "react";

type NarrowPageProps = { title: string; lead?: ReactNode; above?: ReactNode; wide?: boolean; children: ReactNode };

/** A page for one thing: log in, a code, a new password. */
export function NarrowPage({ title, lead, above, wide = false, children }: NarrowPageProps) {
  return (
    <div className="narrow" data-wide={wide || undefined}>
      {above}
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className="text-muted">{lead}</p>}
      <div className="mt-4 grid gap-6">{children}</div>
    </div>
  );
}
