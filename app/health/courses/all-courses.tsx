import type { ReactNode } from "react";
import { LinkButton } from "#app/controls/button.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { CourseList } from "#worker/health/courses/listing.ts";
import { CourseRows } from "./course-rows.tsx";

type AllCoursesProps = { list: CourseList /** The way to the other lists. */; tabs: ReactNode };

/** All courses of medicine, those that run and those of years ago, a page at a time. */
export function AllCourses({ list: { data, today, total, page, total_pages }, tabs }: AllCoursesProps) {
  const { t } = useWords();
  const may = useMay();
  const add = may("health.write") && (
    <LinkButton kind="primary" to="/health/courses/new">
      {t("courses.new")}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t("courses.title")} lead={t("courses.lead")} actions={total > 0 && add} />
      {tabs}
      {total === 0 ? (
        <EmptyState drawing={<Perch />} title={t("courses.empty")} why={t("courses.empty.why")} actions={add} />
      ) : (
        <CourseRows courses={data} today={today} />
      )}
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </>
  );
}
