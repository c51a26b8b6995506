import type { ReactNode } from "react";

type CardProps = { title?: ReactNode /** Beside the title: a date, a link. */; aside?: ReactNode; children: ReactNode };

/** A sheet of paper on the page. Lines come before boxes: use it for what could be carried elsewhere. */
export function Card({ title, aside, children }: CardProps) {
  return (
    <section className="card">
      {title && (
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
