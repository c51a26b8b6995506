import { data } from "@remix-run/cloudflare";
import { takePlace } from "#app/birds/picker/meant.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import type { Outcome } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { ownPath } from "#app/web/paths.ts";
import { givenBack, submit } from "#app/web/submit.ts";
import type { HealthKind } from "#db/words/care.ts";
import type { HealthEvent } from "#worker/health/event-rows.ts";
import { changeOf, draftOf, healthForm } from "#worker/health/form-contract.ts";
import { translate } from "#worker/locales/translate.ts";
import { chosenBirds } from "./whom/chosen-birds.ts";

const nameOf = (kind: HealthKind, { language }: LoadContext) => translate(language, `audit.health.kind.${kind}`);

/** Enters what happened to one bird, or corrects the entry of that id. */
export async function saveEvent(form: FormData, context: LoadContext, bird_id: string, id: string | undefined) {
  const place = await takePlace(form, context);
  if (place) return data({ reply: givenBack(form, { place_id: [place.message] }), placeQuestion: place.question }, 422);
  const all = `${recordPath("/api/birds", bird_id)}/health`;
  const version = Number(form.get("version")) || undefined;
  const { refused, accepted } = await submit(form, context, healthForm, (value, headers) =>
    id
      ? context.api.send<{ data: HealthEvent }>("PUT", recordPath(all, id), {
          json: { ...changeOf(value), version },
          headers,
        })
      : context.api.send<{ data: HealthEvent }>("POST", all, { json: draftOf(value), headers }),
  );
  if (refused) return data({ ...refused.data, placeQuestion: undefined }, refused.init ?? undefined);
  const values = { name: nameOf(accepted.data.kind, context) };
  return redirectWithFlash(context, {
    key: "health.saved",
    values,
    to: `/birds/${encodeURIComponent(bird_id)}/health`,
  });
}

/** Enters what happened to many birds: those that are ticked, and one more whose ring was typed; with `more` only lists that one. */
export async function saveForMany(form: FormData, context: LoadContext) {
  const place = await takePlace(form, context);
  const { birds, listed, question, fault } = await chosenBirds(form, context, "flock");
  const again = { listed, ticked: birds, question, placeQuestion: place?.question };
  if (form.has("more") || place || fault) {
    const errors = { ...(place && { place_id: [place.message] }), ...(fault && { bird_ids: [fault] }) };
    return data({ ...again, reply: givenBack(form, errors) }, place || fault ? 422 : 200);
  }
  const ids = [...new Set(birds.map(({ id }) => id))];
  type Answer = { data: { count: number } };
  const { refused, accepted } = await submit(form, context, healthForm, async (value, headers) => {
    const json = { ...draftOf(value), ids };
    const outcome = await context.api.send<Answer>("POST", "/api/birds/bulk/health", { json, headers });
    return withBoxes(outcome);
  });
  if (refused) return data({ ...again, ...refused.data }, refused.init ?? undefined);
  const kind = String(form.get("kind")) as HealthKind;
  const values = { name: nameOf(kind, context), count: accepted.data.count };
  return redirectWithFlash(context, { key: "health.saved.many", values, to: "/health" });
}

// The API speaks of ids, the form of birds that are ticked and typed.
function withBoxes<Answer>(outcome: Outcome<Answer>): Outcome<Answer> {
  if (outcome.ok || !outcome.problem.errors) return outcome;
  const errors = outcome.problem.errors.map((it) => ({ ...it, path: it.path === "ids" ? "bird_ids" : it.path }));
  return { ...outcome, problem: { ...outcome.problem, errors } };
}

/** Notes that a visit that was to come took place, and goes back to where that was pressed. */
export async function markSeen(form: FormData, context: LoadContext) {
  const text = (name: string) => String(form.get(name) ?? "");
  const to = ownPath(text("return_to"), context.origin, "/health");
  const path = `${recordPath("/api/health-events", text("id"))}/followed-up`;
  const json = { alike: text("alike") === "1" };
  const outcome = await context.api.send<{ data: { done: number } }>("POST", path, { json });
  if (!outcome.ok) return redirectWithFlash(context, { key: "health.failed", tone: "error", to });
  const count = Math.max(1, outcome.answer.data.done);
  return redirectWithFlash(context, { key: "health.done.said", values: { count }, to });
}
