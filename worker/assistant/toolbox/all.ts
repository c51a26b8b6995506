import type { AssistantTool } from "#db/words/assistant.ts";
import { attentionTools } from "../tools/attention/all.ts";
import { breedingTools } from "../tools/breeding/all.ts";
import { flockTools } from "../tools/flock/all.ts";
import { ledgerTools } from "../tools/ledger/all.ts";
import { seasonTools } from "../tools/season/all.ts";
import type { Tool } from "../tools/tool.ts";

/** Every tool by its name. */
export const tools: Partial<Record<AssistantTool, Tool>> = {
  ...attentionTools,
  ...flockTools,
  ...breedingTools,
  ...seasonTools,
  ...ledgerTools,
};
