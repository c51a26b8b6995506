import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { Mutation } from "#worker/genetics/books/own-book.ts";

const pathOf = (id: string | undefined) => `/api/genetics/mutations/${encodeURIComponent(id ?? "")}`;
const listOf = (species_id: string) => `/genetics/mutations?species_id=${encodeURIComponent(species_id)}`;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data: mutation } = await context.api.get<{ data: Mutation }>(pathOf(params.mutationId));
  return { name: mutation.name, species_id: mutation.species_id };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const [name, species_id] = ["name", "species_id"].map((it) => String(form.get(it) ?? "").slice(0, 100));
  const { ok, status } = await context.api.send("DELETE", pathOf(params.mutationId));
  if (ok || status === 404) context.flash({ key: "genetics.delete.done", values: { name: name ?? "" } });
  else context.flash({ key: status === 409 ? "genetics.delete.in_use" : "genetics.delete.failed", tone: "error" });
  return redirect(listOf(species_id ?? ""), 303);
}

export const meta: MetaFunction = (args) => titled(args, "genetics.delete.title");
export const handle: PageHandle<{ name: string; species_id: string }> = {
  crumbs: (t, { name, species_id }) => [
    { label: t("genetics.tab.mutations"), href: listOf(species_id) },
    { label: name },
    { label: t("genetics.delete.title"), is_current: true },
  ],
};

export default function DeleteMutation() {
  const { name, species_id } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("genetics.delete.question", { name })} lead={t("genetics.delete.detail")} />
      <Form>
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="species_id" value={species_id} />
        <div className="actions">
          <Button kind="danger">{t("genetics.delete.confirm")}</Button>
          <LinkButton to={listOf(species_id)}>{t("genetics.form.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}
