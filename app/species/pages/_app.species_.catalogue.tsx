import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { questionIn } from "#app/search/hits.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { CatalogueChoice } from "#app/species/catalogue-choice.tsx";
import { ownPath } from "#app/web/paths.ts";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { catalogueChoice } from "#worker/species/contract.ts";
import type { OfferedSpecies } from "#worker/species/copies.ts";
import type { Species } from "#worker/species/queries.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const { searchParams } = new URL(request.url);
  const q = questionIn(request);
  // What was ticked before looking for more stays ticked: the search is part of the form.
  const chosen = searchParams.getAll("slugs").slice(0, 200);
  const query = new URLSearchParams({ q, keep: chosen.join(",").slice(0, 4000) });
  const { data: offered } = await context.api.get<{ data: OfferedSpecies[] }>(`/api/bird-species/catalogue?${query}`);
  const back = ownPath(searchParams.get("return_to"), context.origin, "/species");
  return { offered, chosen, q, back, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { searchParams } = new URL(request.url);
  const { refused, accepted } = await submit(form, context, catalogueChoice, (value, headers) =>
    context.api.send<{ data: Species[] }>("POST", "/api/bird-species/from-catalogue", { json: value, headers }),
  );
  if (refused) return refused;
  const count = accepted.data.length;
  context.flash(count > 0 ? { key: "species.saved.copied", values: { count } } : { key: "species.saved.none" });
  return redirect(ownPath(searchParams.get("return_to"), context.origin, "/species"), 303);
}

export const meta: MetaFunction = (args) => titled(args, "species.catalogue.title");

export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("species.list.title"), href: "/species" },
    { label: t("species.catalogue.title"), is_current: true },
  ],
};

export default function CataloguePage() {
  const { offered, chosen, q, back, idempotency_key } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const { t } = useWords();
  const sent = [reply?.initialValue?.slugs ?? chosen].flat().map(String);
  const faults = Object.values(reply?.error ?? {}).flatMap((messages) => messages ?? []);
  return (
    <>
      <PageHeader title={t("species.catalogue.title")} lead={t("species.catalogue.lead")} />
      <Form className="grid gap-8">
        <ErrorSummary faults={faults.map((message) => ({ message }))} />
        <CatalogueChoice offered={offered} chosen={sent} q={q} back={back} sendKey={idempotency_key} />
      </Form>
    </>
  );
}
