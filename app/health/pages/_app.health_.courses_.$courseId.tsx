import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { useMay } from "#app/accounts/use-may.ts";
import { actOnCourse } from "#app/health/courses/course-action.ts";
import { CourseEnds } from "#app/health/courses/course-ends.tsx";
import { CourseFacts } from "#app/health/courses/course-facts.tsx";
import { EditCourse } from "#app/health/courses/course-fields.tsx";
import { CourseStatePill } from "#app/health/courses/course-rows.tsx";
import { DoseDays } from "#app/health/courses/dose-days.tsx";
import { ExceptForm } from "#app/health/courses/except-form.tsx";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { emptied, submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { courseChange } from "#worker/health/courses/contract.ts";
import type { CourseView } from "#worker/health/courses/course-view.ts";

const optional = ["dose", "route", "prescribed_by", "notes"] as const;

/** A course; with `edit` its form, with `on` and `nth` the question who did not get that dose, with `all` every day of it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const path = `/api/courses/${encodeURIComponent(params.courseId ?? "")}`;
  const edits = searchParams.has("edit");
  if (edits) requireMay(context, "health.write");
  const { data: course, today } = await context.api.get<{ data: CourseView; today: string }>(path);
  const [on, nth] = [searchParams.get("on"), Number(searchParams.get("nth") ?? 1)];
  const open = course.doses.find((it) => it.on === on && it.nth === nth && it.recorded === null && it.on <= today);
  return {
    course,
    today,
    edits,
    except: open ? { on: open.on, nth: open.nth } : null,
    isWhole: searchParams.has("all"),
    idempotency_key: crypto.randomUUID(),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { searchParams } = new URL(request.url);
  const id = params.courseId ?? "";
  if (form.has("do") || searchParams.has("do")) return actOnCourse(form, searchParams, context, id);
  const path = `/api/courses/${encodeURIComponent(id)}`;
  const { refused } = await submit(form, context, courseChange.omit({ version: true }), (change, headers) => {
    const json = { ...emptied(change, optional), version: Number(form.get("version")) || undefined };
    return context.api.send<{ data: CourseView }>("PUT", path, { json, headers });
  });
  if (refused) return data({ reply: refused.data.reply }, refused.init ?? undefined);
  return redirectWithFlash(context, { key: "courses.changed", to: `/health/courses/${encodeURIComponent(id)}` });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? [{ title: `${args.data.course.medicine} · Voliera` }] : titled(args, "courses.title");
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  crumbs: (t, { course }) => [
    { label: t("courses.title"), href: "/health/courses" },
    { label: course.medicine, is_current: true },
  ],
};

export default function Course() {
  const { course, today, edits, except, isWhole, idempotency_key } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const { t } = useWords();
  const may = useMay();
  if (edits) return <EditCourse course={course} reply={sent?.reply} />;
  const isNew = course.doses.every(({ recorded }) => recorded === null);
  const mayEdit = may("health.write") && isNew && course.stopped_on === null;
  return (
    <article>
      <PageHeader
        title={course.medicine}
        lead={<CourseStatePill state={course.state} />}
        more={[mayEdit && { label: t("courses.form.edit"), to: "?edit" }]}
      />
      <div className="grid gap-8">
        <CourseFacts course={course} today={today} />
        {except && (
          <ExceptForm
            key={`${except.on} ${except.nth}`}
            course={course}
            dose={except}
            idempotencyKey={idempotency_key}
          />
        )}
        <DoseDays course={course} today={today} isWhole={isWhole} idempotencyKey={idempotency_key} />
        {may("health.write") && <CourseEnds course={course} today={today} isNew={isNew} />}
      </div>
    </article>
  );
}
