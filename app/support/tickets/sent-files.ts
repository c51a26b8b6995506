import { recordPath } from "#app/kit/record-path.ts";
import type { Translate } from "#app/locales/words.tsx";
import { faultTexts, keyHeader } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { fileLimits } from "#worker/support/tickets/contract.ts";

const megabyte = 1024 * 1024;

/** The files that were chosen; an empty box is sent as a file without a name. */
export const filesIn = (form: FormData): File[] =>
  form.getAll("files").filter((it): it is File => it instanceof File && (it.size > 0 || it.name !== ""));

/** The texts of a form, without its files: what is judged, and given back. No name of ours unfolds into a list. */
export function textsOf(form: FormData): FormData {
  const texts = new FormData();
  for (const [name, value] of form) if (typeof value === "string" && /^[a-z_]+$/.test(name)) texts.set(name, value);
  return texts;
}

/** What is wrong with files before any is sent: too many, or too large. What they are the API judges. */
export function faultsOfFiles(files: readonly File[], t: Translate): string[] {
  if (files.length > fileLimits.files) return [t("supporttickets.files_many", { count: fileLimits.files })];
  const large = files.filter(({ size }) => size > fileLimits.bytes);
  const mb = fileLimits.bytes / megabyte;
  if (large.length > 0) return large.map(({ name }) => t("supporttickets.files_large", { name, mb }));
  const all = files.reduce((sum, { size }) => sum + size, 0);
  return all > fileLimits.all ? [t("supporttickets.files_heavy", { mb: fileLimits.all / megabyte })] : [];
}

type Sent = { ticket_id: string; files: readonly File[]; key: FormDataEntryValue | null };

/** Hands files on one by one; of each that is not taken, its name and why. */
export async function sendFiles(context: LoadContext, { ticket_id, files, key }: Sent): Promise<string[]> {
  const faults: string[] = [];
  for (const [place, file] of files.entries()) {
    const body = new FormData();
    body.append("file", file, file.name);
    const headers = typeof key === "string" ? keyHeader(`${key}-${place}`) : {};
    const path = `${recordPath("/api/support/tickets", ticket_id)}/files`;
    const outcome = await context.api.send("POST", path, { body, headers });
    if (!outcome.ok)
      faults.push(`${file.name.slice(0, 80)}: ${faultTexts(outcome.problem, context.language).join(" ")}`);
  }
  return faults;
}
