import type { Env } from "#worker/env.ts";
import { Refusal } from "#worker/refusal.ts";
import { formBytes, type Given, type Which } from "../given/storing.ts";
import type { Named } from "./drawing.ts";
import type { FormFacts } from "./values.ts";

/** The declaration's form: one, of no year. */
export const transferForm = { kind: "transfer", year: 0 } as const satisfies Which;

/** A declaration drawn on the form that was given, in the place of our own layout. */
export async function onForm(files: Env["FILES"], form: Given, facts: FormFacts, named: Named): Promise<Uint8Array> {
  const bytes = await formBytes(files, form).catch(() => {
    throw new Refusal("invalid", { form: ["legal.form.unread"] });
  });
  // What reads forms is loaded only where one is.
  const { drawnOn } = await import("./drawing.ts");
  return drawnOn({ bytes, fields: form.fields }, facts, named);
}
