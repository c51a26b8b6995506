import { stepInWords } from "#app/clutches/step-words.ts";
import { useWords } from "#app/locales/words.tsx";
import type { RoundStep } from "#worker/round/stops.ts";

type Props = { steps: readonly RoundStep[]; today: string; last?: boolean };

/** What a chick is due for by today, and of an egg what it is due for last; else what comes next. */
export function Steps({ steps, today, last = false }: Props) {
  const due = steps.filter(([, on]) => on <= today);
  const shown = due.length > 0 ? due.slice(last ? -1 : 0) : steps.slice(0, 1);
  return (
    <>
      {shown.map((step) => (
        <p key={step[0]} className="round-step" data-due={step[1] <= today || undefined}>
          <StepWords step={step} today={today} />
        </p>
      ))}
    </>
  );
}

function StepWords({ step: [step, on, until], today }: { step: RoundStep; today: string }) {
  const { t, language } = useWords();
  return stepInWords(t, { step, on, ...(until && { until }) }, { today, language });
}
