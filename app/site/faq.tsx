import type { ReactNode } from "react";
import { Icon } from "#app/marks/icon.tsx";
import { Prose } from "#app/marks/prose.tsx";
import { DataBlock } from "./data-block.tsx";
import { faqPage, type Question } from "./linked-data.ts";

type FaqProps = {
  title: string;
  entries: readonly Question[] /** What follows the title: a way on, for other questions. */;
  lead?: ReactNode;
};

/** Questions that open where they stand. Native, so searching the page finds what is folded, and paper shows it all. */
export function Faq({ title, entries, lead }: FaqProps) {
  return (
    <section className="faq" aria-labelledby="faq">
      <DataBlock facts={faqPage(entries)} />
      <div>
        <header>
          <h2 id="faq">{title}</h2>
          {lead && <p>{lead}</p>}
        </header>
        <div className="faq-list">
          {entries.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                <h3>{question}</h3>
                <Icon of="plus" />
              </summary>
              <div className="prose">
                <Prose text={answer} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
