import type { AssistantTool } from "#db/words/assistant.ts";
import type { FarmArguments } from "../question.ts";
import { type Counted, uncounted } from "./count.ts";
import { countBird, countBirds, countInbreeding, countKin } from "./flock.ts";
import { countHatch } from "./forecast.ts";
import { countCourses, countMachines, countMoney, countOwed, countRings, countStock } from "./money.ts";
import { countPairs, countResults } from "./season.ts";

// What words alone answer, and what the book cannot tell, is not counted.
const counts: Partial<Record<AssistantTool, (given: Record<string, string | undefined>) => Counted>> = {
  birds: countBirds,
  bird: countBird,
  kin: countKin,
  inbreeding: countInbreeding,
  pairs: countPairs,
  results: countResults,
  hatch: countHatch,
  money: countMoney,
  owed: countOwed,
  rings: countRings,
  stock: countStock,
  machines: countMachines,
  courses: countCourses,
};

/** What the figures of an answer must be, counted in the farm's book alone; arguments as the farm calls them. */
export const recount = (tool: AssistantTool, given: FarmArguments): Counted =>
  counts[tool]?.(given as Record<string, string | undefined>) ?? uncounted;
