import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { listQuery, searchOf } from "#app/birds/list-query.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { PrintButton } from "#app/controls/print-button.tsx";
import { useWords, type WordKey } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Nest } from "#app/marks/illustrations.tsx";
import { type Matrix, MatrixLegend, PairingMatrix, useWay, WayChoice } from "#app/mating/pairing-matrix.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import { titled } from "#app/web/titles.ts";

type Page = { matrix: Matrix | null; fault: string | null };

/** The chosen birds by address, else the adults of a species; who ticked "all" means what the list's filters leave. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has("all")) throw redirect(`/birds/matrix?ids=${await idsOfList(context, searchParams)}`);
  const ids = searchParams.getAll("ids").flatMap((it) => it.split(",").filter(Boolean));
  // Boxes of a list none of which was ticked.
  if (ids.length === 0 && searchParams.has("chosen")) return data<Page>({ matrix: null, fault: null });
  const species_id = searchParams.get("species_id") ?? "";
  const path = `/api/birds/kinship/matrix?${new URLSearchParams(ids.length > 0 ? { ids: ids.join(",") } : { species_id })}`;
  const outcome = await context.api.send<{ data: Matrix }>("GET", path);
  if (outcome.ok) return data<Page>({ matrix: outcome.answer.data, fault: null });
  if (outcome.status !== 422) throw Response.json(outcome.problem, { status: outcome.status });
  const fault = outcome.problem.errors?.[0]?.message ?? outcome.problem.detail;
  return data<Page>({ matrix: null, fault }, 422);
}

/** As many as a page of the list holds, which is more than a matrix takes: then the API says so. */
async function idsOfList(context: LoadContext, params: URLSearchParams) {
  const question = searchOf({ ...listQuery(params), page: "", columns: "", page_size: "100" });
  const { data: list } = await context.api.get<{ data: { items: Array<{ id: string }> } }>(`/api/birds/${question}`);
  return list.items.map(({ id }) => id).join(",");
}

export const meta: MetaFunction = (args) => titled(args, "kinship.matrix.title");
export const handle: PageHandle = {
  crumbs: (t) => [{ label: t("kinship.matrix.title"), is_current: true }],
};

export default function MatrixPage() {
  const { matrix, fault } = useLoaderData<typeof loader>() as Page;
  const { t } = useWords();
  const way = useWay();
  const isWhole = matrix !== null && matrix.cocks.length > 0 && matrix.hens.length > 0;
  return (
    <article className="matrix-page">
      <PageHeader
        title={t("kinship.matrix.title")}
        lead={isWhole && t(`kinship.matrix.lead.${way}`)}
        actions={isWhole && <PrintButton>{t("kinship.matrix.print")}</PrintButton>}
      />
      {fault && (
        <Banner tone="error" title={t("kinship.matrix.fault")}>
          <p>{fault}</p>
        </Banner>
      )}
      {matrix && <SpeciesChoice matrix={matrix} />}
      {isWhole && <WayChoice />}
      {isWhole && <PairingMatrix {...matrix} />}
      {isWhole && <MatrixLegend />}
      {matrix && <LeftOut matrix={matrix} />}
      {!isWhole && <Nothing matrix={matrix} />}
    </article>
  );
}

/** Of which species the adults stand here, and the way to other birds. */
function SpeciesChoice({ matrix: { kept, species_id } }: { matrix: Matrix }) {
  const { t } = useWords();
  if (species_id === null) return null;
  return (
    <>
      {kept.length > 1 && (
        <nav className="choices matrix-ways flex flex-wrap" aria-label={t("birds.field.species_id")}>
          {kept.map(({ id, common_name }) => (
            <Link
              key={id}
              className="choice"
              to={`?${new URLSearchParams({ species_id: id })}`}
              aria-current={id === species_id ? "true" : undefined}
              preventScrollReset
            >
              {common_name}
            </Link>
          ))}
        </nav>
      )}
      <p className="mb-3 text-muted">
        {t("kinship.matrix.adults")}{" "}
        <Link className="link" to={`/birds?${new URLSearchParams({ species_id })}`}>
          {t("kinship.matrix.others")}
        </Link>
      </p>
    </>
  );
}

/** Birds that were chosen but are in no row or column. */
function LeftOut({ matrix: { unsexed, missing } }: { matrix: Matrix }) {
  const { t } = useWords();
  return (
    <div className="matrix-notes">
      {unsexed.length > 0 && (
        <>
          <p>{t("kinship.matrix.unsexed")}</p>
          <ul>
            {unsexed.map(({ id, identifier }) => (
              <li key={id}>
                <Link className="link" to={`/birds/${id}`}>
                  <Ring>{identifier}</Ring>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {missing > 0 && <p>{t("kinship.matrix.missing", { count: missing })}</p>}
    </div>
  );
}

function Nothing({ matrix }: { matrix: Matrix | null }) {
  const { t } = useWords();
  const [title, why] = reasonFor(matrix);
  const back = <LinkButton to="/birds">{t("kinship.matrix.back")}</LinkButton>;
  return <EmptyState drawing={<Nest />} title={t(title)} why={t(why)} actions={back} />;
}

const noneChosen: [WordKey, WordKey] = ["kinship.matrix.none", "kinship.matrix.none.why"];

function reasonFor(matrix: Matrix | null): [WordKey, WordKey] {
  if (!matrix || matrix.cocks.length + matrix.hens.length === 0)
    return matrix?.kept.length ? ["kinship.matrix.no_adults", "kinship.matrix.one_sex.why"] : noneChosen;
  const title = matrix.cocks.length === 0 ? "kinship.matrix.no_cocks" : "kinship.matrix.no_hens";
  return [title, "kinship.matrix.one_sex.why"];
}
