import { Button, LinkButton } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { CourseView } from "#worker/health/courses/course-view.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { addedStart, FormParts } from "./course-parts.tsx";

type ExceptFormProps = {
  course: CourseView;
  /** `isRefused`: a press was not enough, for what a later room asks of it. */
  dose: { on: string; nth: number; isRefused: boolean };
  today: string;
  idempotencyKey: string;
};

/** Which birds did not get a dose that the others got, by their rings, with what later rooms ask of a dose. */
export function ExceptForm({ course, dose: { on, nth, isRefused }, today, idempotencyKey }: ExceptFormProps) {
  const { t, language } = useWords();
  const { id, birds, times_a_day } = course;
  const here = birds.flatMap((it) => (it.id !== null && !it.is_gone ? [{ id: it.id, ring: it.ring }] : []));
  const isOfSome = here.length > 1 && !isRefused;
  const title = t(isOfSome ? "courses.except.title" : "courses.except.one");
  const page = { ...course, today };
  const start = addedStart("dose", page);
  const to = `/health/courses/${id}`;
  const when = [dayInWords(on, language), times_a_day > 1 && t("courses.nth", { nth })].filter(Boolean).join(", ");
  const added = <FormParts of="dose" page={page} field={(name) => fieldFacts(name, { initialValue: start[name] })} />;
  return (
    <section className="card" id="except" aria-labelledby="except-title">
      <h2 id="except-title">{title}</h2>
      <p className="text-muted mb-3">{when}</p>
      <Form action={to} idempotencyKey={idempotencyKey}>
        <input type="hidden" name="on" value={on} />
        <input type="hidden" name="nth" value={nth} />
        {isRefused && added}
        {here.length > 1 && (
          <fieldset>
            <legend className={isOfSome ? "unseen" : "mb-1 font-semibold"}>{t("courses.except.title")}</legend>
            <ul className="flex flex-wrap gap-x-6">
              {here.map(({ id: bird, ring }) => (
                <li key={bird}>
                  <label className="touch">
                    <input type="checkbox" name="except" value={bird} /> <Ring>{ring}</Ring>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        )}
        {!isRefused && added}
        <div className="actions">
          <Button kind="primary" name="do" value="given">
            {t(isOfSome ? "courses.except.save" : "courses.except.given")}
          </Button>
          <LinkButton kind="ghost" to={to}>
            {t("ui.cancel")}
          </LinkButton>
        </div>
      </Form>
    </section>
  );
}
