import { Link } from "@remix-run/react";

/** An amount that leads to its rows; of nothing there are none, and a dash stands for it. */
export function AmountLink({ to, cents, text }: { to: string; cents: number; text: string }) {
  if (cents === 0) return <span className="text-muted">–</span>;
  return (
    <Link className="link" to={to}>
      {text}
    </Link>
  );
}
