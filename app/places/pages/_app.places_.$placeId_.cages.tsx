import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { NumberField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { placeCrumbs } from "#app/places/place-crumbs.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { emptied, submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { cageRun } from "#worker/places/contract.ts";
import type { Place } from "#worker/places/queries.ts";

const pathOf = (id = "") => `/api/places/${encodeURIComponent(id)}`;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data: place } = await context.api.get<{ data: Place }>(pathOf(params.placeId));
  return { place };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  // What was typed goes on as typed: the API makes the names of it.
  const typed = { first: form.get("first"), last: form.get("last") };
  const { refused, accepted } = await submit(form, context, cageRun, ({ capacity }, headers) => {
    const json = emptied({ ...typed, capacity }, ["capacity"]);
    return context.api.send<{ data: { created: number } }>("POST", `${pathOf(params.placeId)}/cages`, {
      json,
      headers,
    });
  });
  if (refused) return refused;
  const count = accepted.data.created;
  context.flash(count > 0 ? { key: "places.saved.cages", values: { count } } : { key: "places.saved.no_cages" });
  return redirect(`/places/${params.placeId}`, 303);
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "places.cages.title", { place: args.data?.place.name ?? "" });
export const handle: PageHandle<{ place: Place }> = {
  crumbs: placeCrumbs("places.action.cages"),
};

export default function Cages() {
  const { t } = useWords();
  const { place } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const named = { required: true, maxLength: 60 };
  const constraint = { first: named, last: named, capacity: { min: 1, max: 10_000, step: 1 } };
  const fields = plainFields(["first", "last", "capacity"], { reply, constraint });
  return (
    <>
      <PageHeader title={t("places.cages.title", { place: place.name })} lead={t("places.cages.lead")} />
      <Form>
        <FormFaults reply={reply} fields={fields} />
        {(["first", "last"] as const).map((name) => (
          <TextField
            key={name}
            field={fields[name]}
            label={t(`places.field.${name}`)}
            hint={t(`places.cages.${name}_hint`)}
            autoComplete="off"
          />
        ))}
        <NumberField
          field={fields.capacity}
          label={t("places.field.capacity")}
          hint={t("places.cages.capacity_hint")}
        />
        <div className="actions">
          <Button kind="primary">{t("places.cages.make")}</Button>
          <LinkButton kind="ghost" to={`/places/${place.id}`}>
            {t("places.form.cancel")}
          </LinkButton>
        </div>
      </Form>
    </>
  );
}
