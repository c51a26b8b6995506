import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import type { StatusChoice, WholeChoices } from "#app/birds/api-types.ts";
import { filterIn, searchIn } from "#app/birds/list-query.ts";
import { useOverList } from "#app/birds/over-list.ts";
import { takePlace } from "#app/birds/picker/meant.ts";
import type { PickQuestion } from "#app/birds/picker/pick.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { notYetChosen } from "#app/flock/bulk-actions.tsx";
import type { Unset } from "#app/flock/status-day-fields.tsx";
import { type RefusedStatus, StatusForm } from "#app/flock/status-form.tsx";
import { priceIn } from "#app/flock/typed-price.ts";
import { type RefusedMove, RefusedMoveForm } from "#app/housing/refused-move.tsx";
import { faultsIn, idsIn, sentPlace, typedMove, undoPath } from "#app/housing/send-move.ts";
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
import { translate } from "#worker/locales/translate.ts";

const actions = ["status", "place", "delete"] as const;
type BulkActionName = (typeof actions)[number];

/** Does one action to the birds that are chosen, or to all that the list means, and says to how many. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const search = searchIn(new URL(request.url).searchParams);
  const event = actions.find((it) => it === form.get("action"));
  const whom = form.has("all") ? { filter: filterIn(form) } : { ids: idsIn(form.getAll("ids")) };
  if (!event || whom.ids?.length === 0) {
    context.flash({ key: "birds.bulk.nobody", tone: "error" });
    return redirect(`/birds${search}`, 303);
  }
  // What is to become of them is asked on a sheet of its own.
  if (event !== "delete" && (form.get(`set_${event}_id`) ?? notYetChosen) === notYetChosen)
    return data(await askAgain(event, { form, whom, context, faults: [] }));
  if (event === "place") {
    const open = await takePlace(form, context, "set_place_id");
    const message =
      open?.message ?? (form.get("set_place_id") === "" ? translate(context.language, "fields.required") : undefined);
    const faults = message ? [{ path: "place_id", message }] : [];
    const again: Again = { move: refusedMove(form, whom, faults, open?.question) };
    if (message) return data(again, 422);
  }
  const json = { action: event, ...settings(event, form), ...whom };
  const outcome = await context.api.send<{ data: Done }>("POST", "/api/birds/bulk", { json });
  // What can be mended is asked for again: to choose the same birds once more is a long way.
  if (!outcome.ok && event !== "delete" && outcome.problem.errors)
    return data(await askAgain(event, { form, whom, context, faults: faultsIn(outcome.problem) }), outcome.status);
  if (outcome.ok) context.flash(resultFlash(event, outcome.answer.data, search));
  else context.flash({ key: failure(outcome.status), tone: "error" });
  return redirect(`/birds${search}`, 303);
}

/** What is said beside a status. */
const statusFacts = ["status_since", "cause_of_death", "left_to"] as const;
const text = (form: FormData, name: string) => String(form.get(name) ?? "");

type BulkActionArgs = { form: FormData; whom: Whom; context: AppLoadContext; faults: Unset["faults"] };
type Again = { move?: RefusedMove; status?: RefusedStatus };

/** Offers every place, or every status, with what was typed and what was wrong with it. */
async function askAgain(action: "status" | "place", { form, whom, context, faults }: BulkActionArgs): Promise<Again> {
  if (action === "place") return { move: refusedMove(form, whom, faults) };
  const { data: whole } = await context.api.get<{ data: WholeChoices }>("/api/birds/choices?of=status_id");
  const typed = Object.fromEntries(
    ["set_status_id", ...statusFacts, "left_price_cents"].flatMap((name) => {
      const value = form.get(name);
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
  return { status: { unset: { faults, typed }, whom: whomAgain(whom), choices: whole.choices as StatusChoice[] } };
}

function settings(action: BulkActionName, form: FormData): Record<string, unknown> {
  if (action === "delete") return {};
  const wanted = form.get(`set_${action}_id`);
  const value = { [`${action}_id`]: wanted === "none" ? null : wanted };
  return action === "place"
    ? { ...value, reason: text(form, "reason"), moved_on: text(form, "moved_on") }
    : { ...value, ...Object.fromEntries(statusFacts.map((name) => [name, text(form, name)])), ...priceIn(form) };
}

type Whom = { ids?: string[]; filter?: Record<string, string> };

const whomAgain = ({ ids = [], filter }: Whom): Record<string, string> =>
  filter ? { all: "on", ...filter } : { ids: ids.join(",") };

function refusedMove(
  form: FormData,
  whom: Whom,
  faults: RefusedMove["unmoved"]["faults"],
  question?: PickQuestion,
): RefusedMove {
  const { moved_on, ...typed } = typedMove(form, text(form, "set_place_id"));
  const place = { sent: sentPlace(form, "set_place_id"), ...(question && { question }) };
  const unmoved = { faults, typed: { ...typed, ids: whom.ids ?? [], ...(moved_on && { moved_on }) }, place };
  return { unmoved, whom: whomAgain(whom) };
}

function resultFlash(action: BulkActionName, { changed, undo }: Done, search: string): Flash {
  const key = changed === 0 ? "birds.bulk.nothing" : (`birds.bulk.done_${action}` as const);
  if (!undo) return { key, values: { count: changed } };
  const of = action === "delete" ? "delete" : "change";
  return { key, values: { count: changed }, undo: undoPath(undo, of, `/birds${search}`) };
}

function failure(status: number): WordKey {
  if (status === 403) return "birds.bulk.forbidden";
  if (status === 413) return "birds.bulk.too_many";
  return status === 404 ? "birds.bulk.gone" : "birds.bulk.failed";
}

/** Where the birds of a refused move can go. */
export async function loader({ context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const { data: page } = await context.api.get<{ data: MovePage }>("/api/birds/move");
  return { places: page.picks, today: page.today };
}

export const meta: MetaFunction = (args) => titled(args, "places.move.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: t("places.move.title"), is_current: true },
  ],
};

export default function BulkActionForm() {
  const { t } = useWords();
  const { places, today } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { over, close, back } = useOverList();
  return (
    <RouteDialog over={over} title={t(answer?.status ? "birds.bulk.status.do" : "places.move.title")} onClose={close}>
      {answer?.move && <RefusedMoveForm refused={answer.move} places={places} today={today} back={back} />}
      {answer?.status && <StatusForm refused={answer.status} today={today} back={back} />}
      {!answer && <NobodyChosen back={back} />}
    </RouteDialog>
  );
}

// A visitor who follows a link has selected no birds.
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
