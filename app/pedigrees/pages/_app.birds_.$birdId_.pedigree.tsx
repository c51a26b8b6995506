import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { useMemo } from "react";
import { LinkButton } from "#app/controls/button.tsx";
import { Inbreeding } from "#app/kinship/inbreeding.tsx";
import { type Translate, useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Feather } from "#app/marks/feather-and-perch.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { CertificateSection } from "#app/pedigrees/certificate-section.tsx";
import { CommonAncestors } from "#app/pedigrees/common-ancestors.tsx";
import { familyOf, type Side } from "#app/pedigrees/family.ts";
import { groupsOf } from "#app/pedigrees/family-groups.ts";
import { AncestorTree, NearFamily } from "#app/pedigrees/family-tree.tsx";
import { FamilyGroups, FamilyList } from "#app/pedigrees/family-words.tsx";
import { InbreedingFacts } from "#app/pedigrees/inbreeding-facts.tsx";
import type { PedigreeLinks } from "#app/pedigrees/pedigree-links.ts";
import { addParentPath, lineageSearch, reachOf, reachQuery } from "#app/pedigrees/pedigree-reach.ts";
import { ReachForm } from "#app/pedigrees/reach-form.tsx";
import { ShareSection } from "#app/pedigrees/share-section.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { BirdHeader } from "#app/story/bird-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import type { Lineage } from "#worker/pedigrees/lineage.ts";
import type { PedigreePage } from "#worker/pedigrees/page.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const birdId = params.birdId ?? "";
  const question = new URL(request.url).searchParams;
  const search = reachQuery(question);
  const isWords = question.get("view") === "words";
  const path = `/api/birds/${encodeURIComponent(birdId)}/pedigree?${lineageSearch(question)}`;
  const outcome = await context.api.send<{ data: PedigreePage }>("GET", path);
  if (!outcome.ok && outcome.status === 404) throw Response.json(outcome.problem, { status: 404 });
  if (outcome.ok) return data({ birdId, search, isWords, ...outcome.answer.data, problem: "" });
  const { detail, errors = [] } = outcome.problem;
  const problem = [detail, ...errors.map(({ message }) => message)].join(" ");
  const nothing = {
    lineage: undefined,
    is_cut: false,
    head: undefined,
    explanation: undefined,
    shares: [],
    is_confirmed: false,
  };
  return data({ birdId, search, isWords, ...nothing, problem }, outcome.status);
}

type PageData = { birdId: string; search: string; lineage: Lineage | undefined };

const nameOf = ({ birdId, lineage }: PageData) => lineage?.nodes.find(({ id }) => id === birdId)?.display_name ?? "";

export const handle = {
  crumbs: (t: Translate, page: PageData | null) => [
    { label: t("birds.list.title"), href: "/birds" },
    ...(page?.lineage ? [{ label: nameOf(page), href: `/birds/${page.birdId}` }] : []),
    { label: t("pedigree.title"), is_current: true },
  ],
};

export const meta: MetaFunction<typeof loader> = (args) => {
  const name = args.data?.lineage ? nameOf(args.data) : "";
  return name ? titled(args, "pedigree.title_of", { name }) : titled(args, "pedigree.title");
};

export default function BirdPedigree() {
  const { birdId, search, isWords, lineage, is_cut, head, explanation, shares, is_confirmed, problem } =
    useLoaderData<typeof loader>();
  const { t } = useWords();
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && location.pathname.endsWith("/pedigree");
  return (
    <div className="pedigree-page">
      {head ? (
        <BirdHeader head={head} at="/pedigree" actions={<Certificate birdId={birdId} />} />
      ) : (
        <PageHeader title={t("pedigree.title")} />
      )}
      <p role="status" className="pedigree-status">
        {isLoading && t("pedigree.loading")}
      </p>
      {lineage && head ? (
        <Tree lineage={lineage} head={head} search={search} isWords={isWords} />
      ) : (
        <Failed problem={problem} />
      )}
      {is_cut && <p className="mt-2 text-sm text-muted">{t("pedigree.cut")}</p>}
      {head && <InbreedingFacts head={head}>{explanation && <CommonAncestors why={explanation} />}</InbreedingFacts>}
      {lineage && <CertificateSection birdId={birdId} />}
      {lineage && <ShareSection birdId={birdId} shares={shares} isConfirmed={is_confirmed} />}
    </div>
  );
}

function Certificate({ birdId }: { birdId: string }) {
  const { t } = useWords();
  return (
    <LinkButton to={`/birds/${birdId}/certificate.pdf`} reloadDocument>
      <Icon of="download" />
      {t("pedigree.certificate")}
    </LinkButton>
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

type TreeProps = { lineage: Lineage; head: PedigreePage["head"]; search: string; isWords: boolean };

function Tree({ lineage, head, search, isWords }: TreeProps) {
  const { t } = useWords();
  const may = useMay();
  const reach = useMemo(() => reachOf(search), [search]);
  const family = useMemo(() => familyOf(lineage, reach), [lineage, reach]);
  const input = search ? `?${search}` : "";
  const here = `/birds/${lineage.focus_node_id}/pedigree${input}`;
  const words = `?${new URLSearchParams([...new URLSearchParams(search), ["view", "words"]])}`;
  const ways: PedigreeLinks = {
    hrefOf: ({ id }) => `/birds/${id}/pedigree${input}`,
    addHrefOf: may("flock.write") ? ({ id }, side) => addParentPath(id, side, here) : undefined,
  };
  if (!family || lineage.nodes.length < 2) return <NoTree birdId={lineage.focus_node_id} here={here} />;
  return (
    <>
      <section aria-labelledby="tree">
        <div className="tree-bar">
          <h2 id="tree" className="sr-only">
            {t(isWords ? "pedigree.list" : "pedigree.tree")}
          </h2>
          <p>
            {t("birds.field.inbreeding")} <Inbreeding of={head} to="#inbreeding" />
          </p>
          <nav aria-label={t("pedigree.filters")}>
            <Link to="#share">{t("pedigree.share")}</Link>
            {isWords ? (
              <Link to={input || "?"}>{t("pedigree.as_drawing")}</Link>
            ) : (
              <>
                <span>{t("pedigree.certificate.generations")}</span>
                <Depths search={search} />
                <Link to={words}>{t("pedigree.as_words")}</Link>
              </>
            )}
          </nav>
        </div>
        {isWords ? (
          <FamilyList family={family} {...ways} />
        ) : (
          <AncestorTree family={family} isChosen={search !== ""} {...ways} />
        )}
      </section>
      {isWords ? (
        <section aria-labelledby="groups">
          <h2 id="groups">{t("pedigree.groups")}</h2>
          <FamilyGroups groups={groupsOf(family, reach)} hrefOf={ways.hrefOf} />
        </section>
      ) : (
        <NearFamily family={family} wordsHref={words} {...ways} />
      )}
      <details className="disclosure tree-reach mt-6">
        <summary>{t("pedigree.reach")}</summary>
        <ReachForm search={search} isWords={isWords} />
      </details>
    </>
  );
}

/** How many generations of ancestors stand in the tree, as links. */
function Depths({ search }: { search: string }) {
  const { t } = useWords();
  const { ancestors } = reachOf(search);
  return (
    <>
      {[2, 3, 4, 5, 6].map((count) => {
        const question = new URLSearchParams(search);
        question.set("ancestors", String(count));
        return (
          <Link
            key={count}
            to={`?${question}`}
            aria-current={count === ancestors ? "true" : undefined}
            aria-label={t("pedigree.generations", { count })}
            preventScrollReset
          >
            {count}
          </Link>
        );
      })}
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
  const actions = may("flock.write") && [add("father"), add("mother")];
  return (
    <EmptyState drawing={<Feather />} title={t("pedigree.empty")} why={t("pedigree.empty.why")} actions={actions} />
  );
}
