import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { recordPath } from "#app/kit/record-path.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { PairAnswer } from "#worker/pairs/queries.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireMay(context, "season.write");
  const { data } = await context.api.get<PairAnswer>(recordPath("/api/pairs", params.pairId));
  return { pair: { id: data.id, number: data.number } };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const path = recordPath("/api/pairs", params.pairId);
  return deleteRecord(await request.formData(), context, { path, words: "pairs.delete", list: "/birds/pairs" });
}

export const meta: MetaFunction = (args) => titled(args, "pairs.page.delete");
export const handle: PageHandle<{ pair: { id: string; number: string } }> = {
  crumbs: (t, { pair }) => [
    { label: t("pairs.list.title"), href: "/birds/pairs" },
    { label: pair.number, href: `/birds/pairs/${pair.id}` },
    { label: t("pairs.page.delete"), is_current: true },
  ],
};

export default function DeletePair() {
  const { pair } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <DeletePage words="pairs.delete" name={pair.number} back={`/birds/pairs/${pair.id}`} answer={answer} />;
}
