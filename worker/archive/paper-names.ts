import { cleanFile } from "#worker/attachments/cleaning.ts";
import { logoIn } from "#worker/organization/logo.ts";
import { Refusal } from "#worker/refusal.ts";

/** What the logo is called in an archive, before its extension. */
export const logoName = "papers/logo";
/** What the file of a row is called in an archive, before its extension. */
export const fileName = (id: string) => `papers/${id}`;
/** Names of such files. */
export const rowFiles = /^papers\/\w{1,64}\.(jpg|png|webp|pdf)$/;

/** Whether a file of an archive is what there may be under that name. */
export function isFile(name: string, bytes: Uint8Array): boolean {
  if (!name.startsWith(`${logoName}.`)) return "file" in cleanFile(new Uint8Array(bytes));
  try {
    return logoIn(bytes).bytes.length > 0;
  } catch (thrown) {
    if (thrown instanceof Refusal) return false;
    throw thrown;
  }
}
