import type { ReactNode } from "react";
import { useWords, type WordKey } from "#app/locales/words.tsx";

type Fact = { title: WordKey; text: WordKey };
type StoryProps = {
  /** The anchor that leads here. */
  id: string;
  title: WordKey;
  lead: WordKey;
  facts: readonly Fact[];
  /** What there is to see: pictures, a sheet. */
  children?: ReactNode;
};

/** One part of the product told in facts, with something to look at beside them. */
export function Story({ id, title, lead, facts, children }: StoryProps) {
  const { t } = useWords();
  return (
    <section className="site-width story" id={id} aria-labelledby={`${id}-title`}>
      <div className="story-text">
        <h2 id={`${id}-title`}>{t(title)}</h2>
        <p className="mt-2 mb-4 text-muted">{t(lead)}</p>
        <ul className="story-facts">
          {facts.map((fact) => (
            <li key={fact.title}>
              <h3>{t(fact.title)}</h3>
              <p>{t(fact.text)}</p>
            </li>
          ))}
        </ul>
      </div>
      {children && <div className="story-sight">{children}</div>}
    </section>
  );
}
