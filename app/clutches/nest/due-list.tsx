import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { stepInWords } from "../step-words.ts";
import { numbersInWords } from "./acts.ts";
import { chooseQuery } from "./choose-query.ts";
import type { DueLine } from "./due-lines.ts";

type Props = { lines: readonly DueLine[]; clutch_id: string; page?: number; today: string; mayWrite: boolean };

/** What eggs of a clutch are due for, line by line; a tap leads to the page of the clutch and ticks them there. */
export function DueList({ lines, clutch_id, page, today, mayWrite }: Props) {
  const { t, language } = useWords();
  return (
    <ol className="due-list">
      {lines.map(({ due, numbers }) => {
        const words = t("clutches.coming.eggs", { count: numbers.length, numbers: numbersInWords(numbers) });
        const at = `/clutches/${clutch_id}`;
        return (
          <li key={`${due.step} ${due.on} ${due.until}`} data-now={due.on <= today || undefined}>
            <span title={due.by === "thumb" ? t("clutches.thumb") : undefined}>
              {stepInWords(t, due, { today, language })}
            </span>{" "}
            {mayWrite ? (
              <Link
                className="link"
                to={due.step === "ring" ? `${at}/rings` : `${at}${chooseQuery(numbers, page)}`}
                preventScrollReset={page !== undefined}
              >
                {words}
              </Link>
            ) : (
              <span className="text-muted">{words}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
