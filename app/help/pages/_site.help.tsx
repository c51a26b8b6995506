import "#app/help/help.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ArticleLink } from "#app/help/article-view.ts";
import { linkTo } from "#app/help/article-view.ts";
import { sectionsWithArticles } from "#app/help/articles.ts";
import { AskLink } from "#app/help/ask-link.tsx";
import { findArticles } from "#app/help/find-articles.ts";
import { HelpSearch } from "#app/help/help-search.tsx";
import { useWords } from "#app/locales/words.tsx";
import { siteHead } from "#app/site/head.ts";
import { longestHelpSearch } from "#db/words/support.ts";

export function loader({ request, context: { api, language, later } }: LoaderFunctionArgs) {
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, longestHelpSearch);
  const found = q ? findArticles(q, language) : null;
  // What nobody wrote about yet is counted once the page is sent: its reader waits for nothing.
  if (found?.length === 0) later(api.fetch("/api/help/searches", {}, { text: q }));
  const sections = sectionsWithArticles().map(({ section, articles }) => ({
    section,
    links: articles.map((it) => linkTo(it, language)),
  }));
  return { q, found, sections };
}

export const meta: MetaFunction<typeof loader> = (args) => siteHead(args, "/help");

export default function Help() {
  const { t } = useWords();
  const { q, found, sections } = useLoaderData<typeof loader>();
  return (
    <div className="site-width help">
      <header>
        <h1 tabIndex={-1}>{t("helpcentre.title")}</h1>
        <p className="hero-lead">{t("helpcentre.lead")}</p>
        <HelpSearch q={q} />
      </header>
      {found ? (
        <Found q={q} found={found} />
      ) : (
        <div className="help-sections">
          {sections.map(({ section, links }) => (
            <section key={section} aria-labelledby={section}>
              <h2 id={section}>{t(`helpcentre.section.${section}`)}</h2>
              <ul className="help-links">
                {links.map(({ slug, title }) => (
                  <li key={slug}>
                    <a href={`/help/${slug}`}>{title}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

function Found({ q, found }: { q: string; found: readonly ArticleLink[] }) {
  const { t } = useWords();
  const all = (
    <a className="button" data-kind="quiet" href="/help">
      {t("helpcentre.all")}
    </a>
  );
  if (found.length === 0)
    return (
      <section aria-labelledby="found">
        <h2 id="found">{t("helpcentre.nothing", { text: q })}</h2>
        <p>{t("helpcentre.nothing.why")}</p>
        <p className="actions mt-4">
          <AskLink className="button" data-kind="primary" /> {all}
        </p>
      </section>
    );
  return (
    <section aria-labelledby="found">
      <h2 id="found">{t("helpcentre.found", { count: found.length, text: q })}</h2>
      <ul className="help-links help-found">
        {found.map(({ slug, title, gain }) => (
          <li key={slug}>
            <a href={`/help/${slug}`}>
              <b>{title}</b> <span>{gain}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4">{all}</p>
    </section>
  );
}
