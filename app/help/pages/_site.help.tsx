import "#app/help/help.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { linkTo } from "#app/help/article-view.ts";
import { sectionsWithArticles } from "#app/help/articles.ts";
import { useWords } from "#app/locales/words.tsx";
import { siteHead } from "#app/site/head.ts";

export function loader({ context: { language } }: LoaderFunctionArgs) {
  const sections = sectionsWithArticles().map(({ section, articles }) => ({
    section,
    links: articles.map((it) => linkTo(it, language)),
  }));
  return { sections };
}

export const meta: MetaFunction<typeof loader> = (args) => siteHead(args, "/help");

export default function Help() {
  const { t } = useWords();
  const { sections } = useLoaderData<typeof loader>();
  return (
    <div className="site-width help">
      <header>
        <h1 tabIndex={-1}>{t("helpcentre.title")}</h1>
        <p className="hero-lead">{t("helpcentre.lead")}</p>
      </header>
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
    </div>
  );
}
