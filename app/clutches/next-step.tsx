import { useWords } from "#app/locales/words.tsx";
import type { LatestStep } from "#worker/clutches/latest-events.ts";
import { stepInWords } from "./step-words.ts";

type Expected = { steps: readonly LatestStep[] };

// From the first day of hatching on the hatch is the next step, even if others were missed.
const nextStep = ({ steps }: Expected, today: string) =>
  steps.find(({ step, on }) => on <= today && (step === "hatch" || step === "overdue")) ??
  steps.reduce<LatestStep | null>((first, step) => (first && first.on <= step.on ? first : step), null);

/** What an egg or a chick is due for next, and when; nothing where nobody knows. */
export function NextStep({ egg, today }: { egg: Expected; today: string }) {
  const { t, language } = useWords();
  const next = nextStep(egg, today);
  if (!next) return null;
  const words = stepInWords(t, next, { today, language });
  const isUncandled = next.step !== "candle" && egg.steps.some(({ step, on }) => step === "candle" && on <= today);
  return (
    <span title={next.by === "thumb" ? t("clutches.thumb") : undefined}>
      {words}
      {isUncandled && `, ${t("clutches.step.uncandled")}`}
    </span>
  );
}
