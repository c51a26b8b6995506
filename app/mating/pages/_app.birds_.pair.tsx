import "../mating.css";
import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { NewBirdForm } from "#app/birds/api-types.ts";
import { type Meant, meantBird } from "#app/birds/picker/meant.ts";
import { recentIn } from "#app/birds/picker/recent-birds.ts";
import { sentPick } from "#app/birds/picker/sent-pick.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PairColours } from "#app/mating/pair-colours.tsx";
import { PairFacts, YoungFacts } from "#app/mating/pair-facts.tsx";
import { PairForm, type PairInput, type PairSide } from "#app/mating/pair-form.tsx";
import { Verdict } from "#app/mating/pair-verdict.tsx";
import { CommonAncestors } from "#app/pedigrees/common-ancestors.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";
import type { PairAnswer, PairedBird } from "#worker/mating/pair.ts";
import type { FieldProblem } from "#worker/problem.ts";

type Page = { pair: PairAnswer; input: null } | { pair: null; input: PairInput };

// Whatever made it: the clock, or the key of a form that was sent (see db/ids.ts).
const isId = (text: string) => /^bird_(?:[0-9A-Z]{26}|[0-9a-f]{32})$/.test(text);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const given = { cock: givenIn(searchParams, "cock"), hen: givenIn(searchParams, "hen") };
  if (!given.cock || !given.hen) return data<Page>({ pair: null, input: await askFor(context, given) });
  const named = (side: PairSide) => [`${side}_${isId(given[side]) ? "id" : "ring"}`, given[side]];
  const search = new URLSearchParams([named("cock"), named("hen")] as [string, string][]);
  const outcome = await context.api.send<{ data: PairAnswer }>("GET", `/api/birds/kinship/pair?${search}`);
  if (outcome.ok) return data<Page>({ pair: outcome.answer.data, input: null });
  if (outcome.status !== 422) throw Response.json(outcome.problem, { status: outcome.status });
  const errors = outcome.problem.errors ?? [];
  if (isTurned(errors)) throw redirect(`/birds/pair?${new URLSearchParams({ cock: given.hen, hen: given.cock })}`);
  const meant = await meantBy(context, given, errors);
  const idOf = (side: PairSide) => meant[side]?.id ?? given[side];
  if (meant.cock?.id ?? meant.hen?.id)
    throw redirect(`/birds/pair?${new URLSearchParams({ cock: idOf("cock"), hen: idOf("hen") })}`);
  return data<Page>({ pair: null, input: await askFor(context, given, errors, meant) }, 422);
}

const givenIn = (params: URLSearchParams, side: PairSide): string => {
  const text = params.get(side)?.trim() ?? "";
  return sentPick(params, side, text)?.id ?? text;
};

/** Of rings that nobody has, who alone has such a part in it, or who could be meant. */
async function meantBy(context: LoadContext, given: Record<PairSide, string>, errors: readonly FieldProblem[]) {
  const side = async (name: PairSide, sex: "male" | "female"): Promise<Meant | undefined> => {
    const isOpen = errors.some(({ path, code }) => path === `${name}_ring` && code === "birds.pair.missing");
    return isOpen ? meantBird(context, given[name], { sex }) : undefined;
  };
  const [cock, hen] = await Promise.all([side("cock", "male"), side("hen", "female")]);
  return { cock, hen };
}

// Cock and hen were swapped: both birds are valid.
const isTurned = (errors: readonly FieldProblem[]) =>
  errors.some(({ code }) => code === "birds.pair.female") && errors.some(({ code }) => code === "birds.pair.male");

async function askFor(
  context: LoadContext,
  given: Record<PairSide, string>,
  errors: readonly FieldProblem[] = [],
  meant: Partial<Record<PairSide, Meant | undefined>> = {},
) {
  const { data: form } = await context.api.get<{ data: NewBirdForm }>("/api/birds/new-form");
  const recent = recentIn(form, context);
  const side = async (name: PairSide, birds: NewBirdForm["fathers"]): Promise<PairInput[PairSide]> => {
    const [open, faults] = [meant[name], errors.filter(({ path }) => path.startsWith(name)).map((it) => it.message)];
    const asking = open?.id === undefined && open?.question.picks.length ? open : undefined;
    return {
      ring: await ringOf(context, given[name], birds),
      errors: asking ? [asking.message] : faults.length > 0 ? faults : undefined,
      recent: recent[name === "cock" ? "male" : "female"],
      question: asking?.question,
    };
  };
  const [cock, hen] = await Promise.all([side("cock", form.fathers), side("hen", form.mothers)]);
  return { cock, hen };
}

/** What the form shows of a bird that was named by its id: its ring, or nothing where there is no such bird. */
async function ringOf(context: LoadContext, given: string, birds: NewBirdForm["fathers"]): Promise<string> {
  if (!isId(given)) return given;
  const near = birds.find(({ id }) => id === given);
  if (near) return near.identifier;
  const outcome = await context.api.send<{ data: { identifier: string } }>("GET", `/api/birds/${given}`);
  return outcome.ok ? outcome.answer.data.identifier : "";
}

const ringsOf = ({ cock, hen }: PairAnswer) => ({ cock: cock.identifier, hen: hen.identifier });

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data?.pair
    ? titled(args, "kinship.pair.title_of", ringsOf(args.data.pair as PairAnswer))
    : titled(args, "kinship.pair.title");
export const handle: PageHandle = {
  crumbs: (t) => [{ label: t("kinship.pair.title"), is_current: true }],
};

export default function Pair() {
  const { pair, input } = useLoaderData<typeof loader>() as Page;
  const { t } = useWords();
  if (pair) return <Judged pair={pair} />;
  return (
    <article className="pair">
      <PageHeader title={t("kinship.pair.title")} lead={t("kinship.pair.lead")} />
      <PairForm input={input} />
    </article>
  );
}

const inputAs = ({ identifier }: PairedBird) => ({ ring: identifier, errors: undefined, recent: [] });

// To whoever lives here other mates are offered.
const isHere = ({ is_reference, status_kind }: PairedBird) => !is_reference && status_kind !== "gone";

function Judged({ pair }: { pair: PairAnswer }) {
  const { t } = useWords();
  const may = useMay();
  const names = pair.cock.name && pair.hen.name && `${pair.cock.name} × ${pair.hen.name}`;
  return (
    <article className="pair">
      <PageHeader
        title={t("kinship.pair.title_of", ringsOf(pair))}
        lead={names}
        actions={
          may("season.write") && (
            <LinkButton
              kind="primary"
              to={`/birds/pairs/new?${new URLSearchParams({ cock: pair.cock.id, hen: pair.hen.id })}`}
            >
              {t("kinship.pair.make")}
            </LinkButton>
          )
        }
      />
      <PairForm input={{ cock: inputAs(pair.cock), hen: inputAs(pair.hen) }} isAnswered />
      <Verdict pair={pair} />
      <YoungFacts pair={pair} />
      <PairColours pair={pair} />
      <PairFacts pair={pair} />
      <section aria-labelledby="common">
        <h2 id="common">{t("kinship.pair.common")}</h2>
        {pair.expected_inbreeding > 0 ? (
          <CommonAncestors why={pair.explanation} />
        ) : (
          <p className="mt-3 text-muted">{t("kinship.pair.common.none")}</p>
        )}
      </section>
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
        {(["cock", "hen"] as const)
          .filter((side) => isHere(pair[side]))
          .map((side) => (
            <Link key={side} className="link" to={`/birds/${pair[side].id}/mates`}>
              {t(`kinship.pair.others.${side}`, { ring: pair[side].identifier })}
            </Link>
          ))}
      </p>
    </article>
  );
}
