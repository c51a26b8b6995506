import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { generalFault, keyHeader } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { ownPath } from "#app/web/paths.ts";
import { submit } from "#app/web/submit.ts";
import type { FeedingChoices } from "#worker/feeding/choices.ts";
import { feedRoundForm } from "#worker/feeding/form-contract.ts";
import type { FeedRound } from "#worker/feeding/round-rows.ts";
import { feedingList, feedingPath } from "./feeding-paths.ts";
import { boxOf, linesIn } from "./line-rows.ts";

const mostRows = 60;

/** How many rows a sent form has. */
const rowsIn = (form: FormData): number =>
  Math.min(mostRows, [...form.keys()].filter((it) => it.startsWith("item_")).length);

/** Makes a feed round of its form, or changes the one of that id. */
export async function saveFeeding(form: FormData, context: LoadContext, id: string | undefined) {
  const { api, language } = context;
  const rows = rowsIn(form);
  const { data: choices } = await api.get<{ data: FeedingChoices }>(`${feedingPath}/choices`);
  const { refused, accepted } = await submit(form, context, feedRoundForm(rows), async (value, headers) => {
    const { lines, at, faults } = linesIn(value, rows, choices, language);
    if (faults.length > 0) {
      const problem = { status: 422, code: "invalid", title: "", errors: faults };
      return { ok: false as const, status: 422, problem: problem as never, retry_after: null };
    }
    const version = form.get("version");
    const json = {
      name: value.name,
      ...(value.first_on && { first_on: value.first_on }),
      lines,
      ...(id !== undefined && version !== null && { version: Number(version) }),
    };
    const outcome = id
      ? await api.send<{ data: FeedRound }>("PUT", recordPath(feedingPath, id), { json, headers })
      : await api.send<{ data: FeedRound }>("POST", feedingPath, { json, headers });
    if (outcome.ok || !outcome.problem.errors) return outcome;
    const errors = outcome.problem.errors.map((it) => ({ ...it, path: boxOf(it.path, at) }));
    return { ...outcome, problem: { ...outcome.problem, errors } };
  });
  if (refused) return refused;
  return redirectWithFlash(context, { key: "feeding.saved", values: { name: accepted.data.name }, to: feedingList });
}

const messages = {
  book: "feeding.done.book",
  undo: "feeding.done.undo",
  end: "feeding.done.end",
  resume: "feeding.done.resume",
} as const;
type Action = keyof typeof messages;
const isAction = (what: string): what is Action => Object.hasOwn(messages, what);

/**
 * Books a round, takes that back, or ends or resumes it, as a form says or the address of a message's way back, and goes to
 * where that was pressed; undefined where neither says so.
 */
export async function actOnFeeding(form: FormData, query: URLSearchParams, context: LoadContext) {
  const text = (name: string) => String(form.get(name) ?? query.get(name) ?? "");
  const what = text("do");
  if (!isAction(what)) return undefined;
  const to = ownPath(text("return_to"), context.origin, feedingList);
  const [id, on, from, name] = [text("id"), text("on"), text("from"), text("name").slice(0, 100)];
  const one = recordPath(feedingPath, id);
  const headers = keyHeader(form.get("idempotency_key"));
  const ask = {
    book: () => context.api.send("POST", `${one}/book`, { json: { on, ...(from && { from }) }, headers }),
    undo: () => context.api.send("POST", `${one}/undo`, { json: { on } }),
    end: () => context.api.send("PUT", one, { json: { retired: true } }),
    resume: () => context.api.send("PUT", one, { json: { retired: false } }),
  };
  const outcome = await ask[what]();
  if (!outcome.ok) {
    const why = outcome.problem.errors?.[0]?.message ?? generalFault(outcome.problem, context.language);
    return redirectWithFlash(context, { key: "feeding.failed", values: { why }, tone: "error", to });
  }
  const isOneDay = what === "book" && (from === "" || from === on);
  const back = new URLSearchParams({ do: "undo", id, on, name, return_to: to });
  return redirectWithFlash(context, {
    key: what === "book" && !isOneDay ? "feeding.done.missed" : messages[what],
    values: { name },
    ...(isOneDay && { undo: `${feedingList}?${back}` }),
    to,
  });
}
