import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { searchIn } from "#app/birds/list-query.ts";
import { useOverList } from "#app/birds/over-list.ts";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { RouteDialog } from "#app/shell/dialog.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import type { Flash } from "#app/web/flash.ts";
import { titled } from "#app/web/titles.ts";
import type { Bird } from "#worker/birds/columns/details.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const { data: bird } = await context.api.get<{ data: Bird }>(`/api/birds/${encodeURIComponent(params.birdId ?? "")}`);
  return { id: bird.id, ring: bird.identifier };
}

/** Deletes at once and says so, with the way to undo it; back to the list with its question kept. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const search = searchIn(new URL(request.url).searchParams);
  const id = encodeURIComponent(params.birdId ?? "");
  const { ok, status } = await context.api.send<undefined>("DELETE", `/api/birds/${id}`);
  if (!ok) context.flash({ key: status === 404 ? "birds.delete.gone" : "birds.delete.failed", tone: "error" });
  else context.flash({ ...deleted(form.get("ring")), undo: `/birds/${id}/restore${short(search)}` });
  return redirect(`/birds${search}`, 303);
}

function deleted(ring: FormDataEntryValue | null): Flash {
  if (typeof ring !== "string" || ring === "") return { key: "birds.delete.done" };
  return { key: "birds.delete.done_ring", values: { ring: ring.slice(0, 100) } };
}

// The message travels in a cookie, which a browser drops above 4 KB.
const short = (search: string) => (search.length <= 500 ? search : "");

export const meta: MetaFunction = (args) => titled(args, "birds.delete.title");
export const handle: PageHandle<{ id: string; ring: string }> = {
  crumbs: (t, { id, ring }) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: ring, href: `/birds/${id}` },
    { label: t("birds.action.delete"), is_current: true },
  ],
};

export default function DeleteBird() {
  const { t } = useWords();
  const { ring } = useLoaderData<typeof loader>();
  const { over, close, back } = useOverList();
  return (
    <RouteDialog over={over} title={t("birds.delete.question", { ring })} onClose={close}>
      <Form>
        <p>{t("birds.delete.detail")}</p>
        <input type="hidden" name="ring" value={ring} />
        <div className="actions">
          <Button kind="danger">{t("birds.delete.confirm")}</Button>
          <LinkButton kind="ghost" to={back} preventScrollReset>
            {t("birds.form.cancel")}
          </LinkButton>
        </div>
      </Form>
    </RouteDialog>
  );
}
