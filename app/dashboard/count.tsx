import { Link } from "@remix-run/react";
import { formatNumber, useWords } from "#app/locales/words.tsx";

/** A figure that leads to its birds. */
export function Count({ n, to }: { n: number; to: string }) {
  const { language } = useWords();
  return (
    <Link className="count" to={to}>
      {formatNumber(n, language)}
    </Link>
  );
}
