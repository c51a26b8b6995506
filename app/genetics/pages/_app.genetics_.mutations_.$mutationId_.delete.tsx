import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { mutationsOf } from "#app/genetics/mutations-of.ts";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { recordPath } from "#app/kit/record-path.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { Mutation } from "#worker/genetics/books/own-book.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const path = recordPath("/api/genetics/mutations", params.mutationId);
  const { data: mutation } = await context.api.get<{ data: Mutation }>(path);
  return { name: mutation.name, species_id: mutation.species_id };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const path = recordPath("/api/genetics/mutations", params.mutationId);
  const list = mutationsOf(String(form.get("species_id") ?? "").slice(0, 100));
  return deleteRecord(form, context, { path, words: "genetics.delete", list, kept: list });
}

export const meta: MetaFunction = (args) => titled(args, "genetics.delete.title");
export const handle: PageHandle<{ name: string; species_id: string }> = {
  crumbs: (t, { name, species_id }) => [
    { label: t("genetics.tab.mutations"), href: mutationsOf(species_id) },
    { label: name },
    { label: t("genetics.delete.title"), is_current: true },
  ],
};

export default function DeleteMutation() {
  const { name, species_id } = useLoaderData<typeof loader>();
  return (
    <DeletePage words="genetics.delete" name={name} back={mutationsOf(species_id)}>
      <input type="hidden" name="species_id" value={species_id} />
    </DeletePage>
  );
}
