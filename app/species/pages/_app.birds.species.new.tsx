import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useNavigate } from "@remix-run/react";
import { requireMay, requireMember } from "#app/accounts/member.ts";
import { searchIn } from "#app/birds/list-query.ts";
import { useOverList } from "#app/birds/over-list.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { addRecord } from "#app/kit/save-record.ts";
import { useWords } from "#app/locales/words.tsx";
import { RouteDialog } from "#app/shell/dialog.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { sentSpecies } from "#app/species/sent-species.ts";
import { SpeciesForm } from "#app/species/species-form.tsx";
import { ownPath } from "#app/web/paths.ts";
import { titled } from "#app/web/titles.ts";
import type { Species } from "#worker/species/queries.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  await requireMember(context);
  const { searchParams } = new URL(request.url);
  const name = (searchParams.get("name") ?? "").slice(0, 100);
  return { name, back: backFrom(searchParams, context.origin), form: freshForm(sentSpecies) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const to = backFrom(new URL(request.url).searchParams, context.origin);
  return addRecord(await request.formData(), context, {
    contract: sentSpecies,
    path: "/api/bird-species/",
    saved: ({ common_name: name }: Species) => ({ key: "species.saved.created", values: { name }, to }),
  });
}

/** Where the reader came from: the page that says so, else the list with its question kept. */
function backFrom(params: URLSearchParams, origin: string): string {
  return ownPath(params.get("return_to"), origin, `/birds${searchIn(params)}`);
}

export const meta: MetaFunction = (args) => titled(args, "species.form.title");

export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("species.list.title"), href: "/species" },
    { label: t("species.form.title"), is_current: true },
  ],
};

export default function NewSpecies() {
  const { name, back, form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { over } = useOverList();
  const { t } = useWords();
  const navigate = useNavigate();
  const catalogue = `/species/catalogue?${new URLSearchParams({ return_to: back })}`;
  return (
    <RouteDialog
      over={over}
      title={t("species.form.title")}
      onClose={() => navigate(back, { preventScrollReset: true })}
    >
      <SpeciesForm
        form={form}
        answer={answer}
        back={back}
        start={{ common_name: name, turning_enabled: true }}
        submit={t("species.form.add")}
      >
        <p className="text-muted">
          {t("species.form.catalogue")}{" "}
          <Link className="link" to={catalogue}>
            {t("species.list.catalogue")}
          </Link>
        </p>
      </SpeciesForm>
    </RouteDialog>
  );
}
