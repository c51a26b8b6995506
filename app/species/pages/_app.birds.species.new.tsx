import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useNavigate } from "@remix-run/react";
import { requireMember } from "#app/accounts/member.ts";
import { searchIn } from "#app/birds/list-query.ts";
import { useOverList } from "#app/birds/over-list.ts";
import { useWords } from "#app/locales/words.tsx";
import { RouteDialog } from "#app/shell/dialog.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { SpeciesForm } from "#app/species/species-form.tsx";
import { ownPath } from "#app/web/paths.ts";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { speciesDraft } from "#worker/species/contract.ts";
import type { Species } from "#worker/species/queries.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(context);
  const { searchParams } = new URL(request.url);
  const name = (searchParams.get("name") ?? "").slice(0, 100);
  return { name, back: backFrom(searchParams, context.origin), idempotency_key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { refused, accepted } = await submit(form, context, speciesDraft, (draft, headers) => {
    // A box that is not ticked is not sent: for the contract that would mean "as usual".
    const ticks = {
      turning_enabled: form.has("turning_enabled"),
      has_exception_profile: form.has("has_exception_profile"),
    };
    return context.api.send<{ data: Species }>("POST", "/api/bird-species/", { json: { ...draft, ...ticks }, headers });
  });
  if (refused) return refused;
  context.flash({ key: "species.saved.created", values: { name: accepted.data.common_name } });
  return redirect(backFrom(new URL(request.url).searchParams, context.origin), 303);
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
  const { name, back, idempotency_key } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
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
        reply={reply}
        start={{ common_name: name, turning_enabled: "on" }}
        idempotencyKey={idempotency_key}
        back={back}
        submitWords={t("species.form.add")}
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
