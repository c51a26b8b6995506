import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { MutationsAnswer } from "#app/genetics/answers.ts";
import { MutationForm } from "#app/genetics/mutation-form.tsx";
import { NoSpecies } from "#app/genetics/no-species.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import type { Mutation } from "#worker/genetics/books/own-book.ts";
import { mutationDraft } from "#worker/genetics/contract.ts";
import type { SaidLocus } from "#worker/genetics/said.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search } = new URL(request.url);
  const { data } = await context.api.get<{ data: MutationsAnswer }>(`/api/genetics/mutations${search}`);
  return { chosen: data.chosen, loci: seriesIn(data), idempotency_key: crypto.randomUUID() };
}

const seriesIn = ({ book }: MutationsAnswer): SaidLocus[] =>
  (book?.loci ?? []).filter(({ alleles }) => alleles.some(({ own }) => !own));

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { refused, accepted } = await submit(form, context, mutationForm, (json, headers) =>
    context.api.send<{ data: Mutation }>("POST", "/api/genetics/mutations", { json, headers }),
  );
  if (refused) return refused;
  context.flash({ key: "genetics.saved.created", values: { name: accepted.data.name } });
  return redirect(`/genetics/mutations?species_id=${encodeURIComponent(accepted.data.species_id)}`, 303);
}

const mutationForm = mutationDraft.omit({ org_id: true });

export const meta: MetaFunction = (args) => titled(args, "genetics.mutations.add");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("genetics.tab.mutations"), href: "/genetics/mutations" },
    { label: t("genetics.mutations.add"), is_current: true },
  ],
};

export default function NewMutation() {
  const { chosen, loci, idempotency_key } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  const reply = useActionData<typeof action>()?.reply;
  const { t } = useWords();
  if (!chosen) return <NoSpecies />;
  return (
    <>
      <PageHeader title={t("genetics.form.new", { species: chosen.common_name })} lead={t("genetics.form.lead")} />
      <MutationForm
        reply={reply}
        start={{ allele_rank: "1", evidence: "estimated" }}
        loci={loci}
        idempotencyKey={idempotency_key}
        back={`/genetics/mutations?species_id=${encodeURIComponent(chosen.id)}`}
        submitWords={t("genetics.mutations.add")}
      >
        <input type="hidden" name="species_id" value={chosen.id} />
      </MutationForm>
    </>
  );
}
