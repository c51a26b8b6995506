import type { ReactNode } from "react";

/** One part of the pages under its name, in all its states. */
export function Part({ name, rule, children }: { name: string; rule?: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4" id={name.toLowerCase().replaceAll(" ", "-")}>
      <h2>{name}</h2>
      {rule && <p className="text-muted">{rule}</p>}
      {children}
    </section>
  );
}
