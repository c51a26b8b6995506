import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords, type WordKey } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { StatusForm } from "#app/statuses/status-form.tsx";
import { StatusTable } from "#app/statuses/status-table.tsx";
import type { Surroundings } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import type { ArrangedStatus } from "#worker/statuses/changing.ts";
import { statusDraft } from "#worker/statuses/contract.ts";

const here = "/settings/statuses";
type Listed = { data: ArrangedStatus[] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const edit = new URL(request.url).searchParams.get("edit");
  const outcome = await context.api.send<Listed>("GET", "/api/statuses/settings");
  if (!outcome.ok && outcome.status !== 403) throw Response.json(outcome.problem, { status: outcome.status });
  const statuses = outcome.ok ? outcome.answer.data : undefined;
  return data({ statuses, edit, idempotency_key: crypto.randomUUID() }, outcome.status);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = String(form.get("id") ?? "");
  const intent = form.get("intent");
  if (intent === "save") return save(form, id, context);
  if (intent === "delete") {
    const { ok, status } = await context.api.send("DELETE", `/api/statuses/${encodeURIComponent(id)}`);
    return told(context, ok, "settings.statuses.deleted", status === 409 ? "settings.statuses.in_use" : undefined);
  }
  if (intent === "up" || intent === "down") return told(context, await moved(id, intent, context));
  throw new Response(null, { status: 400 });
}

async function save(form: FormData, id: string, context: Surroundings) {
  const { refused, accepted } = await submit(form, context, statusDraft, (json, headers) =>
    id
      ? context.api.send<{ data: ArrangedStatus }>("PUT", `/api/statuses/${encodeURIComponent(id)}`, { json })
      : context.api.send<{ data: ArrangedStatus }>("POST", "/api/statuses/", { json, headers }),
  );
  if (refused) return refused;
  const name = accepted.data[`name_${context.language}`];
  context.flash({ key: id ? "settings.statuses.changed" : "settings.statuses.created", values: { name } });
  return redirect(here, 303);
}

async function moved(id: string, way: "up" | "down", { api }: Surroundings): Promise<boolean> {
  const { data: statuses } = await api.get<Listed>("/api/statuses/settings");
  const ids = statuses.map((it) => it.id);
  const at = ids.indexOf(id);
  const other = way === "up" ? at - 1 : at + 1;
  if (at < 0 || other < 0 || other >= ids.length) return true;
  ids.splice(other, 0, ...ids.splice(at, 1));
  return (await api.send("PUT", "/api/statuses/order", { json: { ids } })).ok;
}

function told({ flash }: Surroundings, ok: boolean, done?: WordKey, why: WordKey = "settings.statuses.failed") {
  if (!ok) flash({ key: why, tone: "error" });
  else if (done) flash({ key: done });
  return redirect(here, 303);
}

export const meta: MetaFunction = (args) => titled(args, "settings.statuses.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("settings.statuses.title"), is_current: true }] };

export default function Statuses() {
  const { statuses, edit, idempotency_key } = useLoaderData<typeof loader>();
  const reply = (useActionData<typeof action>() as { reply?: Parameters<typeof StatusForm>[0]["reply"] } | undefined)
    ?.reply;
  const { t } = useWords();
  if (!statuses)
    return (
      <>
        <PageHeader title={t("settings.statuses.title")} />
        <EmptyState
          title={t("settings.statuses.forbidden")}
          actions={<LinkButton to="/birds">{t("settings.statuses.back")}</LinkButton>}
        />
      </>
    );
  const add = (
    <LinkButton kind="primary" to="?edit=new">
      {t("settings.statuses.add")}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t("settings.statuses.title")} lead={t("settings.statuses.lead")} actions={!edit && add} />
      {edit ? (
        <StatusForm
          key={edit}
          reply={reply}
          status={statuses.find(({ id }) => id === edit)}
          idempotencyKey={idempotency_key}
        />
      ) : (
        <StatusTable statuses={statuses} />
      )}
    </>
  );
}
