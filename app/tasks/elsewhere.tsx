import { Link } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import type { DueOf, OnAgendaLine, OnBird, Part } from "#app/kit/parts.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { AgendaLine, SlotAnswer } from "#worker/kit/slots.ts";
import type { tasksToday } from "#worker/tasks/on-dashboard.ts";

const fieldsOf = ({ subject_id, on }: AgendaLine) => ({ id: subject_id, on, do: "done" });

export const onAgendaLine: OnAgendaLine = {
  task: {
    icon: "list-checks",
    label: "tasks.title",
    to: ({ subject_id }) => `/tasks?edit=${subject_id}`,
    press: { needs: "flock.write", label: "tasks.done", action: () => "/tasks", fields: fieldsOf },
  },
};

/** Where all tasks are, and how a new one is made. */
export const onAgenda: ReadonlyArray<Part<"agenda", object>> = [
  {
    place: "above",
    order: 60,
    Show() {
      const { t } = useWords();
      const may = useMay();
      return (
        <p className="text-sm mt-3 flex flex-wrap gap-x-4">
          <Link className="link" to="/tasks">
            {t("tasks.all")}
          </Link>
          {may("flock.write") && (
            <Link className="link" to="/tasks?edit=new">
              {t("tasks.new")}
            </Link>
          )}
        </p>
      );
    },
  },
];

export const onBird: OnBird = {
  actions: [
    {
      label: "story.deed.task",
      icon: "list-checks",
      order: 75,
      needs: "flock.write",
      to: (id) => `/tasks?${new URLSearchParams({ edit: "new", bird_id: id })}`,
    },
  ],
};

/** Tasks of today, and those that were missed. */
export const onDue: ReadonlyArray<DueOf<SlotAnswer<typeof tasksToday>>> = [
  {
    order: 30,
    items({ tasks: { due, missed } }, t) {
      const line = (count: number, isLate: boolean) =>
        count > 0
          ? [
              {
                key: `tasks ${isLate}`,
                icon: "list-checks" as const,
                tone: isLate ? ("amber" as const) : ("stone" as const),
                text: t("due.tasks", { count }),
                to: `/agenda?${new URLSearchParams({ show: isLate ? "late" : "now", step: "task" })}`,
                isLate,
              },
            ]
          : [];
      return [...line(missed, true), ...line(due, false)];
    },
  },
];

type Here = { cage: { id: string | null; tasks?: readonly AgendaLine[] } };

/** What is to be done at a cage, below its nests. */
export const onRound: ReadonlyArray<Part<"round", Here>> = [
  {
    place: "cage",
    order: 40,
    Show({ page: { cage } }) {
      const { t } = useWords();
      const may = useMay();
      const { tasks = [] } = cage;
      if (tasks.length === 0) return null;
      return (
        <Card title={t("tasks.here")}>
          <ul className="grid gap-3">
            {tasks.map((line) => (
              <li key={`${line.subject_id} ${line.on}`} className="flex items-center justify-between gap-3">
                <span>
                  {line.title}
                  {[line.hour, line.detail].filter(Boolean).map((it) => (
                    <span key={it} className="text-muted">
                      {" "}
                      · {it}
                    </span>
                  ))}
                </span>
                {may("flock.write") && <Done line={line} here={`/round/${cage.id ?? "none"}`} />}
              </li>
            ))}
          </ul>
        </Card>
      );
    },
  },
];

function Done({ line, here }: { line: AgendaLine; here: string }) {
  const { t } = useWords();
  return (
    <Form className="contents" action="/tasks">
      {Object.entries({ ...fieldsOf(line), return_to: here }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button aria-label={`${t("tasks.done")}: ${line.title}`}>{t("tasks.done")}</Button>
    </Form>
  );
}
