import { Link } from "@remix-run/react";
import { useWords, type WordKey } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import type { Missing } from "#worker/legal/papers/missing.ts";

/** What is mended on the page itself, by its box. */
const boxes: Readonly<Record<string, string>> = { party: "contact_name" };

/** What a draft leaves blank, each with the way to mend it. */
export function MissingList({ missing, id }: { missing: readonly Missing[]; id: string }) {
  const { t } = useWords();
  const own = `/legal-forms/${id}`;
  if (missing.length === 0) return <p>{t("forms.missing.complete")}</p>;
  return (
    <Card title={t("forms.missing")}>
      <ul className="grid gap-1">
        {missing.map(({ field, href, of, count }) => {
          const text = t(`forms.missing.${field}` as WordKey, { of: of ?? "" });
          const box = boxes[field] ?? (field.startsWith("typed.") ? field.slice("typed.".length) : undefined);
          return (
            <li key={field}>
              {box && (
                <a className="link" href={`#${box}`}>
                  {text}
                </a>
              )}
              {!box && href === own && text}
              {!box && href !== own && (
                <Link className="link" to={href}>
                  {text}
                </Link>
              )}
              {field.startsWith("bird.") && count > 1 && (
                <span className="text-muted"> {t("forms.missing.more", { count: count - 1 })}</span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="field-hint mt-3">{t("forms.missing.why")}</p>
    </Card>
  );
}
