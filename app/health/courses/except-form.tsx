import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { CourseView } from "#worker/health/courses/course-view.ts";
import { dayInWords } from "#worker/locales/dates.ts";

type ExceptFormProps = { course: CourseView; dose: { on: string; nth: number }; idempotencyKey: string };

/** Which birds did not get a dose that the others got, by their rings. */
export function ExceptForm({ course: { id, birds, times_a_day }, dose: { on, nth }, idempotencyKey }: ExceptFormProps) {
  const { t, language } = useWords();
  const to = `/health/courses/${id}`;
  const when = [dayInWords(on, language), times_a_day > 1 && t("courses.nth", { nth })].filter(Boolean).join(", ");
  return (
    <section className="card" id="except" aria-labelledby="except-title">
      <h2 id="except-title">{t("courses.except.title")}</h2>
      <p className="text-muted mb-3">{when}</p>
      <Form action={to} idempotencyKey={idempotencyKey}>
        <input type="hidden" name="on" value={on} />
        <input type="hidden" name="nth" value={nth} />
        <fieldset>
          <legend className="unseen">{t("courses.except.title")}</legend>
          <ul className="flex flex-wrap gap-x-6">
            {birds.map(
              ({ id: bird, ring, is_gone }) =>
                bird &&
                !is_gone && (
                  <li key={bird}>
                    <label className="touch">
                      <input type="checkbox" name="except" value={bird} /> <Ring>{ring}</Ring>
                    </label>
                  </li>
                ),
            )}
          </ul>
        </fieldset>
        <div className="actions">
          <Button kind="primary" name="do" value="given">
            {t("courses.except.save")}
          </Button>
          <LinkButton kind="ghost" to={to}>
            {t("ui.cancel")}
          </LinkButton>
        </div>
      </Form>
    </section>
  );
}
