import "#app/incubators/readings/readings.css";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { AlarmList } from "#app/incubators/readings/alarm-list.tsx";
import { takeReading } from "#app/incubators/readings/reading-action.ts";
import { ReadingForm } from "#app/incubators/readings/reading-form.tsx";
import { ChartKey, ReadingsChart } from "#app/incubators/readings/readings-chart.tsx";
import { ReadingsSpans } from "#app/incubators/readings/readings-spans.tsx";
import { ReadingsTable } from "#app/incubators/readings/readings-table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Egg } from "#app/marks/illustrations.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import { titled } from "#app/web/titles.ts";
import type { ReadingsPage } from "#worker/incubators/readings/chart.ts";

/** What a span that is none is answered with: the last 24 hours, and why. */
async function readPage({ api }: LoadContext, path: string, query: URLSearchParams) {
  const outcome = await api.send<ReadingsPage>("GET", `${path}?${query}`);
  if (outcome.ok) return { page: outcome.answer, wrong: null };
  if (outcome.status !== 422) throw Response.json(outcome.problem, { status: outcome.status });
  const wrong = (outcome.problem.errors ?? []).map(({ message }) => message).join(" ");
  return { page: await api.get<ReadingsPage>(path), wrong };
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [from, to, as] = ["from", "to", "as"].map((name) => searchParams.get(name)?.slice(0, 40) || null);
  const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) });
  const path = `/api/incubators/${encodeURIComponent(params.incubatorId ?? "")}/readings`;
  const read = await readPage(context, path, query);
  const chosen = { from: from ?? null, to: to ?? null, as: as ?? null };
  return { ...read, chosen, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = params.incubatorId ?? "";
  const here = `/incubators/${encodeURIComponent(id)}/readings`;
  const seen = form.get("seen");
  if (typeof seen !== "string") return takeReading(form, context, id, here);
  const path = `/api/incubators/${encodeURIComponent(id)}/alarms/${encodeURIComponent(seen)}/seen`;
  const outcome = await context.api.send("POST", path);
  context.flash(outcome.ok ? { key: "readings.alarm.noted" } : { key: "readings.alarm.failed", tone: "error" });
  return redirect(here, 303);
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "readings.title_of", { name: args.data?.page.head.incubator.name ?? "" });
export const handle: PageHandle<{ page: ReadingsPage }> = {
  crumbs: (t, { page: { head } }) => [
    { label: t("readings.crumb"), href: "/incubators" },
    { label: head.incubator.name, href: `/incubators/${head.incubator.id}` },
    { label: t("readings.title"), is_current: true },
  ],
};

export default function Readings() {
  const { t } = useWords();
  const may = useMay();
  const { page, wrong, chosen, idempotency_key } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const { incubator, alarms } = page.head;
  const base = `/incubators/${incubator.id}`;
  const isEmpty = page.data.points.length === 0;
  return (
    <>
      <PageHeader
        title={t("readings.title_of", { name: incubator.name })}
        actions={may("season.write") && <LinkButton to={`${base}/readings/import`}>{t("readings.import")}</LinkButton>}
        more={[
          { label: t("readings.back"), to: base },
          may("settings.write") && { label: t("readings.devices"), to: `${base}/devices` },
        ]}
      />
      {wrong && <Banner tone="warning">{t("readings.span.wrong", { why: wrong })}</Banner>}
      <div className="readings grid gap-8">
        <div className="grid gap-6 min-w-0">
          <ReadingsSpans page={page} chosen={chosen} />
          {isEmpty ? (
            <EmptyState drawing={<Egg />} title={t("readings.empty")} why={t("readings.empty_why")} />
          ) : chosen.as === "table" ? (
            <ReadingsTable page={page} />
          ) : (
            <>
              <ReadingsChart page={page} measure="temperature" />
              <ReadingsChart page={page} measure="humidity" />
              <ChartKey page={page} />
            </>
          )}
          <AlarmList alarms={alarms} />
          <p className="field-hint">{t("readings.kept")}</p>
        </div>
        {may("season.write") && (
          <section className="grid gap-4">
            <h2>{t("readings.form.title")}</h2>
            <ReadingForm key={idempotency_key} reply={reply} idempotencyKey={idempotency_key} />
          </section>
        )}
      </div>
    </>
  );
}
