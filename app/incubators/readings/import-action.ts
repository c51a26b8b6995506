import { data, redirect } from "@remix-run/cloudflare";
import type { LoadContext } from "#app/web/load-context.ts";
import type { FileDone, FilePreview } from "#worker/incubators/readings/file-import.ts";
import { type PackedFile, packed, unpacked } from "./packed-file.ts";

/** What the page shows of a file that is not taken yet, or why it cannot be read. */
export type ImportReply = { faults: string[]; preview?: FilePreview; file?: PackedFile };

/** A file that was chosen is previewed; one that came back is previewed with other columns, or taken. */
export async function importReadings(form: FormData, context: LoadContext, incubator_id: string) {
  const id = encodeURIComponent(incubator_id);
  const [chosen, bytes] = [form.get("file"), form.get("bytes")];
  const isBack = typeof bytes === "string";
  const file = isBack ? await unpacked({ name: String(form.get("name") ?? ""), bytes }) : chosen;
  const commits = form.get("do") === "save";
  const body = new FormData();
  if (file instanceof File) body.set("file", file);
  if (isBack) body.set("columns", columnsIn(form));
  if (commits) body.set("commit", "1");
  const path = `/api/incubators/${id}/readings/file`;
  const outcome = await context.api.send<{ data: FilePreview | FileDone }>("POST", path, { body });
  if (!outcome.ok) {
    if (outcome.status === 404) throw Response.json(outcome.problem, { status: 404 });
    const faults = (outcome.problem.errors ?? []).map(({ message }) => message);
    const reply: ImportReply = {
      faults: faults.length > 0 ? faults : [outcome.problem.detail || outcome.problem.title],
    };
    return data(reply, { status: outcome.status });
  }
  const { data: answer } = outcome.answer;
  if ("accepted" in answer) {
    const { accepted } = answer;
    context.flash(
      accepted === 0 ? { key: "readings.file.known" } : { key: "readings.file.done", values: { count: accepted } },
    );
    return redirect(`/incubators/${id}/readings`, 303);
  }
  const reply: ImportReply = { faults: [], preview: answer, ...(file instanceof File && { file: await packed(file) }) };
  return data(reply, { headers: { "Cache-Control": "no-store" } });
}

/** How its reader says that the columns are to be read, as JSON. */
function columnsIn(form: FormData): string {
  const column = (name: string) => {
    const text = String(form.get(name) ?? "");
    return /^\d{1,2}$/.test(text) ? Number(text) : null;
  };
  return JSON.stringify({
    at: column("at"),
    hour: column("hour"),
    temperature: column("temperature"),
    humidity: column("humidity"),
    unit: form.get("unit"),
    order: form.get("order"),
  });
}
