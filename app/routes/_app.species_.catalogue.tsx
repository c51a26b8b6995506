import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ownPath } from "#app/paths.ts";
import { CatalogueChoice } from "#app/species/catalogue-choice.tsx";
import { submit } from "#app/submit.ts";
import { titled } from "#app/titles.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Form } from "#app/ui/form.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.tsx";
import { catalogueChoice } from "#worker/species/contract.ts";
import type { OfferedSpecies } from "#worker/species/copies.ts";
import type { Species } from "#worker/species/queries.ts";
import type { PageHandle } from "./_app.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { data: offered } = await context.api.get<{ data: OfferedSpecies[] }>("/api/bird-species/catalogue");
  const back = ownPath(searchParams.get("return_to"), context.origin, "/species");
  return { offered, back, idempotency_key: crypto.randomUUID() };
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
  const { offered, back, idempotency_key } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const { t } = useWords();
  const chosen = [reply?.initialValue?.slugs ?? []].flat().map(String);
  const faults = Object.values(reply?.error ?? {}).flatMap((messages) => messages ?? []);
  return (
    <>
      <PageHeader title={t("species.catalogue.title")} lead={t("species.catalogue.lead")} />
      <Form className="grid gap-8" idempotencyKey={idempotency_key}>
        <ErrorSummary faults={faults.map((message) => ({ message }))} />
        <CatalogueChoice offered={offered} chosen={chosen} back={back} />
      </Form>
    </>
  );
}
