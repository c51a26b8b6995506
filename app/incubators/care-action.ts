import { data } from "@remix-run/cloudflare";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import type { WordKey } from "#app/locales/words.tsx";
import { generalFault } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { type Reply, submit } from "#app/web/submit.ts";
import { offsetDraft, powerCutDraft } from "#worker/incubators/contract.ts";
import type { addDevice } from "#worker/incubators/devices/device-list.ts";
import { deviceDraft } from "#worker/incubators/readings-contract.ts";

type Added = Awaited<ReturnType<typeof addDevice>>;
/** A device that was just added, its key, when that was, and where its readings go. */
export type AddedDevice = Added & { at: string; address: string };

/** What comes back to a machine's page: the form that was refused, why a button did nothing, or a device's key. */
export type CareAnswer = { form?: "offset" | "cut" | "device"; reply?: Reply; fault?: string; added?: AddedDevice };

/** What is done on a machine's page, by the form that was sent. */
export async function actOnIncubator(form: FormData, context: LoadContext, id: string | undefined) {
  const path = recordPath("/api/incubators", id);
  const done = (key: WordKey) => redirectWithFlash(context, { key, to: recordPath("/incubators", id) });
  const item = String(form.get("item") ?? "");
  /** A button that needs nothing typed. */
  async function press(
    method: "PUT" | "DELETE",
    part: "offsets" | "power-cuts" | "devices",
    key: WordKey,
    json?: object,
  ) {
    const outcome = await context.api.send<undefined>(method, recordPath(`${path}/${part}`, item), { json });
    if (outcome.ok || outcome.status === 404) return done(key);
    return data<CareAnswer>({ fault: generalFault(outcome.problem, context.language) }, outcome.status);
  }
  switch (form.get("do")) {
    case "offset": {
      const { refused } = await submit(form, context, offsetDraft, (json, headers) =>
        context.api.send("POST", `${path}/offsets`, { json, headers }),
      );
      return refused
        ? data<CareAnswer>({ form: "offset", ...refused.data }, refused.init ?? {})
        : done("incubators.offset.saved");
    }
    case "cut": {
      const { refused } = await submit(form, context, powerCutDraft, (json, headers) =>
        context.api.send("POST", `${path}/power-cuts`, { json, headers }),
      );
      return refused
        ? data<CareAnswer>({ form: "cut", ...refused.data }, refused.init ?? {})
        : done("incubators.cut.saved");
    }
    case "device": {
      const { refused, accepted } = await submit(form, context, deviceDraft, (json, headers) =>
        context.api.send<{ data: Added }>("POST", `${path}/devices`, { json, headers }),
      );
      if (refused) return data<CareAnswer>({ form: "device", ...refused.data }, refused.init ?? {});
      const address = `${context.origin}${path}/readings`;
      const added = { ...accepted.data, at: new Date().toISOString(), address };
      // The answer itself shows the key: behind a redirect it would have to be kept somewhere.
      return data<CareAnswer>({ added }, { headers: { "Cache-Control": "no-store" } });
    }
    case "revoke":
      return press("DELETE", "devices", "readings.devices.gone");
    case "offset_gone":
      return press("DELETE", "offsets", "incubators.offset.gone");
    case "cut_gone":
      return press("DELETE", "power-cuts", "incubators.cut.gone");
    case "cut_over":
      return press("PUT", "power-cuts", "incubators.cut.ended", { to_at: new Date().toISOString() });
    default:
      return data<CareAnswer>({}, 400);
  }
}
