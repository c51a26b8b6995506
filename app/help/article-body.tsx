import { Fragment } from "react";
import { useWords } from "#app/locales/words.tsx";
import { ArticleEnd } from "./article-end.tsx";
import { ArticlePicture } from "./article-picture.tsx";
import type { ArticleView } from "./article-view.ts";

/** An article: what one gets, how it is done, what can go wrong, what comes next. */
export function ArticleBody({ article }: { article: ArticleView }) {
  const { t } = useWords();
  const { slug, section, title, gain, steps, faults, next, alt } = article;
  return (
    <article className="site-width help help-article">
      <header>
        <nav aria-label={t("helpcentre.back")}>
          <a className="link" href="/help">
            {t("helpcentre.title")}
          </a>
          {" › "}
          <a className="link" href={`/help#${section}`}>
            {t(`helpcentre.section.${section}`)}
          </a>
        </nav>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="hero-lead">{gain}</p>
      </header>
      <section aria-labelledby="steps">
        <h2 id="steps">{t("helpcentre.steps")}</h2>
        <ol className="help-steps">
          {steps.map((step) => (
            <li key={step.parts.join()}>
              <Step {...step} />
            </li>
          ))}
        </ol>
      </section>
      {alt && <ArticlePicture slug={slug} alt={alt} />}
      {faults.length > 0 && (
        <section aria-labelledby="faults">
          <h2 id="faults">{t("helpcentre.faults")}</h2>
          <dl className="help-faults">
            {faults.map(({ when, cure }) => (
              <div key={when}>
                <dt>{when}</dt>
                <dd>{cure}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {next.length > 0 && (
        <section aria-labelledby="next">
          <h2 id="next">{t("helpcentre.next")}</h2>
          <ul className="help-links">
            {next.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`/help/${slug}`}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ArticleEnd slug={slug} />
    </article>
  );
}

function Step({ parts, button, path }: ArticleView["steps"][number]) {
  const { t } = useWords();
  const [first, ...others] = parts;
  return (
    <p>
      {first}
      {others.map((part) => (
        <Fragment key={part}>
          <b>{button}</b>
          {part}
        </Fragment>
      ))}
      {path && (
        <>
          {" "}
          <a className="link" href={path}>
            {t("helpcentre.open")}
          </a>
        </>
      )}
    </p>
  );
}
