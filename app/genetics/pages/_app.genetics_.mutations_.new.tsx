import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import type { MutationsAnswer } from "#app/genetics/api-types.ts";
import { MutationForm } from "#app/genetics/mutation-form.tsx";
import { mutationsOf } from "#app/genetics/mutations-of.ts";
import { NoSpecies } from "#app/genetics/no-species.tsx";
import { freshForm } from "#app/kit/fresh-form.ts";
import { addRecord } from "#app/kit/save-record.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { Mutation } from "#worker/genetics/books/own-book.ts";
import { mutationDraft } from "#worker/genetics/contract.ts";
import type { LocusView } from "#worker/genetics/gene-views.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const { search, searchParams } = new URL(request.url);
  const { data } = await context.api.get<{ data: MutationsAnswer }>(`/api/genetics/mutations${search}`);
  return {
    chosen: data.chosen,
    loci: seriesIn(data),
    name: searchParams.get("name") ?? "",
    form: freshForm(mutationDraft),
  };
}

const seriesIn = ({ book }: MutationsAnswer): LocusView[] =>
  (book?.loci ?? []).filter(({ is_graded, alleles }) => !is_graded && alleles.some(({ own }) => !own));

export async function action({ request, context }: ActionFunctionArgs) {
  return addRecord(await request.formData(), context, {
    contract: mutationDraft,
    path: "/api/genetics/mutations",
    saved: ({ name, species_id }: Mutation) => ({
      key: "genetics.saved.created",
      values: { name },
      to: mutationsOf(species_id),
    }),
  });
}

export const meta: MetaFunction = (args) => titled(args, "genetics.mutations.add");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("genetics.tab.mutations"), href: "/genetics/mutations" },
    { label: t("genetics.mutations.add"), is_current: true },
  ],
};

export default function NewMutation() {
  const { chosen, loci, name, form } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  const answer = useActionData<typeof action>();
  const { t } = useWords();
  if (!chosen) return <NoSpecies />;
  return (
    <>
      <PageHeader title={t("genetics.form.new", { species: chosen.common_name })} lead={t("genetics.form.lead")} />
      <MutationForm
        form={form}
        answer={answer}
        loci={loci}
        start={{ name, allele_rank: 1, evidence: "estimated" }}
        back={mutationsOf(chosen.id)}
        submit={t("genetics.mutations.add")}
      >
        <input type="hidden" name="species_id" value={chosen.id} />
      </MutationForm>
    </>
  );
}
