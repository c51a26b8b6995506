import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { BirdCourses, HealthPapers } from "#app/health/courses/bird-courses.tsx";
import { CourseInstead } from "#app/health/courses/course-instead.tsx";
import { EventFiles } from "#app/health/event-files.tsx";
import { EventForm, type Refused } from "#app/health/event-form.tsx";
import { EventList } from "#app/health/event-list.tsx";
import { kindIn, kindsFor } from "#app/health/kinds.ts";
import { saveEvent } from "#app/health/save-event.ts";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { recordQuery } from "#app/kit/record-query.ts";
import { PageLinks } from "#app/lists/pager.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { bringsFile, keepFile, removeFile } from "#app/organization/file-actions.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { BirdHeader, birdCrumbs } from "#app/story/bird-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import { healthForm } from "#worker/health/form-contract.ts";
import type { healthOfBird } from "#worker/health/queries.ts";

type Page = Awaited<ReturnType<typeof healthOfBird>>;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { edit, gone } = recordQuery(request);
  if (edit || gone) requireMay(context, "health.write");
  const { searchParams } = new URL(request.url);
  const id = edit === "new" ? null : (edit ?? gone);
  const query = new URLSearchParams({ page: searchParams.get("page") ?? "1", ...(id && { event: id }) });
  const path = `${recordPath("/api/birds", params.birdId)}/health?${query}`;
  const { data: page } = await context.api.get<{ data: Page }>(path);
  const chosen = page.chosen ?? undefined;
  if (id && !chosen) throw data(null, 404);
  const shown = gone ? ("gone" as const) : edit ? ("form" as const) : ("list" as const);
  const kind = kindIn(searchParams.get("kind"));
  // Worked out here: the lists of all words would weigh on the page.
  const kinds = kindsFor(page.head.status?.key === "deceased", chosen?.kind);
  return { ...page, shown, chosen, kind, kinds, form: freshForm(healthForm) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { edit, gone } = recordQuery(request);
  const bird_id = params.birdId ?? "";
  const list = `/birds/${encodeURIComponent(bird_id)}/health`;
  const events = `${recordPath("/api/birds", bird_id)}/health`;
  const to = `${list}?${new URLSearchParams({ edit: edit ?? "" })}`;
  const files = `${recordPath(events, edit ?? "")}/files`;
  const messages = { kept: { key: "health.files.added", to }, gone: { key: "health.files.removed", to } } as const;
  if (edit && edit !== "new" && bringsFile(request)) return keepFile(request, context, { path: files, ...messages });
  const form = await request.formData();
  const removed = form.get("remove");
  if (typeof removed === "string") return removeFile(context, { path: recordPath(files, removed), ...messages });
  if (gone) return deleteRecord(form, context, { path: recordPath(events, gone), words: "health.delete", list });
  if (!edit) throw data(null, 400);
  return saveEvent(form, context, bird_id, edit === "new" ? undefined : edit);
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "health.title_of", { ring: args.data?.head.identifier ?? "" });
export const handle: PageHandle<Page> = {
  crumbs: (t, { head }) => birdCrumbs(t("birds.list.title"), head, t("health.title")),
};

export default function HealthOfBird() {
  const loaded = useLoaderData<typeof loader>();
  const { head, items, courses, page, total_pages, today, shown, chosen } = loaded;
  const sent = useActionData<typeof action>();
  const { t, language } = useWords();
  const may = useMay();
  const here = `/birds/${head.id}/health`;
  const isHere = !head.is_reference && head.status?.kind !== "gone";
  const ofIt = `ids=${head.id}`;
  if (shown === "gone" && chosen) {
    const name = `${t(`health.kind.${chosen.kind}`)}, ${dayText(chosen.on, today, language)}`;
    const fault = sent && "fault" in sent ? sent : undefined;
    return <DeletePage words="health.delete" name={name} back={here} answer={fault} />;
  }
  const add = may("health.write") && !head.is_reference && (
    <div className="actions">
      <LinkButton kind="primary" to="?edit=new">
        {t("health.new")}
      </LinkButton>
      {isHere && <LinkButton to={`/health/courses/new?${ofIt}`}>{t("courses.new")}</LinkButton>}
    </div>
  );
  return (
    <article>
      <BirdHeader head={head} at="/health" />
      {shown === "form" ? (
        <>
          <h2 className="mb-4">{t(chosen ? "health.edit.title" : "health.new.title")}</h2>
          {!chosen && isHere && <CourseInstead named={ofIt} />}
          <EventForm
            form={loaded.form}
            answer={sent && "reply" in sent ? (sent as Refused) : undefined}
            kinds={loaded.kinds}
            places={loaded.places}
            today={today}
            quarantine_until={loaded.quarantine_until}
            back={here}
            event={chosen}
            kind={loaded.kind}
            status_before={loaded.status_before}
            isOfOne
          />
          {chosen && <EventFiles event={chosen} faults={sent && "faults" in sent ? (sent.faults as string[]) : []} />}
        </>
      ) : (
        <div className="grid gap-4">
          {add}
          <BirdCourses courses={courses} today={today} />
          {items.length > 0 ? (
            <EventList events={items} today={today} />
          ) : (
            <p className="text-muted">{t("health.empty")}</p>
          )}
          {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
          <HealthPapers birdId={head.id} />
        </div>
      )}
    </article>
  );
}
