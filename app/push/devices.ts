import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { deviceOf } from "#app/accounts/profile/device.ts";
import { wordsFor } from "#app/locales/dictionary.ts";
import { translator } from "#app/locales/words.tsx";
import { generalFault } from "#app/web/api-client.ts";
import type { DeviceList } from "#worker/push/contract.ts";

/** What the part of the settings is drawn from; `suggested` is what the reader's device may be called. */
export type Devices = Omit<DeviceList, "choices"> & { suggested: string };

/** The reader's devices, and what they chose to be notified of. For loaders; one call of the API. */
export async function readDevices(request: Request, context: AppLoadContext) {
  const { data } = await context.api.get<{ data: DeviceList }>("/api/notifications/devices");
  const { choices, ...list } = data;
  return { choices, devices: { ...list, suggested: suggestedName(request, context) } satisfies Devices };
}

/** "Chrome on Android", in the reader's language. */
function suggestedName(request: Request, { language }: Pick<AppLoadContext, "language">): string {
  const t = translator(wordsFor(language, ["push"]), language);
  const device = deviceOf(request.headers.get("User-Agent") ?? "");
  return device ? t("push.device.named", device) : t("push.device.unnamed");
}

const page = "/settings/notifications";

/** Does what a form of the part asks: adds this device, forgets one. Undefined where the form is another's. */
export async function actOnDevices(
  form: FormData,
  request: Request,
  context: AppLoadContext,
): Promise<Response | undefined> {
  const text = (field: string) => String(form.get(field) ?? "");
  if (text("do") === "add_device") {
    const keys = { p256dh: text("p256dh"), auth: text("auth") };
    const name = text("name").trim() || suggestedName(request, context);
    const json = { endpoint: text("endpoint"), keys, name };
    const outcome = await context.api.send("POST", "/api/notifications/devices", { json });
    if (outcome.ok) context.flash({ key: "push.added", values: { name } });
    else {
      const [fault] = outcome.problem.errors ?? [];
      const why = fault?.message ?? generalFault(outcome.problem, context.language);
      context.flash({ key: "push.not_added", values: { why }, tone: "error" });
    }
    return redirect(page, 303);
  }
  if (text("do") === "forget_device") {
    const id = encodeURIComponent(text("id")) || "-";
    const outcome = await context.api.send("DELETE", `/api/notifications/devices/${id}`);
    // One that is gone already counts as forgotten.
    if (!outcome.ok && outcome.status !== 404) throw Response.json(outcome.problem, { status: outcome.status });
    context.flash({ key: "push.forgotten" });
    return redirect(page, 303);
  }
  return undefined;
}
