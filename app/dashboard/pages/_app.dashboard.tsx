import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import type { Overview } from "#app/dashboard/api-types.ts";
import { FirstSteps, isStarting } from "#app/dashboard/first-steps.tsx";
import { FlockFigures } from "#app/dashboard/flock-figures.tsx";
import { QuickAdd } from "#app/dashboard/quick-add.tsx";
import { type Translate, useWords } from "#app/locales/words.tsx";
import { displayName } from "#app/shell/display-name.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";

export const handle = { crumbs: (t: Translate) => [{ label: t("dashboard.title"), is_current: true }] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await context.api.get<{ data: Overview }>("/api/birds/overview");
  return data;
}

export const meta: MetaFunction = (args) => titled(args, "dashboard.title");

export default function Dashboard() {
  const { t } = useWords();
  const overview = useLoaderData<typeof loader>();
  const viewer = useRoot()?.viewer;
  const name = viewer?.first_name.trim() || displayName(viewer ?? {});
  const { trial_days_left: count } = overview;
  const trial = count === null ? undefined : t("dashboard.trial", { count });
  const lead = [viewer?.organization, trial].filter(Boolean).join(" · ");
  const may = useMay();
  const isAtWork = may.write && overview.total > 0;
  return (
    <>
      <PageHeader
        title={t("dashboard.greeting", { name })}
        lead={lead}
        actions={isAtWork && <QuickAdd />}
        more={[isAtWork && { to: "/birds/import", icon: "file-up", label: t("dashboard.import") }]}
      />
      <div className="grid gap-10">
        {may.write && isStarting(overview) && <FirstSteps overview={overview} />}
        {overview.total > 0 && <FlockFigures overview={overview} />}
      </div>
    </>
  );
}
