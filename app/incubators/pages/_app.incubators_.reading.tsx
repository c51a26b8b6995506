import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { useMay } from "#app/accounts/use-may.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { takeReading } from "#app/incubators/readings/reading-action.ts";
import { ReadingForm } from "#app/incubators/readings/reading-form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Egg } from "#app/marks/illustrations.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { MachineToRead } from "#worker/incubators/readings/machines-to-read.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  requireMay(context, "season.write");
  const { data: machines } = await context.api.get<{ data: MachineToRead[] }>("/api/incubators/readings");
  return { machines, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMay(context, "season.write");
  const form = await request.formData();
  const id = String(form.get("incubator") ?? "").slice(0, 64);
  return takeReading(form, context, id, `/incubators/${encodeURIComponent(id)}/readings`);
}

export const meta: MetaFunction = (args) => titled(args, "readings.form.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("readings.crumb"), href: "/incubators" },
    { label: t("readings.form.title"), is_current: true },
  ],
};

export default function Reading() {
  const { t } = useWords();
  const may = useMay();
  const { machines, idempotency_key } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  if (machines.length === 0)
    return (
      <>
        <PageHeader title={t("readings.form.title")} />
        <EmptyState
          drawing={<Egg />}
          title={t("readings.form.none")}
          why={t("readings.form.none_why")}
          actions={
            may("settings.write") && (
              <LinkButton kind="primary" to="/incubators">
                {t("readings.crumb")}
              </LinkButton>
            )
          }
        />
      </>
    );
  const [only] = machines;
  return (
    <>
      <PageHeader
        title={t("readings.form.title")}
        lead={machines.length === 1 ? only?.name : t("readings.form.lead")}
      />
      <ReadingForm
        key={idempotency_key}
        reply={reply}
        idempotencyKey={idempotency_key}
        machines={machines}
        isFirst={!reply}
      />
    </>
  );
}
