import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { AppFacts, HelpLacks, PackReviews } from "#app/operator/app-state.tsx";
import { operatorApi } from "#app/operator/operator-api.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { AppState, HelpNeeds } from "#worker/operator/state.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const api = operatorApi(context);
  const [state, help] = await Promise.all([
    api.get<{ data: AppState }>("/api/operator/state"),
    api.get<{ data: HelpNeeds }>("/api/operator/help"),
  ]);
  return { state: state.data, help: help.data };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? titled(args, "console.state") : (args.matches[0]?.meta ?? []);

export default function StatePage() {
  const { t } = useWords();
  const { state, help } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("console.state")} />
      <div className="grid gap-5">
        <AppFacts state={state} />
        <h2>{t("console.app.packs")}</h2>
        <PackReviews packs={state.packs} today={state.now.slice(0, 10)} />
        <HelpLacks help={help} />
      </div>
    </>
  );
}
