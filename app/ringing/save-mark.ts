import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import { markForm } from "#worker/ringing/contract.ts";

/** Notes what became of numbers, or takes that back, as the form says. */
export async function actOnNumber(form: FormData, context: LoadContext, { api, page }: { api: string; page: string }) {
  const [number, last] = ["number", "last"].map((name) => String(form.get(name) ?? "").slice(0, 20)) as [
    string,
    string,
  ];
  const isSeveral = last !== "" && last !== number;
  if (form.get("do") === "unmark") {
    const upTo = last ? `?${new URLSearchParams({ last })}` : "";
    const { ok, status } = await context.api.send("DELETE", `${api}/marks/${encodeURIComponent(number)}${upTo}`);
    const key = isSeveral ? "ringing.unmark.done_several" : "ringing.unmark.done";
    if (ok || status === 404) return redirectWithFlash(context, { key, to: page });
    return redirectWithFlash(context, { key: "ringing.unmark.failed", tone: "error", to: page });
  }
  const { refused } = await submit(form, context, markForm, (json, headers) =>
    context.api.send("POST", `${api}/marks`, { json, headers }),
  );
  if (refused) return refused;
  const ring = isSeveral ? `${number}–${last}` : number;
  const key = isSeveral ? "ringing.mark.done_several" : "ringing.mark.done";
  return redirectWithFlash(context, { key, values: { ring }, to: page });
}
