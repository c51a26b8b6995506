import type { AssistantTool } from "#db/words/assistant.ts";
import { today } from "../farm/cast.ts";
import type { FarmArguments, Right } from "../question.ts";

// What is meant where nothing is said, by the contract of the tools.
const meant: Partial<Record<AssistantTool, FarmArguments>> = {
  birds: { status_id: "present" },
  bird: { about: "all" },
  machines: { about: "all" },
  rings: { about: "left" },
  results: { season: today.slice(0, 4) },
  chick_cost: { season: today.slice(0, 4) },
  due: { late: false },
  owed: { late: false },
};

const stem = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().slice(0, 5);

/** Arguments so that two that mean the same are the same text: what is meant is said, words stand by their stem. */
export function normalArguments(tool: AssistantTool, given: FarmArguments): string {
  const isOfAll = tool === "results" && given.by === "season";
  const stated = Object.entries({ ...meant[tool], ...given }).filter(([name, value]) => {
    return value !== undefined && value !== null && !(isOfAll && name === "season");
  });
  const words = stated.map(([name, value]) => `${name}=${name === "q" ? stem(String(value)) : String(value)}`);
  return words.sort().join(" ");
}

/** Whether a tool with these arguments is one of those that are right. */
export const isAmong = (rights: readonly Right[], tool: AssistantTool | null, given: FarmArguments): boolean =>
  rights.some((it) => it.tool === tool && normalArguments(it.tool, it.arguments) === normalArguments(it.tool, given));
