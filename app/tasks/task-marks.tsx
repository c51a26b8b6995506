import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { Task } from "#worker/tasks/task-rows.ts";

const mostShown = 12;

/** When a task falls due next, to be done or skipped, and what became of it lately, to be taken back. */
export function TaskMarks({ task: { id, title, next, marks }, today }: { task: Task; today: string }) {
  const { t, language } = useWords();
  const may = useMay();
  const past = marks.toSorted((one, other) => (one.on < other.on ? 1 : -1)).slice(0, mostShown);
  const isDue = next === today && !marks.some(({ on }) => on === today);
  if (past.length === 0 && !isDue) return null;
  const mayMark = may("flock.write");
  const fields = (on: string) => (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="on" value={on} />
      <input type="hidden" name="return_to" value={`/tasks?edit=${id}`} />
    </>
  );
  return (
    <div className="mt-6">
      <Card title={t("tasks.past")}>
        <ul className="grid gap-2">
          {isDue && (
            <li className="flex flex-wrap items-center justify-between gap-3">
              <span>{dayText(today, today, language)}</span>
              {mayMark && (
                <Form className="flex gap-2">
                  {fields(today)}
                  <Button name="do" value="skipped" aria-label={t("tasks.skip.label", { name: title })}>
                    {t("tasks.skip")}
                  </Button>
                  <Button name="do" value="done">
                    {t("tasks.done")}
                  </Button>
                </Form>
              )}
            </li>
          )}
          {past.map(({ on, state }) => (
            <li key={on} className="flex flex-wrap items-center justify-between gap-3">
              <span>
                {dayText(on, today, language)} <span className="text-muted">· {t(`tasks.state.${state}`)}</span>
              </span>
              {mayMark && (
                <Form className="contents">
                  {fields(on)}
                  <Button kind="ghost" name="do" value="undo">
                    {t("tasks.take_back")}
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
