import { ownLine } from "../desk/letters.ts";
import type { ParsedMail } from "./parsing.ts";

/**
 * Whether nobody wrote a mail: a program, a list, we ourselves, or a server that tells of what it could not deliver.
 * `returnPath` is where it would go back to. Nothing of it is kept, and nothing answered.
 */
export function isAutomatic({ header, from }: Pick<ParsedMail, "header" | "from">, returnPath: string): boolean {
  const says = (name: string) => (header.get(name) ?? "").trim().toLowerCase();
  const path = returnPath.replace(/[<>\s]/g, "");
  if (path === "" || says("return-path") === "<>") return true;
  if (!["", "no"].includes(says("auto-submitted").split(/[;\s]/, 1)[0] ?? "")) return true;
  if (/^(bulk|junk|list|auto_reply)\b/.test(says("precedence"))) return true;
  if (header.has(ownLine.toLowerCase()) || header.has("x-autoreply") || header.has("x-autorespond")) return true;
  if ([...header.keys()].some((name) => name.startsWith("list-"))) return true;
  return [from, path.toLowerCase()].some((address) => /^(mailer-daemon|postmaster)@/.test(address));
}
