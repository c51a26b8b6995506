import "../dashboard.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { later } from "#app/controls/later.tsx";
import { AgesChart } from "#app/dashboard/ages-chart.tsx";
import type { Today } from "#app/dashboard/api-types.ts";
import { AttentionCard } from "#app/dashboard/attention-card.tsx";
import { DueCard } from "#app/dashboard/due-card.tsx";
import * as steps from "#app/dashboard/first-steps.tsx";
import { FlockCard, StatusCard } from "#app/dashboard/flock-card.tsx";
import { GlanceCard } from "#app/dashboard/glance-card.tsx";
import { InbreedingCard } from "#app/dashboard/inbreeding-card.tsx";
import { DashboardParts } from "#app/dashboard/parts.tsx";
import { QuickAdd } from "#app/dashboard/quick-add.tsx";
import { SeasonChart } from "#app/dashboard/season-chart.tsx";
import { isStarting } from "#app/dashboard/starting.ts";
import { factorNotice } from "#app/factors/factor-due.ts";
import { FactorNotice } from "#app/factors/factor-notice.tsx";
import { type Translate, useWords } from "#app/locales/words.tsx";
import { trailPages } from "#app/rooms.ts";
import { displayName } from "#app/shell/display-name.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay, useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import { dateFormat } from "#worker/locales/formats.ts";

export const handle = { crumbs: (t: Translate) => [{ label: t("dashboard.title"), is_current: true }] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await context.api.get<{ data: Today }>("/api/dashboard");
  const inWords = dateFormat(context.language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  const day = inWords.format(new Date(`${data.today}T00:00:00Z`));
  return { today: data, day, pages: trailPages(), notice: factorNotice(context) };
}

export const meta: MetaFunction = (args) => titled(args, "dashboard.title");

// Drawings and all, it is shown in a breeder's first days and never again.
const FirstSteps = later(
  import.meta.env.SSR ? steps.FirstSteps : undefined,
  async () => (await import("#app/dashboard/first-steps.tsx")).FirstSteps,
);

export default function Dashboard() {
  const { t } = useWords();
  const { today, day, pages, notice } = useLoaderData<typeof loader>() as {
    today: Today;
    day: string;
    pages: ReturnType<typeof trailPages>;
    notice?: string;
  };
  const page = { ...today, pages };
  const root = useRoot();
  const viewer = root?.viewer;
  const name = viewer?.first_name.trim() || displayName(viewer ?? {});
  const may = useMay();
  const lead = (
    <>
      {[viewer?.organization, day].filter(Boolean).join(" · ")}
      {root?.plan && (
        <>
          {" · "}
          <a className="link" href={may("billing.write") ? "/billing" : "/pricing"}>
            {root.plan}
          </a>
        </>
      )}
    </>
  );
  const isAtWork = may("flock.write") && today.total > 0;
  return (
    <>
      <PageHeader
        title={t("dashboard.greeting", { name })}
        lead={lead}
        actions={isAtWork && <QuickAdd />}
        more={[isAtWork && { to: "/birds/import", icon: "file-up", label: t("dashboard.import") }]}
      />
      <FactorNotice notice={notice} />
      <div className="dashboard-alarms empty:hidden">
        <DashboardParts place="alarms" page={page} />
      </div>
      {may("flock.write") && isStarting(today) && <FirstSteps today={today} />}
      <div className="dashboard">
        <div>
          <div className="grid gap-5 empty:hidden">
            <DueCard page={page} />
            <AttentionCard today={today} />
            <GlanceCard page={page} />
          </div>
          <SeasonChart season={today.season} />
          <AgesChart cohorts={today.cohorts} thisYear={Number(today.season.year)} />
          {today.total > 0 && <StatusCard by_status={today.by_status} />}
        </div>
        <div>
          {today.total > 0 && <FlockCard today={today} />}
          <InbreedingCard season={today.season} />
          <DashboardParts place="right" page={page} />
        </div>
      </div>
    </>
  );
}
