import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { UnreadWords } from "#app/genetics/unread-words.tsx";
import { Contradictions, InferenceList } from "#app/genotypes/gene-inference.tsx";
import { GenesForm } from "#app/genotypes/genes-form.tsx";
import { genesSent } from "#app/genotypes/genes-sent.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { BirdHeader, birdCrumbs } from "#app/story/bird-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import type { BirdGenetics } from "#worker/genotypes/page.ts";

const pathOf = (id: string | undefined) => `/api/birds/${encodeURIComponent(id ?? "")}/genetics`;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data: page } = await context.api.get<{ data: BirdGenetics }>(pathOf(params.birdId));
  return page;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { genes, phases, asked, version } = genesSent(form);
  const outcome = await context.api.send("PUT", pathOf(params.birdId), { json: { genes, phases, version } });
  if (!outcome.ok) {
    const [first] = outcome.problem.errors ?? [];
    return data({ asked, fault: first?.message ?? outcome.problem.detail }, { status: outcome.status });
  }
  context.flash({ key: "genetics.bird.saved" });
  return redirect(`/birds/${encodeURIComponent(params.birdId ?? "")}/genetics`, 303);
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "genetics.bird.title", { ring: args.data?.head.identifier ?? "" });
export const handle: PageHandle<BirdGenetics> = {
  crumbs: (t, { head }) => birdCrumbs(t("birds.list.title"), head, t("birds.tab.genetics")),
};

export default function BirdGeneticsPage() {
  const page = useLoaderData<typeof loader>() as BirdGenetics;
  const refused = useActionData<typeof action>();
  const { t } = useWords();
  const may = useMay();
  const { head, bird } = page;
  const ask = bird.sex !== "unknown" && page.has_book && (
    <LinkButton to={`/genetics?${bird.sex === "male" ? "father" : "mother"}=${head.id}`}>
      {t("genetics.bird.pair")}
    </LinkButton>
  );
  return (
    <article>
      <BirdHeader head={head} at="/genetics" actions={ask} />
      <div className="grid gap-6">
        <Recorded {...page} />
        {page.inference && <Contradictions found={page.inference} />}
        {page.inference && <InferenceList found={page.inference} />}
        {may("flock.write") && page.choices.length > 0 && (
          <section aria-labelledby="record" className="grid gap-3">
            <h2 id="record" className="font-serif text-xl font-bold">
              {t("genetics.bird.record")}
            </h2>
            <p className="text-muted">{t("genetics.bird.record_lead")}</p>
            <GenesForm
              key={bird.version}
              choices={page.choices}
              asked={refused?.asked ?? page.asked}
              phases={page.phases}
              requestedPhases={page.asked_phases}
              version={bird.version}
              fault={refused?.fault}
            />
          </section>
        )}
      </div>
    </article>
  );
}

/** What is written of the bird, how it was understood, and what was not. */
function Recorded({ bird, text, unread, has_book, head }: BirdGenetics) {
  const { t } = useWords();
  const may = useMay();
  const isNothing = !bird.mutation && !bird.genotype;
  if (!has_book) return <p>{t("genetics.bird.no_book", { species: bird.species })}</p>;
  return (
    <section className="grid gap-2" aria-label={t("genetics.bird.recorded")}>
      {isNothing && <p className="text-muted">{t("genetics.bird.nothing")}</p>}
      {text && (
        <p>
          {t("genetics.bird.recorded")}: <b className="font-semibold">{text}</b>
        </p>
      )}
      {unread.length > 0 && (
        <Banner tone="warning" title={t("genetics.gap.unread", { ring: head.identifier })}>
          <UnreadWords unread={unread} species_id={bird.species_id} bird={head} />
          <p>{t("genetics.bird.unread")}</p>
        </Banner>
      )}
      {bird.sex === "unknown" && (
        <Banner>
          {t("genetics.bird.sex_unknown")}{" "}
          {may("flock.write") && <a href={`/birds/${head.id}/edit`}>{t("genetics.bird.sex_record")}</a>}
        </Banner>
      )}
    </section>
  );
}
