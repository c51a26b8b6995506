import { data } from "@remix-run/cloudflare";
import { takePlace } from "#app/birds/picker/meant.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { givenBack, submit } from "#app/web/submit.ts";
import { incubatorDraft, mostTrays } from "#worker/incubators/contract.ts";
import type { EditedIncubator } from "./incubator-form.tsx";

const trayFields = ["id", "name", "kind", "slots"] as const;
const bandFields = ["warning_c", "critical_c", "warning_pct"] as const;

/**
 * The form of a machine as its contract names things. A tray without a name goes, or is a line nobody filled in; names in
 * a form are plain, because none from outside may unfold into a list.
 */
function unfolded(form: FormData): FormData {
  const sent = new FormData();
  for (const [name, value] of form) if (!/^tray-\d/.test(name)) sent.append(bandName(name) ?? name, value);
  let at = 0;
  for (let line = 0; line < mostTrays + 2; line += 1) {
    const cells = trayFields.map((field) => [field, String(form.get(`tray-${line}-${field}`) ?? "")] as const);
    const { id, name, slots } = Object.fromEntries(cells) as Record<(typeof trayFields)[number], string>;
    if (name.trim() === "" && (id !== "" || slots.trim() === "")) continue;
    for (const [field, value] of cells) sent.append(`trays[${at}].${field}`, value);
    at += 1;
  }
  return sent;
}

const bandName = (name: string) => (bandFields.some((it) => it === name) ? `bands.${name}` : undefined);

type Saving = { /** The machine that is edited. */ id?: string | undefined };

/** Makes a machine of what was typed, or changes one to it; else the form comes back with what is wrong with it. */
export async function sentIncubator(form: FormData, context: LoadContext, { id }: Saving = {}) {
  const version = form.get("version");
  const open = await takePlace(form, context);
  if (open) {
    const reply = givenBack(unfolded(form), { place_id: [open.message] });
    return data({ reply, current: undefined, question: open.question }, 422);
  }
  let current: EditedIncubator | undefined;
  const { refused, accepted } = await submit(unfolded(form), context, incubatorDraft, async (draft, headers) => {
    const json = { ...draft, ...(version !== null && { version: Number(version) }) };
    const outcome = await (id
      ? context.api.send<{ data: EditedIncubator }>("PUT", recordPath("/api/incubators", id), { json, headers })
      : context.api.send<{ data: EditedIncubator }>("POST", "/api/incubators/", { json, headers }));
    if (!outcome.ok && outcome.problem.code === "stale") current = outcome.problem.current as EditedIncubator;
    return outcome;
  });
  if (refused) return data({ ...refused.data, current, question: undefined }, refused.init ?? {});
  const { id: its, name } = accepted.data;
  const key = id ? "incubators.saved.changed" : "incubators.saved.created";
  return redirectWithFlash(context, { key, values: { name }, to: recordPath("/incubators", its) });
}
