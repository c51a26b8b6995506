import { type AssistantTool, assistantTools } from "#db/words/assistant.ts";
import type { Env } from "#worker/env.ts";
import type { QuestionReading } from "../engine/reading.ts";
import { tools } from "../toolbox/all.ts";
import { findBy } from "../toolbox/finding.ts";
import { toolArguments } from "../tools/arguments.ts";
import type { ToolContext } from "../tools/tool.ts";
import { takeQuestion } from "./allowance.ts";
import { isModelOffered } from "./availability.ts";
import { instructionsIn, purposes } from "./instructions.ts";
import type { OfferedTool } from "./language-model.ts";
import { judgeProse } from "./prose.ts";
import { asData, groundOf } from "./shown-data.ts";

/** What a model may cost: so many uses of tools, and so many milliseconds in all. */
const limits = { calls: 6, ms: 30_000 };

type ModelFinding = Awaited<ReturnType<typeof findBy>>;
/** What a model looked up last, with its own words where they stand and the tool's where not. */
type ModelAnswer = { tool: AssistantTool; arguments: Record<string, unknown>; found: ModelFinding };
type Question = { question: string; reading: QuestionReading; env: Env; ms?: number };

/** Of these a model is asked; danger, doses, actions and other languages are the engine's alone. */
const isForModels = ({ outcome, ...reading }: QuestionReading): boolean =>
  outcome === "tool" || ("reason" in reading && reading.reason === "words");

/**
 * Lets a language model pick tools for a question and write the sentence. It gets what the asker may see and nothing else,
 * writes nothing but words, and whatever it does wrong ends in null: then the engine answers. Null too where no model is
 * bound, the owner has not switched it on, the plan's number of the day is used up, six calls or 30 seconds are over.
 */
export async function askModel(
  context: ToolContext,
  { question, reading, env, ms = limits.ms }: Question,
): Promise<ModelAnswer | null> {
  if (!isModelOffered(env) || !isForModels(reading) || !(await takeQuestion(context.scope))) return null;
  const { language, scope } = context;
  const uses: ModelAnswer[] = [];
  const ending = new AbortController();
  let calls = 0;
  const use = async (tool: AssistantTool, input: unknown) => {
    calls += 1;
    if (calls > limits.calls) {
      ending.abort();
      throw new Error("the model uses too many tools");
    }
    const given = toolArguments[tool].parse(input) as Record<string, unknown>;
    const found = await findBy(tool, given, context);
    uses.push({ tool, arguments: given, found });
    return asData(found);
  };
  const { askLanguageModel } = await import("./language-model.ts");
  const text = await askLanguageModel(env, {
    instructions: instructionsIn(language, scope.today),
    question: inputOf(question, reading),
    tools: offeredWith(use),
    turns: limits.calls + 1,
    ms,
    ending,
  });
  return text === null || calls > limits.calls ? null : answerOf(uses, text, context);
}

const offeredWith = (use: (tool: AssistantTool, input: unknown) => Promise<unknown>): Record<string, OfferedTool> =>
  Object.fromEntries(
    assistantTools
      .filter((name) => tools[name])
      .map((name) => [
        name,
        { purpose: purposes[name], schema: toolArguments[name], use: (input: unknown) => use(name, input) },
      ]),
  );

/** The question, and how the engine understood it: with the ids that a model cannot know. */
function inputOf(question: string, reading: QuestionReading): string {
  const understood = reading.outcome === "tool" ? { tool: reading.tool, arguments: reading.arguments } : null;
  return JSON.stringify({ question, understood });
}

/** The last thing that was found is what is answered; prose that says anything else is struck. */
function answerOf(uses: readonly ModelAnswer[], text: string, { language }: ToolContext): ModelAnswer | null {
  const last = uses.findLast(({ found }) => found.outcome === "answered");
  if (!last) return null;
  const ground = groundOf(uses.map(({ found }) => found));
  const { kept, struck } = judgeProse(text, ground, language);
  const sentences = struck > 0 || kept.length === 0 ? [last.found.answer, ...kept] : kept;
  return { ...last, found: { ...last.found, answer: [...new Set(sentences)].join(" ") } };
}
