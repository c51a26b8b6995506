import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { incubatorCrumbs } from "#app/incubators/incubator-crumbs.ts";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { IncubatorPage } from "#worker/incubators/page.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireMay(context, "settings.write");
  const path = recordPath("/api/incubators", params.incubatorId);
  const { data: incubator } = await context.api.get<{ data: IncubatorPage }>(path);
  const { id, name, eggs_inside, eggs_before } = incubator;
  return { incubator: { id, name }, inside: eggs_inside, before: eggs_before };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const path = recordPath("/api/incubators", params.incubatorId);
  return deleteRecord(await request.formData(), context, { path, words: "incubators.delete", list: "/incubators" });
}

export const meta: MetaFunction = (args) => titled(args, "incubators.delete.title");
export const handle: PageHandle<{ incubator: { id: string; name: string } }> = {
  crumbs: incubatorCrumbs("incubators.action.delete"),
};

export default function DeleteIncubator() {
  const { incubator, inside, before } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useWords();
  const { id, name } = incubator;
  if (inside + before === 0 || answer)
    return <DeletePage words="incubators.delete" name={name} back={`/incubators/${id}`} answer={answer} />;
  const why =
    inside > 0 ? t("incubators.delete.inside", { count: inside }) : t("incubators.delete.before", { count: before });
  return (
    <>
      <PageHeader title={t("incubators.delete.question", { name })} lead={why} />
      <div className="actions">
        <LinkButton kind="primary" to={`/incubators/${id}`}>
          {t("incubators.delete.back")}
        </LinkButton>
      </div>
    </>
  );
}
