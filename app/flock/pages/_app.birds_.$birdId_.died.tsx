import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { BirdStatusForm } from "#app/flock/bird-status-form.tsx";
import { sendStatus, statusInput } from "#app/flock/send-status.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { birdCrumbs } from "#app/story/bird-header.tsx";
import { titled } from "#app/web/titles.ts";

export function loader(args: LoaderFunctionArgs) {
  requireMay(args.context, "flock.write");
  return statusInput(args);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return sendStatus(await request.formData(), params.birdId ?? "", context);
}

export const meta: MetaFunction = (args) => titled(args, "birds.status.died");
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  crumbs: (t, { form: { bird } }) => birdCrumbs(t("birds.list.title"), bird, t("birds.status.died")),
};

export default function BirdDied() {
  const { form, back } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useWords();
  // Without that status, which may have been deleted, the breeder chooses one.
  const dead = form.statuses.find(({ key }) => key === "deceased")?.id;
  return (
    <>
      <PageHeader title={t("birds.status.died_title", { ring: form.bird.identifier })} lead={form.bird.name} />
      <BirdStatusForm form={form} refused={refused} back={back} dead={dead} />
    </>
  );
}
