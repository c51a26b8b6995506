import "#app/incubators/readings/readings.css";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { AlarmList } from "#app/incubators/readings/alarm-list.tsx";
import { type ImportReply, importReadings } from "#app/incubators/readings/import-action.ts";
import { ImportReadings } from "#app/incubators/readings/import-readings.tsx";
import { takeReading } from "#app/incubators/readings/reading-action.ts";
import { ReadingForm } from "#app/incubators/readings/reading-form.tsx";
import { ChartKey, ReadingsChart } from "#app/incubators/readings/readings-chart.tsx";
import { ReadingsSpans } from "#app/incubators/readings/readings-spans.tsx";
import { ReadingsTable } from "#app/incubators/readings/readings-table.tsx";
import { recordPath } from "#app/kit/record-path.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Egg } from "#app/marks/illustrations.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import { useMay } from "#app/web/root-data.ts";
import type { Reply } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import type { ReadingsPage } from "#worker/incubators/readings/chart.ts";
import type { MachineToRead } from "#worker/incubators/readings/machines-to-read.ts";

/** What a span that is none is answered with: the last 24 hours, and why. */
async function readPage({ api }: LoadContext, path: string, query: URLSearchParams) {
  const outcome = await api.send<ReadingsPage>("GET", `${path}?${query}`);
  if (outcome.ok) return { page: outcome.answer, wrong: null };
  if (outcome.status !== 422) throw Response.json(outcome.problem, { status: outcome.status });
  const wrong = (outcome.problem.errors ?? []).map(({ message }) => message).join(" ");
  return { page: await api.get<ReadingsPage>(path), wrong };
}

const isImport = (request: Request) => new URL(request.url).searchParams.has("import");

/** `?import` is where a file of readings is previewed and taken. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const path = `${recordPath("/api/incubators", params.incubatorId)}/readings`;
  if (isImport(request)) {
    requireMay(context, "season.write");
    const { data: machine } = await context.api.get<{ data: MachineToRead }>(`${path}/machine`);
    return { shown: "import" as const, machine };
  }
  const [from, to, as] = ["from", "to", "as"].map((name) => searchParams.get(name)?.slice(0, 40) || null);
  const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) });
  const read = await readPage(context, path, query);
  const chosen = { from: from ?? null, to: to ?? null, as: as ?? null };
  const { incubator: machine } = read.page.head;
  return { shown: "readings" as const, machine, ...read, chosen, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = params.incubatorId ?? "";
  const form = await request.formData();
  if (isImport(request)) {
    requireMay(context, "season.write");
    return importReadings(form, context, id);
  }
  const here = `${recordPath("/incubators", id)}/readings`;
  if (form.get("do") === "reading") return takeReading(form, context, id, here);
  if (form.get("do") !== "seen") throw data(null, 400);
  const alarm = recordPath(`${recordPath("/api/incubators", id)}/alarms`, String(form.get("item") ?? ""));
  const outcome = await context.api.send("POST", `${alarm}/seen`);
  context.flash(outcome.ok ? { key: "readings.alarm.noted" } : { key: "readings.alarm.failed", tone: "error" });
  return redirect(here, 303);
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, args.data?.shown === "import" ? "readings.file.title_of" : "readings.title_of", {
    name: args.data?.machine.name ?? "",
  });
export const handle: PageHandle<Pick<Loaded, "shown" | "machine">> = {
  crumbs: (t, { shown, machine: { id, name } }) => [
    { label: t("readings.crumb"), href: "/incubators" },
    ...(shown === "readings"
      ? [
          { label: name, href: recordPath("/incubators", id) },
          { label: t("readings.title"), is_current: true },
        ]
      : [
          { label: t("readings.title"), href: `${recordPath("/incubators", id)}/readings` },
          { label: t("readings.file.crumb"), is_current: true },
        ]),
  ],
};

export default function Readings() {
  const loaded = useLoaderData<typeof loader>() as Loaded;
  const answer = useActionData<typeof action>();
  if (loaded.shown === "import")
    return <ImportReadings machine={loaded.machine} answer={answer as ImportReply | undefined} />;
  return <Shown {...loaded} reply={(answer as { reply?: Reply } | undefined)?.reply} />;
}

type ShownProps = Extract<Loaded, { shown: "readings" }> & { reply: Reply | undefined };

function Shown({ page, wrong, chosen, idempotency_key, reply }: ShownProps) {
  const { t } = useWords();
  const may = useMay();
  const { incubator, alarms } = page.head;
  const base = recordPath("/incubators", incubator.id);
  const isEmpty = page.data.points.length === 0;
  return (
    <>
      <PageHeader
        title={t("readings.title_of", { name: incubator.name })}
        actions={may("season.write") && <LinkButton to="?import">{t("readings.import")}</LinkButton>}
        more={[
          { label: t("readings.back"), to: base },
          may("settings.write") && { label: t("readings.devices"), to: `${base}#devices` },
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
