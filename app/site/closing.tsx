import type { ReactNode } from "react";

type ClosingProps = { title: string; text: string; children: ReactNode };

/** The last word of a public page: what to do next. `children` are the actions, the primary one first. */
export function Closing({ title, text, children }: ClosingProps) {
  return (
    <section className="closing" aria-labelledby="closing">
      <div className="site-width">
        <div>
          <h2 id="closing">{title}</h2>
          <p>{text}</p>
        </div>
        <div className="actions">{children}</div>
      </div>
    </section>
  );
}
