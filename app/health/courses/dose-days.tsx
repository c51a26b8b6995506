import "#app/health/health.css";
import { Link } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useClock } from "#app/locales/clock.ts";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Pill, type Tone } from "#app/marks/pill.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { CourseView } from "#worker/health/courses/course-view.ts";
import { DoseButtons } from "./dose-buttons.tsx";

type Dose = CourseView["doses"][number];
type DoseDaysProps = {
  course: CourseView;
  today: string;
  /** Whether every day is in view, not only those around today and the missed ones. */
  isWhole: boolean;
  idempotencyKey: string;
};

/** So many days before and behind today are in view. */
const near = 7;
const dayMs = 86_400_000;
const tones: Record<Dose["state"], Tone> = {
  given: "green",
  skipped: "stone",
  due: "sky",
  missed: "red",
  coming: "stone",
};

/** The doses of a course, day by day and time by time: what became of each, and the presses for what is open. */
export function DoseDays({ course, today, isWhole, idempotencyKey }: DoseDaysProps) {
  const { t, language } = useWords();
  const shown = course.doses.filter((it) => isWhole || it.state === "missed" || isNear(it.on, today));
  const all = shown.length > 0 ? shown : course.doses.slice(0, near * course.times_a_day);
  const days = [...new Set(all.map(({ on }) => on))];
  return (
    <section aria-labelledby="doses">
      <h2 id="doses" className="mb-2">
        {t("courses.doses")}
      </h2>
      <table className="dose-days w-full">
        <caption className="unseen">{t("courses.doses")}</caption>
        <thead className="unseen">
          <tr>
            <th scope="col">{t("courses.field.when")}</th>
            <th scope="col">{t("courses.doses")}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((on) => (
            <tr key={on} className="border-t border-line">
              <th scope="row" className="font-semibold whitespace-nowrap">
                {dayText(on, today, language)}
              </th>
              <td className="w-full">
                <ul>
                  {all
                    .filter((it) => it.on === on)
                    .map((it) => (
                      <DoseLine key={it.nth} dose={it} course={course} idempotencyKey={idempotencyKey} />
                    ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {all.length < course.doses.length && (
        <p className="mt-3">
          <Link className="link" to="?all" preventScrollReset>
            {t("courses.days.more")}
          </Link>
        </p>
      )}
    </section>
  );
}

const isNear = (on: string, today: string) => Math.abs(Date.parse(on) - Date.parse(today)) <= near * dayMs;

function DoseLine({ dose, course, idempotencyKey }: { dose: Dose; course: CourseView; idempotencyKey: string }) {
  const { t } = useWords();
  const clock = useClock();
  const may = useMay();
  const { on, nth, state, birds, recorded } = dose;
  const { id, medicine, times_a_day } = course;
  const left = recorded?.except.map(([, ring]) => ring) ?? [];
  const when = recorded && clock.moment(recorded.at);
  const by = recorded?.by ? t("courses.by", { who: recorded.by, when: when ?? "" }) : when;
  const details = [
    (state !== "skipped" || left.length > 0) && t("courses.birds", { count: birds }),
    left.length > 0 && state === "given" && t("courses.without", { rings: left.join(", ") }),
    by,
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {times_a_day > 1 && <span>{t("courses.nth", { nth })}</span>}
          <Pill tone={tones[state]}>
            {t(recorded ? `courses.${recorded.state}` : `courses.dose.${state as "due"}`)}
          </Pill>
        </span>
        <span className="block text-sm text-muted [overflow-wrap:anywhere]">{details.filter(Boolean).join(" · ")}</span>
      </div>
      {may("health.write") && (state === "due" || state === "missed") && (
        <DoseButtons
          course={course}
          dose={dose}
          back={`/health/courses/${id}`}
          birds={birds}
          idempotencyKey={idempotencyKey}
        />
      )}
      {may("health.write") && recorded && (
        <Form action={`/health/courses/${id}`} className="contents">
          <input type="hidden" name="on" value={on} />
          <input type="hidden" name="nth" value={nth} />
          <Button kind="ghost" name="do" value="undo" aria-label={t("courses.undo_of", { medicine })}>
            {t("courses.undo")}
          </Button>
        </Form>
      )}
    </li>
  );
}
