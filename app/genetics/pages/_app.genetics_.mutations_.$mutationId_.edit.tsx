import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type Draft, MutationForm } from "#app/genetics/mutation-form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Outcome } from "#app/web/api-client.ts";
import { emptied, submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import type { Mutation } from "#worker/genetics/books/own-book.ts";
import { mutationChange } from "#worker/genetics/contract.ts";
import type { SaidLocus } from "#worker/genetics/said.ts";

type EditAnswer = { mutation: Mutation; loci: SaidLocus[] };
const pathOf = (id: string | undefined) => `/api/genetics/mutations/${encodeURIComponent(id ?? "")}`;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data: answer } = await context.api.get<{ data: EditAnswer }>(`${pathOf(params.mutationId)}/form`);
  return { ...answer, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  let current: Mutation | undefined;
  const { refused, accepted } = await submit(form, context, editForm, async (value, headers) => {
    const json = emptied(value, ["locus", "source", "notes"]);
    const outcome: Outcome<{ data: Mutation }> = await context.api.send("PUT", pathOf(params.mutationId), {
      ...{ json, headers },
    });
    if (!outcome.ok && outcome.problem.code === "stale") current = outcome.problem.current as Mutation;
    return outcome;
  });
  if (refused) return data({ ...refused.data, current }, refused.init ?? {});
  context.flash({ key: "genetics.saved.changed", values: { name: accepted.data.name } });
  return redirect(`/genetics/mutations?species_id=${encodeURIComponent(accepted.data.species_id)}`, 303);
}

const editForm = mutationChange.omit({ org_id: true });

export const meta: MetaFunction = (args) => titled(args, "genetics.form.edit");
export const handle: PageHandle<EditAnswer> = {
  crumbs: (t, { mutation }) => [
    { label: t("genetics.tab.mutations"), href: `/genetics/mutations?species_id=${mutation.species_id}` },
    { label: mutation.name, is_current: true },
  ],
};

const stored = (it: Mutation): Draft => ({
  ...{ name: it.name, chromosome: it.chromosome, inheritance: it.inheritance, locus: it.locus ?? "" },
  ...{ allele_rank: String(it.allele_rank), lethal: it.lethal, evidence: it.evidence },
  ...{ source: it.source ?? "", notes: it.notes ?? "" },
});

export default function EditMutation() {
  const { mutation, loci, idempotency_key } = useLoaderData<typeof loader>() as EditAnswer & {
    idempotency_key: string;
  };
  const { reply, current } = useActionData<typeof action>() ?? {};
  const { t } = useWords();
  const version = current?.version ?? reply?.initialValue?.version ?? mutation.version;
  return (
    <>
      <PageHeader title={t("genetics.form.edit_mutation", { name: mutation.name })} />
      <MutationForm
        reply={reply}
        start={stored(mutation)}
        loci={loci}
        idempotencyKey={idempotency_key}
        back={`/genetics/mutations?species_id=${encodeURIComponent(mutation.species_id)}`}
        submitWords={t("genetics.form.save")}
      >
        <input type="hidden" name="version" value={String(version)} />
        {current && <Banner tone="warning">{t("genetics.form.stale", { name: current.name })}</Banner>}
      </MutationForm>
    </>
  );
}
