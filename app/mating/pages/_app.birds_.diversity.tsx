import "../mating.css";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { Pager } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Nest } from "#app/marks/illustrations.tsx";
import { DiversityFigures, type FlockDiversity, KindChoice, RarestBirds } from "#app/mating/flock-diversity.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Flash } from "#app/web/flash.ts";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import { throwQueuePage } from "#app/web/work-queue.ts";
import type { InbreedingRebuild } from "#worker/kinship/rebuilding.ts";

const page = "/birds/diversity";
const fields = ["species_id", "page", "page_size"] as const;

function searchOf(request: Request) {
  const { searchParams } = new URL(request.url);
  return new URLSearchParams(
    fields.flatMap((name) => (searchParams.get(name) ? [[name, searchParams.get(name) ?? ""]] : [])),
  );
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = searchOf(request);
  const outcome = await context.api.send<{ data: FlockDiversity }>("GET", `/api/birds/kinship/diversity?${search}`);
  if (!outcome.ok && outcome.status === 422) throw redirect(page);
  if (!outcome.ok) throw Response.json(outcome.problem, { status: outcome.status });
  const flock = outcome.answer.data;
  const chosen = search.get("species_id") ?? "";
  // Species have no genes in common, so one of them is looked at: the one with most birds.
  const [main] = flock.species.filter(({ birds }) => birds > 0).sort((one, other) => other.birds - one.birds);
  if (!chosen && main) throw redirect(`${page}?species_id=${main.id}`);
  if (flock.items.length === 0 && flock.total > 0) throw redirect(`${page}?species_id=${chosen}`);
  return { flock, chosen };
}

/** Works out F of every bird anew, and tells how many had another one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const outcome = await context.api.send<{ data: InbreedingRebuild }>("POST", "/api/birds/kinship/recompute");
  throwQueuePage(outcome, form);
  if (!outcome.ok && [403, 429].includes(outcome.status))
    throw Response.json(outcome.problem, { status: outcome.status });
  context.flash(outcome.ok ? resultFlash(outcome.answer.data) : { key: "kinship.recompute.failed", tone: "error" });
  return redirect(`${page}?${searchOf(request)}`, 303);
}

function resultFlash({ birds, differing, circular }: InbreedingRebuild): Flash {
  if (circular.length > 0) {
    return { key: "kinship.recompute.circular", values: { count: circular.length }, tone: "error" };
  }
  if (differing === 0) return { key: "kinship.recompute.right", values: { birds } };
  return { key: "kinship.recompute.done", values: { count: differing } };
}

const nameOf = ({ species }: FlockDiversity, chosen: string) => species.find(({ id }) => id === chosen)?.common_name;

export const meta: MetaFunction<typeof loader> = (args) => {
  const name = args.data && nameOf(args.data.flock as FlockDiversity, args.data.chosen);
  return name ? titled(args, "kinship.flock.title_of", { species: name }) : titled(args, "kinship.flock.title");
};
export const handle: PageHandle = {
  crumbs: (t) => [{ label: t("kinship.flock.title"), is_current: true }],
};

export default function Diversity() {
  const { flock, chosen } = useLoaderData<typeof loader>() as { flock: FlockDiversity; chosen: string };
  const { t } = useWords();
  const name = nameOf(flock, chosen);
  return (
    <article className="flock-diversity">
      <PageHeader
        title={t("kinship.flock.title")}
        lead={
          <>
            {name && <strong>{name}. </strong>}
            {t("kinship.flock.lead")}
          </>
        }
      />
      <KindChoice species={flock.species} chosen={chosen} />
      {flock.total === 0 ? <Nobody /> : <Flock flock={flock} />}
    </article>
  );
}

function Flock({ flock }: { flock: FlockDiversity }) {
  const { t } = useWords();
  const { items, total, total_pages, page_size, today } = flock;
  return (
    <>
      <DiversityFigures flock={flock} />
      <section aria-labelledby="rare">
        <h2 id="rare">{t("kinship.flock.rare")}</h2>
        <p className="mb-4 max-w-prose text-muted">{t("kinship.flock.rare.why")}</p>
        <RarestBirds items={items} today={today} />
        <Pager
          summary={t("kinship.flock.showing", { shown: items.length, count: total })}
          page={flock.page}
          total_pages={total_pages}
          page_size={page_size}
        />
      </section>
      <Recompute />
    </>
  );
}

function Recompute() {
  const { t } = useWords();
  const may = useMay();
  if (!may("settings.write")) return null;
  return (
    <section aria-labelledby="recompute" className="print:hidden">
      <h2 id="recompute">{t("kinship.recompute")}</h2>
      <p className="mb-4 max-w-prose text-muted">{t("kinship.recompute.what")}</p>
      <Form>
        <div className="actions">
          <Button>{t("kinship.recompute.do")}</Button>
        </div>
      </Form>
    </section>
  );
}

function Nobody() {
  const { t } = useWords();
  const back = <LinkButton to="/birds">{t("kinship.flock.none.back")}</LinkButton>;
  return (
    <EmptyState drawing={<Nest />} title={t("kinship.flock.none")} why={t("kinship.flock.none.why")} actions={back} />
  );
}
