import { stateFlash } from "#app/clutches/actions/answers.ts";
import { loadedWords } from "#app/locales/word-files.ts";
import { translator, type WordKey } from "#app/locales/words.tsx";
import { faultTexts, keyHeader, type Outcome } from "#app/web/api-client.ts";
import type { Flash } from "#app/web/flash.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import type { Caution } from "#worker/clutches/eggs/writing.ts";
import type { Laid } from "#worker/clutches/laying.ts";
import type { ClutchPage } from "#worker/clutches/page.ts";
import { clockIn } from "#worker/locales/dates.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Fields } from "./queue/fields.ts";

/**
 * What came of a press: the egg it was about as it was left, and what is worth a second look; or why nothing was noted, in
 * the reader's words, and whether the same press would be taken if it was meant.
 */
type Noted = { ok: true; egg_id: string; version: number | null; said: Flash; caution?: string };
type NotNoted = { ok: false; status: number; faults: string[]; retry_after: string | null; mayConfirm?: boolean };

type Headers = Record<string, string>;
type Write = (context: LoadContext, fields: Fields, headers: Headers) => Promise<Noted | NotNoted>;
const writes = new Map<string | undefined, Write>([
  ["egg", noteEgg],
  ["lay", noteLaying],
  ["wean", noteWeaning],
  ["undo", takeBack],
  ["unlay", takeAway],
  ["lockdown", noteLockdown],
  ["unlock", noteUnlock],
  ["feed", noteFeeding],
  ["unfeed", noteFeeding],
]);
/** A version as a header carries it; the form of a press that supposes none leaves it out. */
const versionForm = /^[1-9]\d{0,8}$/;

/** Notes what a form of the round says; a repeated key is the same write. What the round has no form for is refused. */
export async function note(context: LoadContext, fields: Fields): Promise<Noted | NotNoted> {
  const write = writes.get(fields.deed);
  if (!write || (fields.version && !versionForm.test(fields.version)))
    return {
      ok: false,
      status: 422,
      faults: [translate(context.language, "refusals.invalid.detail")],
      retry_after: null,
    };
  return write(context, fields, keyHeader(fields.idempotency_key));
}

const on = ({ on: day }: Fields) => (day ? { on: day } : {});

async function noteEgg(context: LoadContext, fields: Fields, headers: Headers): Promise<Noted | NotNoted> {
  const { clutch_id, number = "", state, looked, version } = fields;
  const json = {
    clutch_id,
    numbers: [Number(number)],
    ...(version && { versions: { [number]: Number(version) } }),
    ...on(fields),
    ...(state && { state }),
    ...(looked && { looked: true }),
  };
  type Answer = { data: { eggs: Egg[] }; warnings: Caution[] };
  const outcome = await context.api.send<Answer>("POST", "/api/eggs/events", { json, headers });
  if (!outcome.ok) return refused(context, outcome, fields);
  const { data, warnings } = outcome.answer;
  const [egg] = data.eggs;
  const caution = warnings[0]?.message;
  const message: Flash = state
    ? stateFlash([egg?.tag ?? ""], state, caution, context)
    : { key: "round.done.looked", values: { egg: egg?.tag ?? "" } };
  return { ok: true, egg_id: egg?.id ?? "", version: egg?.version ?? null, said: message, ...(caution && { caution }) };
}

async function noteLaying(context: LoadContext, fields: Fields, headers: Headers): Promise<Noted | NotNoted> {
  const path = `/api/pairs/${encodeURIComponent(fields.pair_id ?? "")}/eggs`;
  const json = { ...(fields.on && { laid_on: fields.on }), ...(fields.confirmed && { confirmed: true }) };
  const outcome = await context.api.send<{ data: Laid }>("POST", path, { json, headers });
  if (!outcome.ok) return refusedLaying(context, outcome, fields);
  const [egg] = outcome.answer.data.eggs;
  const message: Flash = { key: "clutches.done.laid", values: { count: 1, egg: egg?.tag ?? "" } };
  return { ok: true, egg_id: egg?.id ?? "", version: null, said: message };
}

async function noteWeaning(context: LoadContext, fields: Fields, headers: Headers): Promise<Noted | NotNoted> {
  const path = `/api/birds/${encodeURIComponent(fields.bird_id ?? "")}/wean`;
  const outcome = await context.api.send<{ warnings: Caution[] }>("POST", path, { json: on(fields), headers });
  if (!outcome.ok) return refused(context, outcome, fields);
  const caution = outcome.answer.warnings[0]?.message;
  const message: Flash = caution
    ? { key: "clutches.done.weaned.but", values: { count: 1, caution } }
    : { key: "clutches.done.weaned", values: { count: 1 } };
  return { ok: true, egg_id: fields.egg_id ?? "", version: null, said: message, ...(caution && { caution }) };
}

async function takeBack(context: LoadContext, fields: Fields, headers: Headers): Promise<Noted | NotNoted> {
  const path = `/api/eggs/${encodeURIComponent(fields.egg_id ?? "")}/undo`;
  const seen: Headers = fields.version ? { "If-Match": `"${fields.version}"` } : {};
  const outcome = await context.api.send<{ data: Egg }>("POST", path, { headers: { ...headers, ...seen } });
  if (!outcome.ok) return refused(context, outcome, fields);
  const { id, tag, version } = outcome.answer.data;
  return { ok: true, egg_id: id, version, said: { key: "clutches.done.undone", values: { egg: tag } } };
}

async function takeAway(context: LoadContext, fields: Fields): Promise<Noted | NotNoted> {
  const outcome = await context.api.send("DELETE", `/api/eggs/${encodeURIComponent(fields.egg_id ?? "")}`);
  // An egg that is deleted already counts as success.
  if (!outcome.ok && outcome.status !== 404) return refused(context, outcome, fields);
  return { ok: true, egg_id: fields.egg_id ?? "", version: null, said: { key: "clutches.done.unlaid" } };
}

async function noteLockdown(context: LoadContext, fields: Fields, headers: Headers): Promise<Noted | NotNoted> {
  const { tray_id, hatcher_id } = fields;
  const json = { tray_id, ...(hatcher_id && { hatcher_id }), ...on(fields) };
  const outcome = await context.api.send("POST", "/api/eggs/lockdown", { json, headers });
  if (!outcome.ok) return refused(context, outcome, fields);
  return {
    ok: true,
    egg_id: "",
    version: null,
    said: { key: hatcher_id ? "round.done.hatcher" : "round.done.lockdown" },
  };
}

async function noteUnlock(context: LoadContext, fields: Fields, headers: Headers): Promise<Noted | NotNoted> {
  const { tray_id, hatcher_id } = fields;
  const json = { tray_id, ...(hatcher_id && { hatcher_id }) };
  const outcome = await context.api.send("POST", "/api/eggs/lockdown/undo", { json, headers });
  if (!outcome.ok) return refused(context, outcome, fields);
  return {
    ok: true,
    egg_id: "",
    version: null,
    said: { key: hatcher_id ? "round.done.unhatcher" : "round.done.unlock" },
  };
}

/** Books a feed round for a day, or takes that back. */
async function noteFeeding(context: LoadContext, fields: Fields, headers: Headers): Promise<Noted | NotNoted> {
  const isBack = fields.deed === "unfeed";
  const path = `/api/feed-rounds/${encodeURIComponent(fields.feed_round_id ?? "")}/${isBack ? "undo" : "book"}`;
  const outcome = await context.api.send("POST", path, { json: { on: fields.on }, headers });
  if (!outcome.ok) return refused(context, outcome, fields);
  const key = isBack ? "feeding.done.unnoted" : "feeding.done.noted";
  return { ok: true, egg_id: "", version: null, said: { key } };
}

type Refusing = Extract<Outcome<unknown>, { ok: false }>;

async function refused(context: LoadContext, { status, problem, retry_after }: Refusing, fields: Fields) {
  const faults = faultTexts(problem, context.language);
  const who = status === 409 ? await whoWas(context, fields) : null;
  return { ok: false as const, status, faults: who ? [...faults, who] : faults, retry_after };
}

/** A day before the pair was together may be meant: then the same press once more says so. */
async function refusedLaying(context: LoadContext, outcome: Refusing, fields: Fields): Promise<NotNoted> {
  const { errors = [] } = outcome.problem;
  if (!errors.some(({ path }) => path === "confirmed")) return refused(context, outcome, fields);
  const faults = errors.flatMap(({ path, message }) => (path === "confirmed" ? [] : [message]));
  const t = translator(loadedWords(context.language), context.language);
  const { status, retry_after } = outcome;
  return { ok: false, status, retry_after, faults: [...faults, t("round.refused.confirm")], mayConfirm: true };
}

/** Who did last what to the egg that was not as the press supposed; null where that cannot be told. */
async function whoWas({ api, language, viewer }: LoadContext, fields: Fields): Promise<string | null> {
  if (!fields.clutch_id) return null;
  const path = `/api/clutches/${encodeURIComponent(fields.clutch_id)}`;
  const outcome = await api.send<{ data: ClutchPage }>("GET", path);
  if (!outcome.ok) return null;
  const { eggs, events } = outcome.answer.data;
  const egg = eggs.find(({ number }) => String(number) === fields.number);
  const last = events.find(({ egg_id }) => egg_id === egg?.id);
  if (!egg || !last) return null;
  const t = translator(loadedWords(language), language);
  const what =
    last.deed === "state" && last.to_state
      ? translate(language, `clutches.states.${last.to_state}`)
      : t(`round.event.${last.deed}` as WordKey);
  const when = clockIn(language, viewer?.timezone ?? "UTC").moment(last.at);
  return t("round.refused.who", { egg: egg.tag, what, when, who: last.by ?? t("round.refused.somebody") });
}
