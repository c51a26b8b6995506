import type { AssistantTool } from "#db/words/assistant.ts";
import { attentionTools } from "./attention/all.ts";
import { breedingTools } from "./breeding/all.ts";
import { flockTools } from "./flock/all.ts";
import { ledgerTools } from "./ledger/all.ts";
import { seasonTools } from "./season/all.ts";
import type { Tool } from "./tool.ts";

/** Every tool by its name. */
export const tools: Partial<Record<AssistantTool, Tool>> = {
  ...flockTools,
  ...breedingTools,
  ...seasonTools,
  ...ledgerTools,
  ...attentionTools,
};
