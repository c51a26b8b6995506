import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { WholeChoices } from "#app/birds/api-types.ts";
import { filterIn, searchIn } from "#app/birds/list-query.ts";
import { useOverList } from "#app/birds/over-list.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { notYetChosen } from "#app/flock/bulk-deeds.tsx";
import { StatusForm } from "#app/flock/status-form.tsx";
import { type RefusedMove, RefusedMoveForm } from "#app/housing/refused-move.tsx";
import { faultsIn, idsIn } from "#app/housing/send-move.ts";
import type { WordKey } from "#app/locales/words.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { RouteDialog } from "#app/shell/dialog.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import type { Flash } from "#app/web/flash.ts";
import { titled } from "#app/web/titles.ts";
import type { Done } from "#worker/flock/bulk.ts";
import type { MovePage } from "#worker/housing/move-candidates.ts";

const deeds = ["status", "place", "delete"] as const;
type Deed = (typeof deeds)[number];

/** Does one deed to the birds that are chosen, or to all that the list means, and says to how many. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const search = searchIn(new URL(request.url).searchParams);
  const deed = deeds.find((it) => it === form.get("action"));
  const whom = form.has("all") ? { filter: filterIn(form) } : { ids: idsIn(form.getAll("ids")) };
  if (!deed || whom.ids?.length === 0) {
    context.flash({ key: "birds.bulk.nobody", tone: "error" });
    return redirect(`/birds${search}`, 303);
  }
  if (deed !== "delete" && form.get(`set_${deed}_id`) === notYetChosen) return askWhich(deed, form, whom, context);
  const json = { action: deed, ...settings(deed, form), ...whom };
  const outcome = await context.api.send<{ data: Done }>("POST", "/api/birds/bulk", { json });
  // What can be mended is asked for again: to choose the same birds once more is a long way.
  if (!outcome.ok && deed === "place" && outcome.problem.errors)
    return data({ ...refusedMove(form, whom, faultsIn(outcome.problem)), choices: undefined }, outcome.status);
  if (outcome.ok) context.flash(said(deed, outcome.answer.data, search));
  else context.flash({ key: failure(outcome.status), tone: "error" });
  return redirect(`/birds${search}`, 303);
}

/** Offers every place, or every status, where the list has more than its page carries. */
async function askWhich(deed: "status" | "place", form: FormData, whom: Whom, { api }: AppLoadContext) {
  if (deed === "place") return data({ ...refusedMove(form, whom, []), choices: undefined });
  const { data: whole } = await api.get<{ data: WholeChoices }>("/api/birds/choices?of=status_id");
  return data({ whom: whomAgain(whom), choices: whole.choices, unmoved: undefined });
}

function settings(deed: Deed, form: FormData): Record<string, unknown> {
  if (deed === "delete") return {};
  const wanted = form.get(`set_${deed}_id`);
  const value = { [`${deed}_id`]: wanted === "none" ? null : wanted };
  return deed === "place" ? { ...value, reason: form.get("reason") } : value;
}

type Whom = { ids?: string[]; filter?: Record<string, string> };

const whomAgain = ({ ids = [], filter }: Whom): Record<string, string> =>
  filter ? { all: "on", ...filter } : { ids: ids.join(",") };

function refusedMove(form: FormData, whom: Whom, faults: RefusedMove["unmoved"]["faults"]) {
  const text = (name: string) => String(form.get(name) ?? "");
  const typed = { ids: whom.ids ?? [], rings: "", reason: text("reason"), place_id: text("set_place_id") };
  return { unmoved: { faults, typed }, whom: whomAgain(whom) } satisfies RefusedMove;
}

function said(deed: Deed, { changed, undo }: Done, search: string): Flash {
  const key = changed === 0 ? "birds.bulk.nothing" : (`birds.bulk.done_${deed}` as const);
  if (!undo) return { key, values: { count: changed } };
  // The message travels in a cookie, which a browser drops above 4 KB.
  const back = search.length <= 500 ? search.replace("?", "&") : "";
  return {
    key,
    values: { count: changed },
    undo: `/birds/bulk/undo?deed=${encodeURIComponent(undo)}${deed === "delete" ? "" : "&of=change"}${back}`,
  };
}

function failure(status: number): WordKey {
  if (status === 403) return "birds.bulk.forbidden";
  return status === 404 ? "birds.bulk.gone" : "birds.bulk.failed";
}

/** Where the birds of a refused move can go. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { data: page } = await context.api.get<{ data: MovePage }>("/api/birds/move");
  return { places: page.places };
}

export const meta: MetaFunction = (args) => titled(args, "places.move.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: t("places.move.title"), is_current: true },
  ],
};

export default function BulkDeed() {
  const { t } = useWords();
  const { places } = useLoaderData<typeof loader>();
  const asked = useActionData<typeof action>();
  const { over, close, back } = useOverList();
  return (
    <RouteDialog over={over} title={t(asked?.choices ? "birds.bulk.status.do" : "places.move.title")} onClose={close}>
      {asked?.unmoved && <RefusedMoveForm refused={asked} places={places} back={back} />}
      {asked?.choices && <StatusForm {...asked} back={back} />}
      {!asked && <NobodyChosen back={back} />}
    </RouteDialog>
  );
}

// Whoever comes by a link has chosen nobody.
function NobodyChosen({ back }: { back: string }) {
  const { t } = useWords();
  return (
    <EmptyState
      drawing={<Perch />}
      title={t("places.move.none.title")}
      why={t("places.move.none.detail")}
      actions={<LinkButton to={back}>{t("places.move.none.list")}</LinkButton>}
    />
  );
}
