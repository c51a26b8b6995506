import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { BirdCourses } from "#app/health/courses/bird-courses.tsx";
import { CourseRows } from "#app/health/courses/course-rows.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { CourseList, BirdCourses as OfBird } from "#worker/health/courses/listing.ts";

/** What runs, is to come or ended lately; with `show=all` a page of all; with `bird` those of one bird. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const bird = searchParams.get("bird")?.slice(0, 64);
  if (bird) {
    const { data } = await context.api.get<{ data: OfBird }>(`/api/birds/${encodeURIComponent(bird)}/courses`);
    return { shown: "bird" as const, bird, ...data };
  }
  const show = searchParams.get("show") === "all" ? ("all" as const) : ("open" as const);
  const query = new URLSearchParams({ show, page: searchParams.get("page") ?? "1" });
  const list = await context.api.get<CourseList>(`/api/courses?${query}`);
  return { shown: show, list, idempotency_key: crypto.randomUUID() };
}

export const meta: MetaFunction = (args) => titled(args, "courses.title");
export const handle: PageHandle = {
  crumbs: (t) => [{ label: t("courses.title"), is_current: true }],
};

export default function Courses() {
  const loaded = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  if (loaded.shown === "bird") return <OfOneBird {...loaded} />;
  if (loaded.shown === "all") return <AllCourses list={loaded.list} />;
  return <OpenCourses list={loaded.list} idempotencyKey={loaded.idempotency_key} />;
}

function useNewButton() {
  const { t } = useWords();
  const may = useMay();
  return (
    may("health.write") && (
      <LinkButton kind="primary" to="/health/courses/new">
        {t("courses.new")}
      </LinkButton>
    )
  );
}

function OpenCourses({ list: { data, today }, idempotencyKey }: { list: CourseList; idempotencyKey: string }) {
  const { t } = useWords();
  const may = useMay();
  const add = useNewButton();
  const groups = [
    { title: "courses.now", of: data.filter(({ state }) => state === "running") },
    { title: "courses.coming", of: data.filter(({ state }) => state === "coming") },
    { title: "courses.lately", of: data.filter(({ state }) => state === "withdrawal" || state === "ended") },
  ] as const;
  const links = (
    <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
      <Link className="link" to="/health/courses?show=all">
        {t("courses.all")}
      </Link>
      {may("flock.share") && (
        <Link className="link" to="/health/shares">
          {t("shares.title")}
        </Link>
      )}
    </p>
  );
  if (data.length === 0)
    return (
      <>
        <PageHeader title={t("courses.title")} />
        <EmptyState drawing={<Perch />} title={t("courses.empty")} why={t("courses.empty.why")} actions={add} />
        {links}
      </>
    );
  return (
    <>
      <PageHeader title={t("courses.title")} lead={t("courses.lead")} actions={add} />
      <div className="grid gap-8">
        {groups.map(({ title, of }) =>
          of.length > 0 || title === "courses.now" ? (
            <section key={title} aria-labelledby={title}>
              <h2 id={title} className="mb-2">
                {t(title)}
              </h2>
              {of.length === 0 && <p className="text-muted">{t("courses.now.none")}</p>}
              <CourseRows courses={of} today={today} back="/health/courses" idempotencyKey={idempotencyKey} />
            </section>
          ) : null,
        )}
      </div>
      {links}
    </>
  );
}

function AllCourses({ list: { data, today, total, page, total_pages } }: { list: CourseList }) {
  const { t } = useWords();
  const add = useNewButton();
  const open = { label: t("courses.open"), to: "/health/courses" };
  return (
    <>
      <PageHeader title={t("courses.all")} actions={add} more={[open]} />
      {total === 0 && <p className="text-muted">{t("courses.empty")}</p>}
      <CourseRows courses={data} today={today} />
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </>
  );
}

function OfOneBird({ bird, ring, courses, today }: OfBird & { bird: string }) {
  const { t } = useWords();
  const may = useMay();
  const add = may("health.write") && (
    <LinkButton kind="primary" to={`/health/courses/new?${new URLSearchParams({ ids: bird })}`}>
      {t("courses.new")}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t("courses.of_bird", { ring })} actions={add} />
      <p className="mb-4">
        <Link className="link" to={`/birds/${bird}`}>
          <Ring>{ring}</Ring>
        </Link>
      </p>
      <BirdCourses birdId={bird} courses={courses} today={today} />
    </>
  );
}
