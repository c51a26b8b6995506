import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { ListPage } from "#app/kit/list-page.tsx";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { saveRecord } from "#app/kit/save-record.ts";
import { useWords, type WordKey } from "#app/locales/words.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { StatusForm } from "#app/statuses/status-form.tsx";
import { StatusTable } from "#app/statuses/status-table.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
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
  return data({ statuses, edit, form: freshForm(statusDraft) }, outcome.status);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = String(form.get("id") ?? "");
  const intent = form.get("intent");
  if (intent === "save") return save(form, id, context);
  if (intent === "delete") {
    const path = recordPath("/api/statuses", id);
    return deleteRecord(form, context, { path, words: "settings.statuses", list: here, kept: here });
  }
  if (intent !== "up" && intent !== "down") throw new Response(null, { status: 400 });
  const isMoved = await moved(id, intent, context);
  return isMoved
    ? redirect(here, 303)
    : redirectWithFlash(context, { key: "settings.statuses.failed", tone: "error", to: here });
}

function save(form: FormData, id: string, context: LoadContext) {
  const textOf = (key: WordKey) => (status: ArrangedStatus) => ({
    key,
    values: { name: status[`name_${context.language}`] },
    to: here,
  });
  const saved = textOf(id ? "settings.statuses.changed" : "settings.statuses.created");
  return saveRecord(form, context, { id, contract: statusDraft, path: "/api/statuses", saved });
}

async function moved(id: string, way: "up" | "down", { api }: LoadContext): Promise<boolean> {
  const { data: statuses } = await api.get<Listed>("/api/statuses/settings");
  const ids = statuses.map((it) => it.id);
  const at = ids.indexOf(id);
  const other = way === "up" ? at - 1 : at + 1;
  if (at < 0 || other < 0 || other >= ids.length) return true;
  ids.splice(other, 0, ...ids.splice(at, 1));
  return (await api.send("PUT", "/api/statuses/order", { json: { ids } })).ok;
}

export const meta: MetaFunction = (args) => titled(args, "settings.statuses.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("settings.statuses.title"), is_current: true },
  ],
};

export default function Statuses() {
  const { statuses, edit, form } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const answer = sent && "reply" in sent ? sent : undefined;
  const { t } = useWords();
  const empty = {
    drawing: <Perch />,
    title: t("settings.statuses.forbidden"),
    actions: <LinkButton to="/birds">{t("settings.statuses.back")}</LinkButton>,
  };
  const add = (
    <LinkButton kind="primary" to="?edit=new">
      {t("settings.statuses.add")}
    </LinkButton>
  );
  return (
    <ListPage
      title={t("settings.statuses.title")}
      lead={t("settings.statuses.lead")}
      actions={!edit && add}
      empty={!statuses && empty}
    >
      {edit ? (
        <StatusForm key={edit} form={form} answer={answer} status={statuses?.find(({ id }) => id === edit)} />
      ) : (
        <StatusTable statuses={statuses ?? []} />
      )}
    </ListPage>
  );
}
