import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import { throwQueuePage } from "#app/web/work-queue.ts";
import type { TrashPage } from "#worker/flock/trash-listing.ts";

// What a page of the trash holds at most.
const most = 100;

/** What would go, by its rings; without anything chosen, or with nothing left of it, back to the trash. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const ids = new URL(request.url).searchParams.getAll("ids").slice(0, most);
  if (ids.length === 0) throw redirect("/birds/trash");
  const query = new URLSearchParams({ ids: ids.join(","), page_size: String(most) });
  const { data: page } = await context.api.get<{ data: TrashPage }>(`/api/birds/trash?${query}`);
  if (page.items.length > 0 && page.may.erase) return { birds: page.items };
  context.flash({ key: page.may.erase ? "trash.erase.none" : "trash.erase.forbidden", tone: "error" });
  throw redirect("/birds/trash");
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const json = { ids: form.getAll("ids").map(String) };
  const path = "/api/birds/trash/erase";
  const outcome = await context.api.send<{ data: { erased: number } }>("POST", path, { json });
  throwQueuePage(outcome, form);
  const refused = outcome.ok || outcome.status !== 403 ? "trash.failed" : "trash.erase.forbidden";
  if (!outcome.ok) context.flash({ key: refused, tone: "error" });
  else context.flash({ key: "trash.erase.done", values: { count: outcome.answer.data.erased } });
  return redirect("/birds/trash", 303);
}

export const meta: MetaFunction = (args) => titled(args, "trash.erase.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: t("trash.title"), href: "/birds/trash" },
    { label: t("trash.erase.title"), is_current: true },
  ],
};

export default function Erase() {
  const { birds } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("trash.erase.question", { count: birds.length })} lead={t("trash.erase.detail")} />
      <Form>
        <ul className="grid gap-2">
          {birds.map(({ id, identifier, name, species_name }) => (
            <li key={id}>
              <input type="hidden" name="ids" value={id} />
              <Ring>{identifier}</Ring> {name} <span className="text-muted">{species_name}</span>
            </li>
          ))}
        </ul>
        <div className="actions">
          <Button kind="danger">{t("trash.erase.confirm")}</Button>
          <LinkButton to="/birds/trash">{t("trash.erase.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}
