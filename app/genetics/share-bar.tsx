import { useWords } from "#app/locales/words.tsx";
import { shareInWords } from "#worker/locales/shares.ts";

/** Shares of one, from 0 to 1, laid end to end on a scale that always runs from 0 to 100 %. The figures stand beside it. */
export function ShareBar({ shares }: { shares: readonly number[] }) {
  const starts = shares.map((_, at) => shares.slice(0, at).reduce((sum, it) => sum + it, 0));
  return (
    <svg className="share-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      {shares.map((share, at) => (
        <rect key={starts[at]} x={100 * (starts[at] ?? 0)} width={100 * share} height="8" data-part={at} />
      ))}
      <path d="M25 0V8M50 0V8M75 0V8" />
    </svg>
  );
}

/** What the marks of the bars below it stand for. */
export function ShareScale() {
  const { language } = useWords();
  return (
    <span className="share-scale flex justify-between text-sm font-normal text-muted" aria-hidden="true">
      {[0, 0.5, 1].map((share) => (
        <span key={share}>{shareInWords(share, language)}</span>
      ))}
    </span>
  );
}
