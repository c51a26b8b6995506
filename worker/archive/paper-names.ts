import { logoIn } from "#worker/organization/logo.ts";
import { cleanPaper } from "#worker/organization/paper-file.ts";
import { Refusal } from "#worker/refusal.ts";

/** What the logo is called in an archive, before its extension. */
export const logoName = "papers/logo";
/** What the file of a registration is called in an archive, before its extension. */
export const paperName = (id: string) => `papers/${id}`;
/** Names of what papers carry. */
export const papersIn = /^papers\/\w{1,64}\.(jpg|png|webp|pdf)$/;

/** Whether a file of an archive is what papers may carry under that name. */
export function isPaper(name: string, bytes: Uint8Array): boolean {
  if (!name.startsWith(`${logoName}.`)) return "paper" in cleanPaper(new Uint8Array(bytes));
  try {
    return logoIn(bytes).bytes.length > 0;
  } catch (thrown) {
    if (thrown instanceof Refusal) return false;
    throw thrown;
  }
}
