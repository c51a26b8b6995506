import { Link } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { ListPage } from "#app/kit/list-page.tsx";

type Props = Pick<ComponentProps<typeof ListPage>, "title" | "lead" | "empty"> & {
  /** How many nests there are beside these, in words, and where they are found. */
  others: false | { words: string; to: string };
  /** What was wrong with what was done to one of them. */
  faults?: readonly string[] | undefined;
  /** A `NestCard` for each nest. */
  children: ReactNode;
};

/** A page of nests to do one thing to, each on a card of its own. */
export function NestsPage({ others, faults, children, ...page }: Props) {
  return (
    <ListPage {...page}>
      {faults && <ErrorSummary faults={faults.map((message) => ({ message }))} />}
      <ul className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-3">{children}</ul>
      {others && (
        <p className="mt-4">
          <Link className="link" to={others.to}>
            {others.words}
          </Link>
        </p>
      )}
    </ListPage>
  );
}

/** A nest among others: what it is called, what tells it from them, and what can be done. */
export function NestCard({
  to,
  title,
  hint,
  children,
}: {
  to: string;
  title: string;
  hint: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="card grid gap-3">
      <div>
        <Link className="font-semibold" to={to}>
          {title}
        </Link>
        {hint && <p className="field-hint">{hint}</p>}
      </div>
      {children}
    </li>
  );
}
