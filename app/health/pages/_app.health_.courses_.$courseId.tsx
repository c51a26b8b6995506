import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { actOnCourse } from "#app/health/courses/course-action.ts";
import { CourseEnds } from "#app/health/courses/course-ends.tsx";
import { CourseFacts } from "#app/health/courses/course-facts.tsx";
import { EditCourse } from "#app/health/courses/course-fields.tsx";
import { CourseParts } from "#app/health/courses/course-parts.tsx";
import { CourseStatePill } from "#app/health/courses/course-rows.tsx";
import { DoseDays } from "#app/health/courses/dose-days.tsx";
import { ExceptForm } from "#app/health/courses/except-form.tsx";
import { NewCourse } from "#app/health/courses/new-course.tsx";
import { type Again, changeCourse, startCourse } from "#app/health/courses/save-course.ts";
import type { Choices } from "#app/health/whom/choices.ts";
import { birdsOfAddress } from "#app/health/whom/ids-of-address.ts";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import type { CourseView } from "#worker/health/courses/course-view.ts";

/**
 * A course; with `edit` its form, with `delete` the question before it is deleted, with `on` and `nth` the question who did not
 * get that dose, with `all` every day of it. `new` is one to be made, for whom the address names.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const idempotency_key = crypto.randomUUID();
  if (params.courseId === "new") {
    requireMay(context, "health.write");
    const { choices } = await birdsOfAddress(searchParams, context, "course");
    return { shown: "new" as const, choices, idempotency_key };
  }
  const edits = searchParams.has("edit");
  const goes = searchParams.has("delete");
  if (edits || goes) requireMay(context, "health.write");
  const path = recordPath("/api/courses", params.courseId);
  const { data: course, today } = await context.api.get<{ data: CourseView; today: string }>(path);
  const [on, nth] = [searchParams.get("on"), Number(searchParams.get("nth") ?? 1)];
  const open = course.doses.find((it) => it.on === on && it.nth === nth && it.recorded === null && it.on <= today);
  return {
    shown: goes ? ("gone" as const) : edits ? ("form" as const) : ("course" as const),
    course,
    today,
    except: open ? { on: open.on, nth: open.nth, isRefused: searchParams.has("refused") } : null,
    isWhole: searchParams.has("all"),
    idempotency_key,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { searchParams } = new URL(request.url);
  const id = params.courseId ?? "";
  if (id === "new") return startCourse(form, context);
  if (form.has("do") || searchParams.has("do")) return actOnCourse(form, searchParams, context, id);
  if (searchParams.has("delete"))
    return deleteRecord(form, context, {
      path: recordPath("/api/courses", id),
      words: "courses.delete",
      list: "/health",
    });
  if (searchParams.has("edit")) return changeCourse(form, context, id);
  throw data(null, 400);
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data && args.data.shown !== "new"
    ? [{ title: `${args.data.course.medicine} · Voliera` }]
    : titled(args, "courses.new");
export const handle: PageHandle<Loaded> = {
  crumbs: (t, loaded) => [
    { label: t("health.title"), href: "/health" },
    { label: loaded.shown === "new" ? t("courses.new") : loaded.course.medicine, is_current: true },
  ],
};

export default function Course() {
  const loaded = useLoaderData<typeof loader>() as Loaded;
  const sent = useActionData<typeof action>();
  const { t } = useWords();
  const may = useMay();
  const refused = sent && "reply" in sent ? sent : undefined;
  if (loaded.shown === "new")
    return (
      <NewCourse
        choices={loaded.choices as Choices}
        sent={refused as Again | undefined}
        idempotencyKey={loaded.idempotency_key}
      />
    );
  const { shown, course, today, except, isWhole, idempotency_key } = loaded;
  const here = `/health/courses/${course.id}`;
  if (shown === "form") return <EditCourse course={course} today={today} reply={refused?.reply} />;
  if (shown === "gone") {
    const fault = sent && "fault" in sent ? sent : undefined;
    return <DeletePage words="courses.delete" name={course.medicine} back={here} answer={fault} />;
  }
  const isNew = course.doses.every(({ recorded }) => recorded === null);
  const mayEdit = may("health.write") && isNew && course.stopped_on === null;
  return (
    <article>
      <PageHeader
        title={course.medicine}
        lead={<CourseStatePill state={course.state} />}
        more={[
          mayEdit && { label: t("courses.form.edit"), to: "?edit" },
          may("health.write") && isNew && { label: t("courses.delete"), to: "?delete" },
        ]}
      />
      <div className="grid gap-8">
        <CourseFacts course={course} today={today} />
        <CourseParts page={{ ...course, today }} />
        {except && (
          <ExceptForm
            key={`${except.on} ${except.nth}`}
            course={course}
            dose={except}
            today={today}
            idempotencyKey={idempotency_key}
          />
        )}
        <DoseDays course={course} today={today} isWhole={isWhole} idempotencyKey={idempotency_key} />
        {may("health.write") && <CourseEnds course={course} today={today} isNew={isNew} />}
      </div>
    </article>
  );
}
