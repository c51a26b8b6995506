import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { BirdForm } from "#app/birds/api-types.ts";
import { BirdStatusForm } from "#app/flock/bird-status-form.tsx";
import { sendStatus } from "#app/flock/send-status.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { ownPath } from "#app/web/paths.ts";
import { titled } from "#app/web/titles.ts";

/** `return_to` is where to go afterwards; else it is the bird's page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = encodeURIComponent(params.birdId ?? "");
  const { data: form } = await context.api.get<{ data: BirdForm }>(`/api/birds/${id}/form`);
  const { searchParams } = new URL(request.url);
  return { form, back: ownPath(searchParams.get("return_to"), context.origin, `/birds/${id}`) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return sendStatus(await request.formData(), params.birdId ?? "", context);
}

export const meta: MetaFunction = (args) => titled(args, "birds.status.died");
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  crumbs: (t, { form: { bird } }) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: bird.identifier, href: `/birds/${bird.id}` },
    { label: t("birds.status.died"), is_current: true },
  ],
};

export default function BirdDied() {
  const { form, back } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useWords();
  // Whoever has done away with that status chooses another.
  const dead = form.statuses.find(({ key }) => key === "deceased")?.id;
  return (
    <>
      <PageHeader title={t("birds.status.died_title", { ring: form.bird.identifier })} lead={form.bird.name} />
      <BirdStatusForm {...{ form, refused, back, dead }} />
    </>
  );
}
