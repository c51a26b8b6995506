import { Link } from "@remix-run/react";
import { useMay } from "#app/web/root-data.ts";

type Props = {
  /** What leads to the page of the plan, for whoever may change it. */
  label: string;
  /** Whom to ask, for everybody else. */
  ask: string;
};

/** Where to go when the plan is full: to the plan, or to whoever may change it. */
export function WayOut({ label, ask }: Props) {
  const may = useMay();
  return may("billing.write") ? (
    <Link className="link" to="/billing">
      {label}
    </Link>
  ) : (
    <span>{ask}</span>
  );
}
