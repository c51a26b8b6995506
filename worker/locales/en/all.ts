import { birds } from "./birds.ts";
import { fields } from "./fields.ts";
import { refusals } from "./refusals.ts";
import { species } from "./species.ts";

/** Every word the worker can say in this language. */
export const words: Record<string, string> = { ...refusals, ...fields, ...species, ...birds };
