import { Form } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import type { RingNumber, SeriesPage } from "#worker/ringing/queries.ts";
import { type NotedSpan, notedSpans } from "./number-spans.ts";

type Props = Pick<SeriesPage, "numbers" | "today"> & { mayMark: boolean };

/** What became of the rings that no bird wears, each with its day and reason, and the way back. */
export function LostList({ numbers, today, mayMark }: Props) {
  const { t, language } = useWords();
  const describe = ({ state, on, why }: RingNumber) =>
    [t(`ringing.state.${state}`), on && dayText(on, today, language), why].filter(Boolean).join(", ");
  const ringsOf = ({ first, last }: NotedSpan<RingNumber>) =>
    first === last ? first.ring : t("ringing.span", { first: first.ring, last: last.ring });
  return (
    <ul className="rows">
      {notedSpans(numbers).map((span) => (
        <li key={span.first.number}>
          <span>
            <bdi className="ring-number">{ringsOf(span)}</bdi>{" "}
            <span className="text-muted">{describe(span.first)}</span>
          </span>
          {mayMark && (
            <Form method="post" className="row-actions print:hidden">
              <input type="hidden" name="number" value={span.first.number} />
              <input type="hidden" name="last" value={span.last.number} />
              <Button
                kind="ghost"
                name="do"
                value="unmark"
                aria-label={t("ringing.unmark.label", { ring: ringsOf(span) })}
              >
                {t("ringing.unmark")}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
