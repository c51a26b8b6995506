import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Doubts, Warnings } from "#app/genetics/caution-list.tsx";
import { EvidenceLegend } from "#app/genetics/evidence.tsx";
import { SourceList } from "#app/genetics/footnotes.tsx";
import { GeneticsTabs } from "#app/genetics/genetics-tabs.tsx";
import { NoSpecies } from "#app/genetics/no-species.tsx";
import { OutcomeTable } from "#app/genetics/outcome-table.tsx";
import { PairForm } from "#app/genetics/pair-form.tsx";
import { SpeciesChoice } from "#app/genetics/species-choice.tsx";
import { PairedBirds } from "#app/genotypes/paired-birds.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { Crossed } from "#worker/genetics/crosses.ts";
import type { CrossPage } from "#worker/genetics/pair-input.ts";
import type { PairOfBirds } from "#worker/genotypes/pair.ts";
import { shareInWords } from "#worker/locales/shares.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const isOfBirds = searchParams.get("father") || searchParams.get("mother");
  const path = isOfBirds ? "/api/birds/pair-genetics" : "/api/genetics/cross";
  const { data: page } = await context.api.get<{ data: Page }>(`${path}${search}`);
  return { page };
}

type Page = CrossPage & Partial<Pick<PairOfBirds, "father" | "mother">>;

export const meta: MetaFunction = (args) => titled(args, "genetics.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("genetics.title"), is_current: true }] };

export default function Genetics() {
  const { page } = useLoaderData<typeof loader>() as { page: Page };
  const { t } = useWords();
  const birds = [page.father, page.mother].flatMap((it) => it ?? []);
  if (page.kinds.length === 0) return <NoSpecies />;
  return (
    <>
      <PageHeader title={t("genetics.title")} lead={t("genetics.lead")} />
      <GeneticsTabs species={page.chosen?.id} />
      <PairedBirds birds={birds} />
      <div className="question">
        <section aria-labelledby="pair" className="grid gap-3">
          <h2 id="pair" className="font-serif text-xl font-bold">
            {t("genetics.pair.choose")}
          </h2>
          {birds.length === 0 && <SpeciesChoice kinds={page.kinds} chosen={page.chosen} />}
          {page.choices.length === 0 ? <p>{t("genetics.no_book")}</p> : <PairForm {...page} />}
        </section>
        {page.crossed ? <Answer crossed={page.crossed} /> : <p className="answer-slot">{t("genetics.answer.here")}</p>}
      </div>
      {page.crossed && (
        <footer className="mt-8 grid gap-6 border-t border-line pt-6">
          <EvidenceLegend />
          <SourceList sources={page.crossed.sources} />
        </footer>
      )}
    </>
  );
}

function Answer({ crossed }: { crossed: Crossed }) {
  const { t, language } = useWords();
  const { cock, hen, lost, hatched, cautions, sources } = crossed;
  return (
    <section aria-labelledby="young" className="gene-said grid gap-4">
      <h2 id="young" className="font-serif text-xl font-bold">
        {t("genetics.answer", { cock: cock.text, hen: hen.text })}
      </h2>
      {lost.length > 0 && (
        <p>
          {t("genetics.hatched", {
            percent: shareInWords(1 - hatched.number, language),
            names: lost.map(({ name }) => name).join(", "),
          })}
        </p>
      )}
      <Warnings cautions={cautions} sources={sources} />
      <OutcomeTable {...crossed} />
      <Doubts cautions={cautions} sources={sources} />
    </section>
  );
}
