import { Link } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import type { ArticleLink } from "#app/help/article-view.ts";
import { useWords } from "#app/locales/words.tsx";
import type { TicketRow } from "#worker/support/tickets/contract.ts";

export type Found = {
  articles: readonly ArticleLink[];
  tickets: ReadonlyArray<Pick<TicketRow, "id" | "number" | "title">>;
};

/** What of the help and of one's own tickets speaks of what was sought. */
export function SearchResults({ q, found: { articles, tickets } }: { q: string; found: Found }) {
  const { t } = useWords();
  if (articles.length === 0 && tickets.length === 0)
    return (
      <section aria-label={t("supporthome.found")}>
        <p>{t("supporthome.nothing", { text: q })}</p>
        <p className="text-muted">{t("supporthome.nothing.why")}</p>
        <div className="actions mt-3">
          <LinkButton to={`/support/tickets/new?${new URLSearchParams({ title: q })}`}>
            {t("supporthome.write.go")}
          </LinkButton>
        </div>
      </section>
    );
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="unseen">
        {t("supporthome.found")}
      </h2>
      {articles.length > 0 && (
        <>
          <h3>{t("supporthome.found.articles")}</h3>
          <ArticleLinks articles={articles} />
        </>
      )}
      {tickets.length > 0 && (
        <>
          <h3 className="mt-4">{t("supporthome.found.tickets")}</h3>
          <ul className="lines mt-2">
            {tickets.map(({ id, number, title }) => (
              <li key={id} className="py-2">
                <Link className="link" to={`/support/tickets/${id}`}>
                  <bdi>{title}</bdi>
                </Link>{" "}
                <span className="text-muted">{number}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Articles with what one gets of each; they lie outside of the app. */
export function ArticleLinks({ articles }: { articles: readonly ArticleLink[] }) {
  return (
    <ul className="lines mt-2">
      {articles.map(({ slug, title, gain }) => (
        <li key={slug} className="py-2">
          <a className="link" href={`/help/${slug}`}>
            {title}
          </a>
          <span className="block text-sm text-muted">{gain}</span>
        </li>
      ))}
    </ul>
  );
}
