import { useWords } from "#app/locales/words.tsx";

type MarkProps = { source: string | null; sources: readonly string[] };

/** The number of a source, which leads to it at the foot of the page; nothing where none is named. */
export function SourceMark({ source, sources }: MarkProps) {
  const { t } = useWords();
  const number = source ? sources.indexOf(source) + 1 : 0;
  if (number === 0) return null;
  return (
    <sup className="source-mark">
      <a href={`#source-${number}`} aria-label={`${number}. ${t("ui.source", { source: source ?? "" })}`}>
        {number}
      </a>
    </sup>
  );
}

/** The sources of a page, each once, under the numbers that its sentences bear. */
export function SourceList({ sources }: { sources: readonly string[] }) {
  const { t } = useWords();
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="source-list">
      <h2 id="sources">{t("ui.sources")}</h2>
      <ol>
        {sources.map((source, at) => (
          <li key={source} id={`source-${at + 1}`}>
            {source}
          </li>
        ))}
      </ol>
    </section>
  );
}
