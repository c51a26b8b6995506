import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Doubts, Warnings } from "#app/genetics/caution-list.tsx";
import { EvidenceLegend } from "#app/genetics/evidence.tsx";
import { GeneticsTabs } from "#app/genetics/genetics-tabs.tsx";
import { NoSpecies } from "#app/genetics/no-species.tsx";
import { OutcomeTables } from "#app/genetics/outcome-tables.tsx";
import { PairForm } from "#app/genetics/pair-form.tsx";
import { percentIn } from "#app/genetics/shares.ts";
import { SpeciesChoice } from "#app/genetics/species-choice.tsx";
import { titled } from "#app/titles.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.tsx";
import type { CrossPage } from "#worker/genetics/asking.ts";
import type { Crossed } from "#worker/genetics/crosses.ts";
import type { PageHandle } from "./_app.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search } = new URL(request.url);
  const { data: page } = await context.api.get<{ data: CrossPage }>(`/api/genetics/cross${search}`);
  return { page };
}

export const meta: MetaFunction = (args) => titled(args, "genetics.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("genetics.title"), is_current: true }] };

export default function Genetics() {
  const { page } = useLoaderData<typeof loader>() as { page: CrossPage };
  const { t } = useWords();
  if (page.kinds.length === 0) return <NoSpecies />;
  return (
    <>
      <PageHeader title={t("genetics.title")} lead={t("genetics.lead")} />
      <GeneticsTabs species={page.chosen?.id} />
      <div className="grid gap-6">
        {page.crossed && <Answer crossed={page.crossed} />}
        <section aria-labelledby="pair" className="grid gap-3">
          <h2 id="pair" className="font-serif text-xl font-bold">
            {t(page.crossed ? "genetics.pair.change" : "genetics.pair.choose")}
          </h2>
          <SpeciesChoice kinds={page.kinds} chosen={page.chosen} />
          {page.choices.length === 0 ? <p>{t("genetics.no_book")}</p> : <PairForm {...page} />}
        </section>
        {page.crossed && <EvidenceLegend />}
      </div>
    </>
  );
}

function Answer({ crossed }: { crossed: Crossed }) {
  const { t, language } = useWords();
  const { cock, hen, lost, hatched } = crossed;
  return (
    <section aria-labelledby="young" className="gene-said grid gap-4">
      <h2 id="young" className="font-serif text-xl font-bold">
        {t("genetics.answer", { cock: cock.text, hen: hen.text })}
      </h2>
      {lost.length > 0 && (
        <p>
          {t("genetics.hatched", {
            percent: percentIn(1 - hatched.number, language),
            names: lost.map(({ name }) => name).join(", "),
          })}
        </p>
      )}
      <Warnings cautions={crossed.cautions} />
      <OutcomeTables crossed={crossed} />
      <Doubts cautions={crossed.cautions} />
    </section>
  );
}
