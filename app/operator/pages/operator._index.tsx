import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { operatorApi } from "#app/operator/operator-api.ts";
import { Waiting } from "#app/operator/waiting.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { Overview } from "#worker/operator/overview.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await operatorApi(context).get<{ data: Overview }>("/api/operator/overview");
  return { overview: data, now: new Date().toISOString() };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? titled(args, "console.title") : (args.matches[0]?.meta ?? []);

export default function OverviewPage() {
  const { t } = useWords();
  const { overview, now } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("console.title")} />
      <section aria-labelledby="waits" className="grid max-w-prose gap-3">
        <h2 id="waits">{t("console.waits")}</h2>
        <Waiting overview={overview} now={now} />
      </section>
    </>
  );
}
