import { Link } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { RoundDose } from "#worker/health/courses/on-round.ts";
import { dayInWords } from "#worker/locales/dates.ts";

/** A cage as the round answers it, with what is to be given there. */
export type WithDoses = { cage: { id: string | null; doses?: readonly RoundDose[] } };

/** What is to be given at a cage, and what was missed: one press each, and a way to say who did not get it. */
export function DosesHere({ page: { cage } }: { page: WithDoses }) {
  const { t } = useWords();
  const { doses = [] } = cage;
  if (doses.length === 0) return null;
  return (
    <Card title={t("doses.title")}>
      <ul className="grid gap-3">
        {doses.map((it) => (
          <DoseHere key={`${it.course_id} ${it.on} ${it.nth}`} dose={it} back={`/round/${cage.id ?? "none"}`} />
        ))}
      </ul>
    </Card>
  );
}

function DoseHere({ dose, back }: { dose: RoundDose; back: string }) {
  const { t, language } = useWords();
  const may = useMay();
  const { course_id, medicine, on, nth, birds, times_a_day, state } = dose;
  const to = `/health/courses/${course_id}`;
  const facts = [
    dose.dose,
    t("doses.birds", { count: birds }),
    times_a_day > 1 && t("doses.nth", { nth }),
    state === "missed" && `${dayInWords(on, language)}, ${t("doses.missed")}`,
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <Link className="link" to={to}>
          {medicine}
        </Link>
        <span className="block text-sm text-muted">{facts.filter(Boolean).join(" · ")}</span>
      </div>
      {may("health.write") && (
        <Form action={to} className="flex flex-wrap items-center gap-3">
          {Object.entries({ on, nth, back }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {birds > 1 && (
            <Link
              className="link text-sm"
              to={`${to}?${new URLSearchParams({ on, nth: String(nth) })}#except`}
              aria-label={t("doses.except_of", { medicine })}
            >
              {t("doses.except")}
            </Link>
          )}
          <Button name="do" value="given" aria-label={t("doses.given_of", { medicine })}>
            {t("doses.given")}
          </Button>
        </Form>
      )}
    </li>
  );
}
