import type { AssistantTool } from "#db/words/assistant.ts";
import { attentionTools } from "./attention/all.ts";
import type { Tool } from "./tool.ts";

/** Every tool by its name. */
export const tools: Partial<Record<AssistantTool, Tool>> = {
  ...attentionTools,
};
