import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { recordPath } from "#app/kit/record-path.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { Species } from "#worker/species/queries.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const path = recordPath("/api/bird-species", params.speciesId);
  const { data: kind } = await context.api.get<{ data: Species }>(path);
  return { id: kind.id, name: kind.common_name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return deleteRecord(await request.formData(), context, {
    path: recordPath("/api/bird-species", params.speciesId),
    words: "species.delete",
    list: "/species",
    kept: recordPath("/species", params.speciesId),
  });
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
  return <DeletePage words="species.delete" name={name} back={`/species/${id}`} />;
}
