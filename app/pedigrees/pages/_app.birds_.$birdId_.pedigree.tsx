import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { useMemo } from "react";
import { useMay } from "#app/accounts/use-may.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { type Translate, useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Feather } from "#app/marks/feather-and-perch.tsx";
import { CertificateSection } from "#app/pedigrees/certificate-section.tsx";
import { CommonAncestors } from "#app/pedigrees/common-ancestors.tsx";
import { familyOf, type Side } from "#app/pedigrees/family.ts";
import { groupsOf } from "#app/pedigrees/family-groups.ts";
import { FamilyGroups, FamilyList } from "#app/pedigrees/family-words.tsx";
import { InbreedingFacts } from "#app/pedigrees/inbreeding-facts.tsx";
import type { Doorways } from "#app/pedigrees/pedigree-doors.tsx";
import { PedigreeDrawing } from "#app/pedigrees/pedigree-drawing.tsx";
import { addParentPath, lineageSearch, reachOf } from "#app/pedigrees/pedigree-reach.ts";
import { ReachForm } from "#app/pedigrees/reach-form.tsx";
import { ShareSection } from "#app/pedigrees/share-section.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { BirdHeader } from "#app/story/bird-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { Lineage } from "#worker/pedigrees/lineage.ts";
import type { PedigreePage } from "#worker/pedigrees/page.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const birdId = params.birdId ?? "";
  const search = lineageSearch(new URL(request.url).searchParams);
  const path = `/api/birds/${encodeURIComponent(birdId)}/pedigree?${search}`;
  const outcome = await context.api.send<{ data: PedigreePage }>("GET", path);
  if (!outcome.ok && outcome.status === 404) throw Response.json(outcome.problem, { status: 404 });
  if (outcome.ok) return data({ birdId, search, ...outcome.answer.data, problem: "" });
  const { detail, errors = [] } = outcome.problem;
  const problem = [detail, ...errors.map(({ message }) => message)].join(" ");
  const nothing = { lineage: undefined, head: undefined, explanation: undefined, shares: [] };
  return data({ birdId, search, ...nothing, problem }, outcome.status);
}

type PageData = { birdId: string; search: string; lineage: Lineage | undefined };

const nameOf = ({ birdId, lineage }: PageData) => lineage?.nodes.find(({ id }) => id === birdId)?.display_name ?? "";

export const handle = {
  crumbs: (t: Translate, page: PageData | null) => [
    { label: t("birds.menu"), href: "/birds" },
    ...(page?.lineage ? [{ label: nameOf(page), href: `/birds/${page.birdId}` }] : []),
    { label: t("pedigree.title"), is_current: true },
  ],
};

export const meta: MetaFunction<typeof loader> = (args) => {
  const name = args.data?.lineage ? nameOf(args.data) : "";
  return name ? titled(args, "pedigree.title_of", { name }) : titled(args, "pedigree.title");
};

export default function BirdPedigree() {
  const { birdId, search, lineage, head, explanation, shares, problem } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && location.pathname.endsWith("/pedigree");
  const name = lineage ? nameOf({ birdId, search, lineage }) : "";
  return (
    <div className="pedigree-page">
      {head ? <BirdHeader head={head} at="/pedigree" /> : <PageHeader title={t("pedigree.title")} />}
      {head && <InbreedingFacts head={head}>{explanation && <CommonAncestors why={explanation} />}</InbreedingFacts>}
      <ReachForm search={search} />
      <p role="status" className="pedigree-status">
        {isLoading && t("pedigree.loading")}
      </p>
      {lineage ? <Tree lineage={lineage} search={search} name={name} /> : <Failed problem={problem} />}
      {lineage && <CertificateSection birdId={birdId} />}
      {lineage && <ShareSection birdId={birdId} shares={shares} />}
    </div>
  );
}

function Failed({ problem }: { problem: string }) {
  const { t } = useWords();
  return (
    <Banner tone="error" title={t("pedigree.failed")}>
      <p>{problem}</p>
      <p className="mt-3">
        <LinkButton to="?" reloadDocument>
          {t("pedigree.failed.again")}
        </LinkButton>
      </p>
    </Banner>
  );
}

function Tree({ lineage, search, name }: { lineage: Lineage; search: string; name: string }) {
  const { t } = useWords();
  const may = useMay();
  const reach = useMemo(() => reachOf(search), [search]);
  const family = useMemo(() => familyOf(lineage, reach), [lineage, reach]);
  const here = `/birds/${lineage.focus_node_id}/pedigree?${search}`;
  const ways: Doorways = {
    hrefOf: ({ id }) => `/birds/${id}/pedigree?${search}`,
    addHrefOf: may.write ? ({ id }, side) => addParentPath(id, side, here) : undefined,
  };
  if (!family || lineage.nodes.length < 2) return <NoTree birdId={lineage.focus_node_id} here={here} />;
  return (
    <>
      <section aria-labelledby="tree">
        <h2 id="tree">{t("pedigree.tree")}</h2>
        <PedigreeDrawing family={family} name={name} {...ways} />
      </section>
      <section aria-labelledby="groups">
        <h2 id="groups">{t("pedigree.groups")}</h2>
        <FamilyGroups groups={groupsOf(family, reach)} hrefOf={ways.hrefOf} />
      </section>
      <section aria-labelledby="list">
        <h2 id="list">{t("pedigree.list")}</h2>
        <FamilyList family={family} {...ways} />
      </section>
    </>
  );
}

function NoTree({ birdId, here }: { birdId: string; here: string }) {
  const { t } = useWords();
  const may = useMay();
  const add = (side: Side) => (
    <LinkButton key={side} to={addParentPath(birdId, side, here)}>
      {t(`pedigree.add.${side}`)}
    </LinkButton>
  );
  const actions = may.write && [add("father"), add("mother")];
  return (
    <EmptyState drawing={<Feather />} title={t("pedigree.empty")} why={t("pedigree.empty.why")} actions={actions} />
  );
}
