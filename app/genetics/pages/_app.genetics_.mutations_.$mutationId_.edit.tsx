import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { MutationForm } from "#app/genetics/mutation-form.tsx";
import { mutationsOf } from "#app/genetics/mutations-of.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { changeRecord } from "#app/kit/save-record.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { Mutation } from "#worker/genetics/books/own-book.ts";
import { mutationDraft } from "#worker/genetics/contract.ts";
import type { LocusView } from "#worker/genetics/gene-views.ts";

type EditAnswer = { mutation: Mutation; loci: LocusView[] };

// The species of a mutation cannot change.
const editForm = mutationDraft.omit({ species_id: true });

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const path = `${recordPath("/api/genetics/mutations", params.mutationId)}/form`;
  const { data: answer } = await context.api.get<{ data: EditAnswer }>(path);
  return { ...answer, form: freshForm(editForm) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return changeRecord(await request.formData(), context, {
    contract: editForm,
    path: recordPath("/api/genetics/mutations", params.mutationId),
    saved: ({ name, species_id }: Mutation) => ({
      key: "genetics.saved.changed",
      values: { name },
      to: mutationsOf(species_id),
    }),
  });
}

export const meta: MetaFunction = (args) => titled(args, "genetics.form.edit");
export const handle: PageHandle<EditAnswer> = {
  crumbs: (t, { mutation }) => [
    { label: t("genetics.tab.mutations"), href: mutationsOf(mutation.species_id) },
    { label: mutation.name, is_current: true },
  ],
};

export default function EditMutation() {
  const { mutation, loci, form } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  const answer = useActionData<typeof action>();
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("genetics.form.edit_mutation", { name: mutation.name })} />
      <MutationForm
        form={form}
        answer={answer}
        loci={loci}
        record={mutation}
        back={mutationsOf(mutation.species_id)}
        submit={t("genetics.form.save")}
        stale={t("genetics.form.stale")}
      />
    </>
  );
}
