import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { actOnReturn, type ReturnAnswer } from "#app/legal/return/act-on-return.ts";
import { ReturnView } from "#app/legal/return/return-view.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { ReturnPage } from "#worker/legal/return/page.ts";

/** So many birds are shown; the file has all of them. */
const mostShown = 200;

/** The return of the year that is asked for, else of the one that is due. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "papers.issue");
  const given = new URL(request.url).searchParams.get("year") ?? "";
  const year = /^(?:19|20|21)\d\d$/.test(given) ? `&year=${given}` : "";
  const { data: page } = await context.api.get<{ data: ReturnPage }>(`/api/register/return?most=${mostShown}${year}`);
  return { page, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMay(context, "papers.issue");
  return actOnReturn(await request.formData(), context);
}

export const meta: MetaFunction = (args) => titled(args, "annual.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("annual.title"), is_current: true }] };

export default function Return() {
  const { page, idempotency_key } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as ReturnAnswer | undefined;
  return <ReturnView page={page as ReturnPage} answer={answer} idempotency_key={idempotency_key} />;
}
