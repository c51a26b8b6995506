import { data, redirect } from "@remix-run/cloudflare";
import type { PickQuestion } from "#app/birds/picker/pick.ts";
import { faultTexts, keyHeader, type Outcome } from "#app/web/api-client.ts";
import type { Flash } from "#app/web/flash.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Reply } from "#app/web/submit.ts";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import type { PairMate } from "#worker/clutches/queries.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Kept } from "./chosen.ts";

type Part = "lay" | "nest" | "notes";
/** Whose laying was refused, and who may have laid, for a page that does not know them. */
export type LayingPair = { number: string; birds: PairMate[] };
type Refused = {
  faults: string[];
  kept?: Kept;
  pair?: LayingPair;
  is_plan_full?: boolean;
  /** Whom to choose from, by the box. */
  questions?: Record<string, PickQuestion>;
} & Partial<Record<Part, Reply>>;

/** What a refused press is answered with. */
export const failed = ({ status, problem }: Extract<Outcome<unknown>, { ok: false }>, { language }: LoadContext) =>
  refusedWith({ faults: faultTexts(problem, language) }, { status });

/** What a form of the page is shown with again: what was wrong with the page's action, or with which of its forms. */
export const refusedWith = (refused: Partial<Refused>, init: ResponseInit | null) =>
  data<Refused>({ faults: [], ...refused }, init ?? undefined);

/** The header by which a second press is recognised as the same action: the key of the page and what was pressed. */
export function keyOf(form: FormData, act = ""): Record<string, string> {
  const key = form.get("idempotency_key");
  return keyHeader(key && act ? `${key}.${act}` : key);
}

/** The message about something done to eggs, with the way to take it back where it was one egg. */
export function eggsFlash(
  eggs: readonly Egg[],
  {
    state,
    foster_pair_id,
    tray_id,
    caution,
  }: {
    state?: string;
    foster_pair_id?: string;
    tray_id?: string | null;
    looked?: boolean;
    caution?: string | undefined;
  },
  { language }: LoadContext,
  here: string,
): Flash {
  const [first] = eggs;
  const undo = eggs.length === 1 && first ? { undo: `${here}${here.includes("?") ? "&" : "?"}undo=${first.id}` } : {};
  const values = { count: eggs.length, egg: first?.tag ?? "" };
  if (tray_id === null) return { key: "clutches.done.untray", values, ...undo };
  if (tray_id !== undefined) {
    const tray = [first?.tray?.incubator, first?.tray?.name].join(" · ");
    const key = caution ? "clutches.done.tray.but" : "clutches.done.tray";
    return { key, values: { ...values, tray, ...(caution && { caution }) }, ...undo };
  }
  if (foster_pair_id) return { key: "clutches.done.fostered", values, ...undo };
  if (!state) return { key: "clutches.done.looked", values, ...undo };
  const tags = eggs.map(({ tag }) => tag);
  return { ...stateFlash(tags, state, caution, { language }), ...undo };
}

/** The message about eggs, by their tags, that came to a state. */
export function stateFlash(
  tags: readonly string[],
  state: string,
  caution: string | undefined,
  { language }: Pick<LoadContext, "language">,
): Flash {
  const values = { count: tags.length, egg: tags[0] ?? "" };
  if (state === "stored") return { key: "clutches.done.stored", values };
  const what = translate(language, `clutches.states.${tags.length === 1 ? "" : "many."}${state}`);
  if (caution) return { key: "clutches.done.deed.but", values: { ...values, what, caution } };
  return { key: "clutches.done.deed", values: { ...values, what } };
}

/** Goes back to the page with a message. */
export function returnWith(context: LoadContext, flash: Flash, here: string) {
  context.flash(flash);
  return redirect(here, 303);
}
