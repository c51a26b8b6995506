import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { recordQuery } from "#app/kit/record-query.ts";
import { PageLinks } from "#app/lists/pager.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { actOnTask, saveTask } from "#app/tasks/save-task.ts";
import { TaskForm } from "#app/tasks/task-form.tsx";
import { TaskMarks } from "#app/tasks/task-marks.tsx";
import { TaskTable } from "#app/tasks/task-table.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import type { taskChoices } from "#worker/tasks/choices.ts";
import { taskForm } from "#worker/tasks/form-contract.ts";
import type { listTasks, taskPage } from "#worker/tasks/queries.ts";

type Choices = Awaited<ReturnType<typeof taskChoices>>;
type List = Awaited<ReturnType<typeof listTasks>>;
type TaskPage = Awaited<ReturnType<typeof taskPage>>;

/** What a new task may be opened with, by the address. */
const prefilled = ["title", "on", "hour", "every_unit", "until", "place_id"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { edit, gone } = recordQuery(request);
  const { searchParams } = new URL(request.url);
  const given = (name: string) => searchParams.get(name) ?? undefined;
  const { api } = context;
  const id = edit === "new" ? undefined : (edit ?? gone ?? undefined);
  if (edit || gone) {
    requireMay(context, "flock.write");
    const query = ["bird_id", "pair_id"].flatMap((name) => (given(name) ? [[name, given(name) ?? ""]] : []));
    const [choices, task] = await Promise.all([
      api.get<{ data: Choices }>(`/api/tasks/choices?${new URLSearchParams(query)}`),
      id === undefined ? undefined : api.get<{ data: TaskPage }>(recordPath("/api/tasks", id)),
    ]);
    const start = Object.fromEntries(prefilled.flatMap((name) => (given(name) ? [[name, given(name)]] : [])));
    const form = freshForm(taskForm);
    return {
      shown: gone ? ("gone" as const) : ("form" as const),
      choices: choices.data,
      task: task?.data,
      start,
      form,
    };
  }
  const show = given("show") === "over" ? ("over" as const) : ("open" as const);
  const query = new URLSearchParams({ show, page: given("page") ?? "1" });
  return { shown: "list" as const, show, list: await api.get<List>(`/api/tasks?${query}`) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { edit, gone } = recordQuery(request);
  const form = await request.formData();
  if (form.has("do")) return actOnTask(form, context);
  if (gone) {
    const path = recordPath("/api/tasks", gone);
    return deleteRecord(form, context, { path, words: "tasks.delete", list: "/tasks" });
  }
  if (edit) return saveTask(form, context, edit === "new" ? undefined : edit);
  throw data(null, 400);
}

export const meta: MetaFunction = (args) => titled(args, "tasks.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("agenda.title"), href: "/agenda" },
    { label: t("tasks.title"), is_current: true },
  ],
};

export default function Tasks() {
  const loaded = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  if (loaded.shown === "list") return <TaskList list={loaded.list as List} show={loaded.show} />;
  const { task, choices, form, start } = loaded;
  if (loaded.shown === "gone")
    return (
      <DeletePage
        words="tasks.delete"
        name={task?.title ?? ""}
        back="/tasks"
        answer={sent && "fault" in sent ? sent : undefined}
      />
    );
  const answer = sent && "reply" in sent ? (sent as Parameters<typeof TaskForm>[0]["answer"]) : undefined;
  const own = task as TaskPage | undefined;
  return (
    <>
      <TaskForm form={form} choices={choices} task={own} start={start} answer={answer} />
      {own && <TaskMarks task={own} today={own.today} />}
    </>
  );
}

function TaskList({
  list: { data: tasks, total, page, total_pages, today },
  show,
}: {
  list: List;
  show: "open" | "over";
}) {
  const { t, language } = useWords();
  const may = useMay();
  const add = may("flock.write") && (
    <LinkButton kind="primary" to="?edit=new">
      {t("tasks.new")}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t("tasks.title")} lead={t("tasks.lead")} actions={add} />
      <nav className="tabs" aria-label={t("tasks.caption")}>
        {(["open", "over"] as const).map((it) => (
          <Link
            key={it}
            to={it === "open" ? "/tasks" : "/tasks?show=over"}
            aria-current={it === show ? "page" : undefined}
          >
            {t(`tasks.show.${it}`)} {it === show && formatNumber(total, language)}
          </Link>
        ))}
      </nav>
      {tasks.length > 0 ? (
        <TaskTable tasks={tasks} today={today} />
      ) : show === "open" ? (
        <EmptyState drawing={<Perch />} title={t("tasks.empty.title")} why={t("tasks.empty.why")} actions={add} />
      ) : (
        <p className="text-muted mt-4">{t("tasks.none.over")}</p>
      )}
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </>
  );
}
