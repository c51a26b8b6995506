import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import type { Hindrance, Missing } from "#worker/marketplace/offered/offered-json.ts";

type Props = {
  missing: readonly Missing[];
  hindrances: readonly Hindrance[];
  /** Where the form stands, for what is mended in it. */
  form?: string;
};

/** What keeps a listing from being published, each with the way to mend it, and the law that wants it. */
export function MissingFacts({ missing, hindrances, form = "" }: Props) {
  const { t } = useWords();
  if (missing.length + hindrances.length === 0) return null;
  const sources = [...new Set(missing.flatMap(({ source }) => source ?? []))];
  return (
    <Card title={t("marketgate.missing")}>
      <ul className="grid gap-1">
        {hindrances.map(({ why, bird_id, ring, link }) => (
          <li key={`${why} ${bird_id}`}>
            <Way to={link}>{t(`marketgate.hindered.${why}`, { ring })}</Way>
          </li>
        ))}
        {missing.map(({ fact, bird_id, ring, link }) => (
          <li key={`${fact} ${bird_id}`}>
            <Way to={link.startsWith("#") ? `${form}${link}` : link}>
              {t(`marketgate.missing.${fact}`)}
              {ring && ` (${ring})`}
            </Way>
          </li>
        ))}
      </ul>
      {sources.length > 0 && (
        <p className="field-hint mt-3">{t("marketgate.missing.why", { source: sources.join("; ") })}</p>
      )}
    </Card>
  );
}

const Way = ({ to, children }: { to: string; children: ReactNode }) =>
  to.startsWith("#") ? (
    <a className="link" href={to}>
      {children}
    </a>
  ) : (
    <Link className="link" to={to}>
      {children}
    </Link>
  );
