import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { Species } from "#worker/species/queries.ts";

const pathOf = (id: string | undefined) => `/api/bird-species/${encodeURIComponent(id ?? "")}`;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data: kind } = await context.api.get<{ data: Species }>(pathOf(params.speciesId));
  return { id: kind.id, name: kind.common_name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const name = (await request.formData()).get("name");
  const { ok, status } = await context.api.send("DELETE", pathOf(params.speciesId));
  if (ok || status === 404) {
    context.flash({ key: "species.delete.done", values: { name: String(name ?? "").slice(0, 100) } });
    return redirect("/species", 303);
  }
  context.flash({ key: status === 409 ? "species.delete.in_use" : "species.delete.failed", tone: "error" });
  return redirect(`/species/${encodeURIComponent(params.speciesId ?? "")}`, 303);
}

export const meta: MetaFunction = (args) => titled(args, "species.delete.title");
export const handle: PageHandle<{ id: string; name: string }> = {
  crumbs: (t, { id, name }) => [
    { label: t("species.list.title"), href: "/species" },
    { label: name, href: `/species/${id}` },
    { label: t("species.delete.title"), is_current: true },
  ],
};

export default function DeleteSpecies() {
  const { id, name } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("species.delete.question", { name })} lead={t("species.delete.detail")} />
      <Form>
        <input type="hidden" name="name" value={name} />
        <div className="actions">
          <Button kind="danger">{t("species.delete.confirm")}</Button>
          <LinkButton to={`/species/${id}`}>{t("species.form.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}
