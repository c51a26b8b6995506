import { useWords } from "#app/locales/words.tsx";
import { Tally } from "#app/marks/tally.tsx";
import type { AnswerChart } from "#worker/assistant/tools/contract.ts";

const sheet = { width: 360, row: 28, value: 60 };
/** So many letters of a label are shown, each about so wide. */
const letters = { most: 18, width: 8.2 };

/** Bars of what was found, each with its value, and the same as a table. */
export function Chart({ chart: { title, bars } }: { chart: AnswerChart }) {
  const { t } = useWords();
  const [low, high] = [Math.min(0, ...bars.map((it) => it.value)), Math.max(0, ...bars.map((it) => it.value))];
  if (bars.length === 0 || high === low) return null;
  const longest = Math.min(letters.most, Math.max(...bars.map(({ label }) => label.length)));
  const start = longest * letters.width + 8;
  const room = sheet.width - start - sheet.value;
  const at = (value: number) => start + ((value - low) / (high - low)) * room;
  return (
    <figure className="answer-chart">
      <figcaption className="text-sm text-muted">{title}</figcaption>
      <svg
        viewBox={`0 0 ${sheet.width} ${bars.length * sheet.row}`}
        role="img"
        aria-label={`${title}: ${bars.map(({ label, text }) => `${label} ${text}`).join("; ")}`}
      >
        {bars.map(({ label, value, text }, row) => {
          const [from, to] = [at(Math.min(0, value)), at(Math.max(0, value))];
          const middle = row * sheet.row + sheet.row / 2;
          return (
            <g key={label}>
              <text x={0} y={middle} dominantBaseline="central">
                {label.length > letters.most ? `${label.slice(0, letters.most - 1)}…` : label}
              </text>
              <rect x={from} y={middle - 8} width={Math.max(1, to - from)} height={16} rx={2} />
              <text x={to + 6} y={middle} dominantBaseline="central">
                {text}
              </text>
            </g>
          );
        })}
      </svg>
      <details className="text-sm text-muted">
        <summary>{t("assistant.as_table")}</summary>
        <Tally
          caption={title}
          columns={[t("assistant.bar"), t("assistant.value")]}
          rows={bars.map(({ label, text }) => ({ key: label, head: label, counts: [text] }))}
        />
      </details>
    </figure>
  );
}
