import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { missingFor } from "#worker/organization/needed-contract.ts";
import type { Papers } from "#worker/organization/organization.ts";

/** What papers will leave blank, and which papers these are. */
export function Missing({ papers }: { papers: Papers }) {
  const { t } = useWords();
  const missing = missingFor(papers);
  if (missing.length === 0) return null;
  return (
    <div className="mb-6">
      <Banner title={t("papers.missing.title")}>
        <p>
          {missing.map(({ field }, at) => (
            <span key={field}>
              {at > 0 && ", "}
              <a className="link" href={`#${field}`}>
                {t(`papers.field.${field}`)}
              </a>
            </span>
          ))}
        </p>
        <details className="disclosure">
          <summary>{t("papers.missing.which")}</summary>
          <ul>
            {missing.map(({ field, papers: confirming }) => (
              <li key={field}>
                {t(`papers.field.${field}`)}:{" "}
                {t("papers.missing.for", { papers: confirming.map((it) => t(`papers.paper.${it}`)).join(", ") })}
              </li>
            ))}
          </ul>
        </details>
      </Banner>
    </div>
  );
}
