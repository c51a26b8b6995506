import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import type { MutationsAnswer } from "#app/genetics/api-types.ts";
import { EvidenceLegend } from "#app/genetics/evidence.tsx";
import { SourceList } from "#app/genetics/footnotes.tsx";
import { GeneticsTabs } from "#app/genetics/genetics-tabs.tsx";
import { LinksTable, MutationsTable, TraitsList } from "#app/genetics/mutations-table.tsx";
import { NoSpecies } from "#app/genetics/no-species.tsx";
import { SpeciesChoice } from "#app/genetics/species-choice.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search } = new URL(request.url);
  const { data: page } = await context.api.get<{ data: MutationsAnswer }>(`/api/genetics/mutations${search}`);
  return { page };
}

export const meta: MetaFunction = (args) => titled(args, "genetics.mutations.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("genetics.title"), href: "/genetics" },
    { label: t("genetics.tab.mutations"), is_current: true },
  ],
};

export default function Mutations() {
  const { page } = useLoaderData<typeof loader>() as { page: MutationsAnswer };
  const { t } = useWords();
  const may = useMay();
  const { kinds, chosen, book } = page;
  if (kinds.length === 0) return <NoSpecies />;
  const add = may("flock.write") && (
    <LinkButton kind="primary" to={`/genetics/mutations/new?species_id=${encodeURIComponent(chosen?.id ?? "")}`}>
      {t("genetics.mutations.add")}
    </LinkButton>
  );
  return (
    <ListPage title={t("genetics.mutations.title")} lead={t("genetics.mutations.lead")} actions={add}>
      <GeneticsTabs species={chosen?.id} />
      <div className="grid gap-6">
        <SpeciesChoice kinds={kinds} chosen={chosen} />
        {book && book.loci.length > 0 ? (
          <>
            <MutationsTable book={book} />
            {book.links.length > 0 && <LinksTable {...book} />}
            {book.traits.length > 0 && <TraitsList {...book} />}
            <EvidenceLegend />
            <SourceList sources={book.sources} />
          </>
        ) : (
          <p>{t("genetics.no_book")}</p>
        )}
      </div>
    </ListPage>
  );
}
