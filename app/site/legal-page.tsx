import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Prose } from "#app/marks/prose.tsx";
import type { Language } from "#db/vocabulary.ts";
import { dateFormat } from "#worker/locales/formats.ts";

type Section = { id: string; title: string; text: string };
type LegalPageProps = {
  title: string;
  lead: string;
  /** The calendar day of the text, `YYYY-MM-DD`: change it with the words. */
  day: string;
  sections: readonly Section[];
};

/** A page of terms: what it is, its parts as links, the parts. Marked as a template the operator must review. */
export function LegalPage({ title, lead, day, sections }: LegalPageProps) {
  const { t, language } = useWords();
  return (
    <div className="site-width legal">
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="hero-lead">{lead}</p>
        <p className="mb-6 text-sm text-muted">
          <time dateTime={day}>{t("legal.version", { date: dayInWords(day, language) })}</time>
        </p>
        <Banner tone="warning" title={t("legal.template_title")}>
          <p>{t("legal.template")}</p>
        </Banner>
      </header>
      <nav className="legal-contents" aria-labelledby="contents">
        <h2 id="contents">{t("legal.contents")}</h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose legal-text">
        {sections.map(({ id, title, text }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <Prose text={text} />
          </section>
        ))}
      </div>
    </div>
  );
}

const dayInWords = (day: string, language: Language) =>
  dateFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
