import { Refusal } from "#worker/refusal.ts";
import { westernText } from "#worker/spreadsheets/western.ts";

const notText = () => new Refusal("invalid", { file: ["payments.file.unreadable"] });

/** What a file of text says: UTF-8, else what a bank in western Europe writes (Windows-1252). */
export function textOfFile(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw notText();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return westernText(bytes);
  }
}
