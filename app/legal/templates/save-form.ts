import { data } from "@remix-run/cloudflare";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { faultTexts } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { type Place, placedData, usualSize } from "#worker/legal/forms/data-contract.ts";
import { boxName, type FormAnswer, placeParts } from "./form-boxes.ts";

const path = "/api/paper-templates/transfer";
const here = "/legal-forms/templates";
type Refused = { problem: Parameters<typeof faultTexts>[0]; status: number };

function again(context: LoadContext, of: FormAnswer["of"], { problem, status }: Refused, form?: FormData) {
  const own = problem.errors ?? faultTexts(problem, context.language).map((message) => ({ path: "", message }));
  const faults = own.map(({ path, message }) => ({ path, message }));
  const typed = Object.fromEntries([...(form ?? [])].map(([name, value]) => [name, String(value)]));
  return data({ of, faults, typed } satisfies FormAnswer, status);
}

/** Hands a form on as it came: only the API reads it. */
export async function giveForm(request: Request, context: LoadContext) {
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const outcome = await context.api.send("PUT", path, { body: await request.arrayBuffer(), headers });
  return outcome.ok ? redirectWithFlash(context, { key: "templates.kept", to: here }) : again(context, "file", outcome);
}

/** Tells what goes where on the form that was given. */
export async function placeOnForm(form: FormData, context: LoadContext) {
  const action = form.get("do");
  if (action !== "fields" && action !== "places") throw data(null, 400);
  const version = Number(form.get("version")) || undefined;
  const change = action === "fields" ? { fields: fieldsIn(form) } : placesIn(form);
  const outcome = await context.api.send("PUT", `${path}/fields`, { json: { ...change, version } });
  if (!outcome.ok) return again(context, action, outcome, form);
  return redirectWithFlash(context, { key: "templates.saved", to: here });
}

/** What a field that is asked is called stands beside what was chosen for it: a box may not be called as a form pleases. */
const fieldsIn = (form: FormData) =>
  Object.fromEntries(
    [...form].flatMap(([name, called]) => {
      const at = /^called-(\d+)$/.exec(name)?.[1];
      return at === undefined ? [] : [[String(called), String(form.get(`field-${at}`) ?? "") || null]];
    }),
  );

/** A number as it is typed, with a comma or a point; null is refused by the API, on its own box. */
function numberOf(form: FormData, name: string): number | null {
  const text = String(form.get(name) ?? "").trim();
  return /^\d{1,4}([.,]\d{1,3})?$/.test(text) ? Number(text.replace(",", ".")) : null;
}

function placesIn(form: FormData) {
  const places = placedData.flatMap((key): Array<[string, Place | null]> => {
    const box = (part: (typeof placeParts)[number]) => boxName(key, part);
    if (!form.has(box("x"))) return [];
    const isEmpty = (["x", "y", "width"] as const).every((part) => String(form.get(box(part)) ?? "").trim() === "");
    if (isEmpty) return [[key, null]];
    const place = Object.fromEntries(placeParts.map((part) => [part, numberOf(form, box(part))])) as Place;
    const size = String(form.get(box("size")) ?? "").trim() === "" ? usualSize : place.size;
    return [[key, { ...place, page: place.page ?? 1, size }]];
  });
  return { places: Object.fromEntries(places), step: numberOf(form, "step") ?? undefined };
}
