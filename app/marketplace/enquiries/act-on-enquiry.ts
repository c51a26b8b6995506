import { data, redirect } from "@remix-run/cloudflare";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { generalFault } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import { enquiryReport, messageDraft, reservationDraft } from "#worker/marketplace/enquiries/contract.ts";
import { digitsOf } from "#worker/money/currency.ts";

/** What a member does with a conversation, by the button pressed. */
export async function actOnEnquiry(form: FormData, context: LoadContext, id: string) {
  const here = `/marketplace/enquiries/${encodeURIComponent(id)}`;
  const api = recordPath("/api/enquiries", id);
  const pressed = form.get("do");
  const flashed = (key: "written" | "reserved" | "reported") =>
    redirectWithFlash(context, { key: `enquiries.said.${key}`, to: here });
  if (pressed === "write") {
    const { refused } = await submit(form, context, messageDraft, (json) =>
      context.api.send("POST", `${api}/messages`, { json }),
    );
    return refused ? data({ of: "write" as const, ...refused.data }, refused.init ?? undefined) : flashed("written");
  }
  if (pressed === "reserve") {
    form.set("deposit_cents", centsIn(form));
    const { refused } = await submit(form, context, reservationDraft, (json, headers) =>
      context.api.send("POST", `${api}/reserve`, { json, headers }),
    );
    return refused ? data({ of: "reserve" as const, ...refused.data }, refused.init ?? undefined) : flashed("reserved");
  }
  if (pressed === "report") {
    const { refused } = await submit(form, context, enquiryReport, (json) =>
      context.api.send("POST", `${api}/report`, { json }),
    );
    return refused ? data({ of: "report" as const, ...refused.data }, refused.init ?? undefined) : flashed("reported");
  }
  if (pressed === "sell") {
    const outcome = await context.api.send<{ data: { contact_id: string } }>("POST", `${api}/contact`, { json: {} });
    if (!outcome.ok) return failed(generalFault(outcome.problem, context.language));
    const query = new URLSearchParams({ contact: outcome.answer.data.contact_id, ids: String(form.get("ids") ?? "") });
    return redirect(`/finance/sales/new?${query}`, 303);
  }
  if (pressed !== "release" && pressed !== "open" && pressed !== "closed" && pressed !== "blocked")
    throw data(null, 400);
  const outcome =
    pressed === "release"
      ? await context.api.send("POST", `${api}/release`, { json: {} })
      : await context.api.send("POST", `${api}/state`, { json: { state: pressed } });
  if (!outcome.ok) return failed(generalFault(outcome.problem, context.language));
  return redirectWithFlash(context, { key: `enquiries.said.${pressed}`, to: here });

  function failed(message: string) {
    return redirectWithFlash(context, { key: "enquiries.said.no", values: { message }, tone: "error", to: here });
  }
}

// A deposit as it is typed, `20,00`, in the smallest coin; what is no number the contract refuses.
function centsIn(form: FormData): string {
  const typed = String(form.get("deposit") ?? "").trim();
  if (typed === "") return "";
  const amount = Number(typed.replace(/\s|€/g, "").replace(",", "."));
  return Number.isFinite(amount)
    ? String(Math.round(amount * 10 ** digitsOf(String(form.get("currency") ?? "EUR"))))
    : typed;
}
