import { Link } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { Task } from "#worker/tasks/task-rows.ts";
import { recurrenceText } from "./recurrence-text.ts";

/** Tasks, each with when it falls due next, what it is about, and what can be done to it. */
export function TaskTable({ tasks, today }: { tasks: readonly Task[]; today: string }) {
  const { t, language } = useWords();
  const may = useMay();
  return (
    <RecordTable
      caption={t("tasks.caption")}
      rows={tasks}
      columns={[
        { name: "title", label: t("tasks.field.title"), cell: (task) => <Title task={task} /> },
        {
          name: "next",
          label: t("tasks.next"),
          cell: ({ next, hour, on }) => [dayText(next ?? on, today, language), hour].filter(Boolean).join(", "),
        },
        {
          name: "every",
          label: t("tasks.repeats"),
          cell: (task) => recurrenceText(task, { t, language, today }) ?? t("tasks.once"),
        },
        {
          name: "about",
          label: t("tasks.about"),
          cell: ({ bird, pair, place, person }) => [bird, pair, place, person].filter(Boolean).join(" · ") || "—",
        },
      ]}
      actions={may("flock.write") && { label: t("tasks.actions"), cell: (task) => <Actions task={task} /> }}
    />
  );
}

function Title({ task: { id, title } }: { task: Task }) {
  const may = useMay();
  return may("flock.write") ? (
    <Link className="link" to={`/tasks?edit=${id}`}>
      {title}
    </Link>
  ) : (
    title
  );
}

function Actions({ task: { id, title, closed_at } }: { task: Task }) {
  const { t } = useWords();
  const what = closed_at === null ? "close" : "open";
  return (
    <>
      <Form className="contents">
        <input type="hidden" name="id" value={id} />
        <Button name="do" value={what} aria-label={t(`tasks.${what}.label`, { name: title })}>
          {t(`tasks.${what}`)}
        </Button>
      </Form>
      <LinkButton
        kind="ghost"
        size="icon"
        to={`/tasks?delete=${id}`}
        aria-label={t("tasks.delete.label", { name: title })}
      >
        <Icon of="trash-2" />
      </LinkButton>
    </>
  );
}
