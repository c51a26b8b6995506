import * as z from "zod";
import type { Given } from "../given/storing.ts";
import { place, step } from "./contract.ts";
import { type FormData, fieldData, type Place, type PlacedData, placedData, usualStep } from "./data-contract.ts";

/** A field that the form has, as its page tells of it. */
type FormField = { name: string; label: string | null; page: number };
/** What is kept of a form beside its file. */
export type FormContent = {
  /** Millimetres of each page as it is looked at. */
  pages: Array<{ width: number; height: number }>;
  fields: FormField[];
  goes: Record<string, FormData>;
  places: Partial<Record<PlacedData, Place>>;
  /** Millimetres from the line of one species to the next. */
  step: number;
};

const side = z.number().positive();
const name = z.string().max(400);
// An archive that was put back may hold anything.
const content = z.object({
  pages: z.array(z.object({ width: side, height: side })).max(8),
  fields: z.array(z.object({ name, label: name.nullable(), page: z.number() })).max(400),
  goes: z.record(name, z.enum(fieldData)),
  places: z.partialRecord(z.enum(placedData), place),
  step,
});

/** What is kept of a form; nothing known of it where that cannot be read. */
export function contentOf({ fields }: Pick<Given, "fields">): FormContent {
  try {
    return content.parse(JSON.parse(fields)) as FormContent;
  } catch {
    return { pages: [], fields: [], goes: {}, places: {}, step: usualStep };
  }
}
