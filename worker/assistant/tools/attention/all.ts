import { hatch } from "./hatch.ts";
import { tasks } from "./tasks.ts";

/** What the next days bring, and what of it matters most. */
export const attentionTools = { hatch, tasks };
