import { Button } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { CourseView } from "#worker/health/courses/course-view.ts";

type CourseEndsProps = {
  course: CourseView;
  today: string /** Whether nothing was written down yet. */;
  isNew: boolean;
};

/** How a course ends before its last day, or goes on after all. */
export function CourseEnds({ course, today, isNew }: CourseEndsProps) {
  const { t } = useWords();
  const { first_on, last_on, stopped_on } = course;
  const mayStop = stopped_on === null && first_on <= today && last_on >= today && !isNew;
  return (
    <div className="grid gap-4">
      {mayStop && (
        <details className="disclosure">
          <summary>{t("courses.stop.title")}</summary>
          <div>
            <Form className="flex flex-wrap items-end gap-3">
              <DateField
                field={fieldFacts("on", { initialValue: today, min: first_on, max: today })}
                label={t("courses.stop.on")}
                hint={t("courses.stop.what")}
              />
              <Button name="do" value="stop">
                {t("courses.stop")}
              </Button>
            </Form>
          </div>
        </details>
      )}
      {stopped_on !== null && (
        <Form className="contents">
          <div>
            <Button name="do" value="resume">
              {t("courses.resume")}
            </Button>
          </div>
        </Form>
      )}
    </div>
  );
}
