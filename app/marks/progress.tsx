import { useId } from "react";
import { formatNumber, useWords } from "#app/locales/words.tsx";

/** That a long work goes on of which nobody knows how far it is. */
export function Endless({ label }: { label: string }) {
  const id = useId();
  return (
    <div className="progress grid gap-2" role="status">
      <label htmlFor={id}>{label}</label>
      <progress id={id} />
    </div>
  );
}

type ProgressProps = { label: string; done: number; total: number };

/** How far a long work is, in a bar and in numbers. */
export function Progress({ label, done, total }: ProgressProps) {
  const { language } = useWords();
  const id = useId();
  return (
    <div className="progress grid gap-2">
      <div className="flex flex-wrap justify-between gap-x-4">
        <label htmlFor={id}>{label}</label>
        <span className="figures">
          {formatNumber(done, language)} / {formatNumber(total, language)}
        </span>
      </div>
      <progress id={id} value={done} max={Math.max(total, 1)} />
    </div>
  );
}
