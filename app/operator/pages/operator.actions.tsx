import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { ActionTable } from "#app/operator/action-table.tsx";
import { ConsoleList } from "#app/operator/console-list.tsx";
import { listed } from "#app/operator/operator-api.ts";
import { titled } from "#app/web/titles.ts";
import type { ActionRow } from "#worker/operator/action-list.ts";

export const loader = ({ request, context }: LoaderFunctionArgs) => listed<ActionRow>(request, context, "actions");

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? titled(args, "console.actions") : (args.matches[0]?.meta ?? []);

export default function ActionsPage() {
  const { t } = useWords();
  const list = useLoaderData<typeof loader>();
  return (
    <ConsoleList title={t("console.actions")} list={list}>
      <ActionTable actions={list.items} />
    </ConsoleList>
  );
}
