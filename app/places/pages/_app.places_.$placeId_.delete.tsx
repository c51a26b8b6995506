import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { placeCrumbs } from "#app/places/place-crumbs.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { Place } from "#worker/places/queries.ts";

const pathOf = (id = "") => `/api/places/${encodeURIComponent(id)}`;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data: place } = await context.api.get<{ data: Place }>(pathOf(params.placeId));
  return { place };
}

export async function action({ params, context }: ActionFunctionArgs) {
  const outcome = await context.api.send<undefined>("DELETE", pathOf(params.placeId));
  if (!outcome.ok) return data({ fault: outcome.problem.detail }, outcome.status);
  context.flash({ key: "places.delete.done" });
  return redirect("/places", 303);
}

export const meta: MetaFunction = (args) => titled(args, "places.delete.title");
export const handle: PageHandle<{ place: Place }> = {
  crumbs: placeCrumbs("places.action.delete"),
};

export default function DeletePlace() {
  const { t } = useWords();
  const { place } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>()?.fault;
  return (
    <>
      <PageHeader title={t("places.delete.question", { place: place.name })} />
      <Form>
        {fault && <ErrorSummary faults={[{ message: fault }]} />}
        <p>{t("places.delete.detail")}</p>
        <div className="actions">
          <Button kind="danger">{t("places.delete.confirm")}</Button>
          <LinkButton kind="ghost" to={`/places/${place.id}`}>
            {t("places.form.cancel")}
          </LinkButton>
        </div>
      </Form>
    </>
  );
}
