import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import type { Due } from "#worker/clutches/due.ts";
import type { ClutchPage } from "#worker/clutches/page.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { stepInWords } from "../step-words.ts";
import { numbersInWords } from "./acts.ts";
import { chooseQuery } from "./choose-query.ts";

type Props = { page: Pick<ClutchPage, "eggs" | "page" | "today" | "clutch">; mayWrite: boolean };
type Line = { due: Due; numbers: number[] };

/** What comes next in a clutch, by its days; a tap ticks the eggs it is about. */
export function Coming({ page, mayWrite }: Props) {
  const { t, language } = useWords();
  const lines = linesOf(page.eggs);
  if (lines.length === 0) return null;
  const dayText = (day: string) => dayInWords(day, language);
  return (
    <section className="nest-coming">
      <h2>{t("clutches.coming")}</h2>
      <ol>
        {lines.map(({ due, numbers }) => {
          const words = t("clutches.coming.eggs", { count: numbers.length, numbers: numbersInWords(numbers) });
          const to = due.step === "ring" ? `/clutches/${page.clutch.id}/rings` : chooseQuery(numbers, page.page);
          return (
            <li key={`${due.step} ${due.on} ${due.until}`} data-now={due.on <= page.today || undefined}>
              {stepInWords(t, due, { today: page.today, dayText })}{" "}
              {mayWrite ? (
                <Link className="link" to={to} discover="none" preventScrollReset>
                  {words}
                </Link>
              ) : (
                <span className="text-muted">{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function linesOf(eggs: Props["page"]["eggs"]): Line[] {
  const lines = new Map<string, Line>();
  for (const { number, steps } of eggs)
    for (const due of steps) {
      const key = `${due.on} ${due.step} ${due.until}`;
      const line = lines.get(key) ?? { due, numbers: [] };
      line.numbers.push(number);
      lines.set(key, line);
    }
  return [...lines.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line);
}
