import "../clutches.css";
import "../nest.css";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { sendLaying } from "#app/clutches/actions/send-laying.ts";
import { EggFilters, narrowedInWords, quietly } from "#app/clutches/egg-filters.tsx";
import { EggMark } from "#app/clutches/egg-mark.tsx";
import { LayForm } from "#app/clutches/lay-form.tsx";
import { NestGroups } from "#app/clutches/nest/nest-groups.tsx";
import { type ListedEgg, listedOf } from "#app/clutches/nest/shown.ts";
import { NextStep } from "#app/clutches/next-step.tsx";
import { monthInWords } from "#app/clutches/step-words.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { Pager } from "#app/lists/pager.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { Nest } from "#app/marks/illustrations.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { EggList } from "#worker/clutches/egg-list.ts";

const whose = [
  "pair_id",
  "season",
  "hen_id",
  "cock_id",
  "machine_id",
  "month",
  "site_id",
  "figure",
  "ended_by",
] as const;
const names = ["state", "due", ...quietly, "species_id", "place_id", ...whose, "page", "page_size"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const requested = names.flatMap((name) => (searchParams.get(name) ? [[name, searchParams.get(name) ?? ""]] : []));
  const path = `/api/eggs?${new URLSearchParams(requested)}`;
  const outcome = await context.api.send<{ data: EggList }>("GET", path);
  if (!outcome.ok && outcome.status === 422) throw redirect("/eggs");
  if (!outcome.ok) throw Response.json(outcome.problem, { status: outcome.status });
  const list = outcome.answer.data;
  if (list.items.length === 0 && list.total > 0) throw redirect("/eggs");
  return { list: { ...list, items: list.items.map(listedOf) }, form_key: crypto.randomUUID() };
}

/** Lays an egg for a pair, from whichever page has the button, and goes to its clutch. */
export const action = async ({ request, context }: ActionFunctionArgs) => sendLaying(await request.formData(), context);

export const meta: MetaFunction = (args) => titled(args, "clutches.list.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("clutches.list.title"), is_current: true }] };

export default function Eggs() {
  const { t } = useWords();
  const { list, form_key } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [params] = useSearchParams();
  const isNarrowed = names.some((name) => params.get(name));
  const first = {
    drawing: <Nest />,
    title: t("clutches.list.empty"),
    why: t("clutches.list.empty.why"),
    actions: (
      <LinkButton kind="primary" to="/birds/pairs">
        {t("clutches.list.empty.go")}
      </LinkButton>
    ),
  };
  return (
    <ListPage
      title={list.counted ? t(`clutches.results.${list.counted.figure}`) : t("clutches.list.title")}
      lead={list.counted ? <Whose counted={list.counted} /> : (narrowedInWords(params, t) ?? t("clutches.list.lead"))}
      actions={
        !list.counted && (
          <LinkButton kind="primary" to="/round">
            {t("clutches.list.round")}
          </LinkButton>
        )
      }
      empty={list.total === 0 && !isNarrowed && !refused && first}
    >
      {refused?.lay && (
        <section className="mb-6">
          <h2>{refused.pair ? t("clutches.lead", { pair: refused.pair.number }) : t("clutches.lay.other")}</h2>
          <LayForm
            reply={refused.lay}
            isPlanFull={refused.is_plan_full}
            pair_id={String(refused.lay.initialValue?.pair_id ?? "")}
            birds={refused.pair?.birds ?? []}
            today={list.today}
            formKey={form_key}
            action="/eggs"
          />
        </section>
      )}
      {!list.counted && <EggFilters choices={list.choices} />}
      {list.total === 0 ? <Nothing /> : <Found list={list} formKey={form_key} />}
    </ListPage>
  );
}

/** Whose eggs the figure counts that led here. */
function Whose({ counted: { of } }: { counted: NonNullable<EggList["counted"]> }) {
  const { t, language } = useWords();
  const clock = useClock();
  if (of.length === 0) return t("clutches.counted.all");
  const nameOf = ({ group, name }: (typeof of)[number]) =>
    group === "month" && name
      ? monthInWords(name, language)
      : group === "ended_by" && name
        ? clock.day(name)
        : (name ?? t("clutches.counted.nobody"));
  return of
    .map((it) =>
      it.group === "machine" && it.name === null
        ? t("clutches.counted.nest")
        : t(`clutches.counted.${it.group}`, { name: nameOf(it) }),
    )
    .join(" · ");
}

type List = Omit<EggList, "items"> & { items: ListedEgg[] };

function Found({ list, formKey }: { list: List; formKey: string }) {
  const { t } = useWords();
  const columns = [
    { name: "egg", label: t("clutches.list.egg") },
    { name: "state", label: t("clutches.list.state") },
    { name: "next", label: t("clutches.list.next") },
    { name: "nest", label: t("clutches.list.nest") },
  ];
  return (
    <>
      {list.counted ? (
        <Table caption={t("clutches.list.caption")} columns={columns}>
          {list.items.map((egg) => (
            <EggRow key={egg.id} egg={egg} today={list.today} />
          ))}
        </Table>
      ) : (
        <NestGroups eggs={list.items} today={list.today} formKey={formKey} />
      )}
      <Pager
        summary={t("clutches.list.showing", { count: list.total })}
        page={list.page}
        total_pages={list.total_pages}
        page_size={list.page_size}
      />
    </>
  );
}

function EggRow({ egg, today }: { egg: ListedEgg; today: string }) {
  const { t } = useWords();
  const { tag, clutch, number, state, nest } = egg;
  return (
    <Row>
      <RowHead>
        <Link className="link" to={`/clutches/${clutch.id}#egg-${number}`}>
          {tag}
        </Link>
      </RowHead>
      <Cell label={t("clutches.list.state")}>
        <span className="inline-flex items-center gap-2 align-middle">
          <EggMark state={state} />
          {t(`clutches.state.${state}`)}
        </span>
      </Cell>
      <Cell label={t("clutches.list.next")}>{egg.steps.length > 0 ? <NextStep egg={egg} today={today} /> : "—"}</Cell>
      <Cell label={t("clutches.list.nest")}>
        <span>
          <Link className="link" to={`/birds/pairs/${nest.pair_id}`}>
            {nest.number}
          </Link>
          {nest.place && ` · ${nest.place}`}
        </span>
      </Cell>
    </Row>
  );
}

function Nothing() {
  const { t } = useWords();
  return (
    <EmptyState
      drawing={<Perch />}
      title={t("clutches.list.nothing")}
      why={t("clutches.list.nothing.why")}
      actions={<LinkButton to="/eggs">{t("clutches.list.nothing.clear")}</LinkButton>}
    />
  );
}
