import { data } from "@remix-run/cloudflare";
import { type PackedFile, packed, unpacked } from "#app/incubators/readings/packed-file.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import type { Outcome } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { BankDone, BankPreview } from "#worker/payments/bank/importing.ts";

const path = "/api/payments/bank";
const here = "/payments/bank";
type BankReply = { faults: string[]; preview?: BankPreview; file?: PackedFile };

/** A file looked at or taken, lines booked, left out or opened again. */
export async function actOnBank(form: FormData, context: LoadContext) {
  const what = String(form.get("do"));
  const [press, line = ""] = what.split(" ");
  if (press === "ignore" || press === "reopen") {
    const outcome = await context.api.send("POST", recordPath(`${path}/lines`, line), {
      json: { state: press === "ignore" ? "ignored" : "open" },
    });
    const to = press === "ignore" ? here : `${here}?show=done`;
    return outcome.ok
      ? redirectWithFlash(context, { key: `payments.bank.${press === "ignore" ? "ignored" : "reopened"}`, to })
      : refused(outcome);
  }
  if (what === "book") {
    const lines = [...form].flatMap(([name, value]) => {
      const [of = "", id = ""] = typeof value === "string" ? value.split(" ") : [];
      const target = { sale: "sale_id", refund: "sale_id", expense: "expense_id", payment: "payment_id" }[of];
      return name.startsWith("line-") && target ? [{ line_id: name.slice(5), [target]: id }] : [];
    });
    const outcome = await context.api.send<{ data: { booked: number; left: number } }>("POST", `${path}/book`, {
      json: { lines },
    });
    if (!outcome.ok) return refused(outcome);
    const { booked, left } = outcome.answer.data;
    return redirectWithFlash(
      context,
      left > 0
        ? { key: "payments.bank.booked.left", values: { count: left, booked }, tone: "error", to: here }
        : { key: "payments.bank.booked", values: { count: booked }, to: here },
    );
  }
  return readFile(form, context, what === "take");
}

async function readFile(form: FormData, context: LoadContext, commits: boolean) {
  const bytes = form.get("bytes");
  const file =
    typeof bytes === "string" ? await unpacked({ name: String(form.get("name") ?? ""), bytes }) : form.get("file");
  const body = new FormData();
  if (file instanceof File) body.set("file", file);
  if (form.has("order")) body.set("columns", columnsIn(form));
  if (commits) body.set("commit", "1");
  const outcome = await context.api.send<{ data: BankPreview | BankDone }>("POST", path, { body });
  if (!outcome.ok) return refused(outcome);
  const { data: answer } = outcome.answer;
  if ("taken" in answer)
    return redirectWithFlash(
      context,
      answer.taken === 0
        ? { key: "payments.bank.known", to: here }
        : { key: "payments.bank.taken", values: { count: answer.taken }, to: here },
    );
  const reply: BankReply = { faults: [], preview: answer, ...(file instanceof File && { file: await packed(file) }) };
  return data(reply, { headers: { "Cache-Control": "no-store" } });
}

function refused(outcome: Extract<Outcome<unknown>, { ok: false }>) {
  const faults = (outcome.problem.errors ?? []).map(({ message }) => message);
  const reply: BankReply = { faults: faults.length > 0 ? faults : [outcome.problem.detail || outcome.problem.title] };
  return data(reply, { status: outcome.status });
}

function columnsIn(form: FormData): string {
  const column = (name: string) => {
    const text = String(form.get(name) ?? "");
    return [name, /^\d{1,2}$/.test(text) ? Number(text) : null];
  };
  return JSON.stringify({
    ...Object.fromEntries(["on", "text", "amount", "debit", "credit"].map(column)),
    order: form.get("order"),
  });
}
