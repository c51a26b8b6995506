import { Banner } from "#app/ui/banner.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { useWords } from "#app/ui/words.tsx";

type Section = { id: string; title: string; text: string };

/** A page of terms: what it is, its parts as links, the parts. Marked as a template the operator must review. */
export function LegalPage({ title, lead, sections }: { title: string; lead: string; sections: readonly Section[] }) {
  const { t } = useWords();
  return (
    <div className="site-width legal">
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="text-lg text-muted">{lead}</p>
        <Banner tone="warning">{t("legal.template")}</Banner>
      </header>
      <nav aria-label={t("legal.contents")} className="legal-contents">
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
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
