import type { AssistantTool } from "#db/words/assistant.ts";
import { type Cell, type Reading, valuesIn } from "./cells/cells.ts";
import { type Fit, fitting, intents } from "./intents/choosing.ts";
import { type Calendar, unitAway } from "./periods/spans.ts";
import type { Before, QuestionReading } from "./reading.ts";
import { type Question, readingOf } from "./understood.ts";

const leads =
  /^(?:e|mas|so|apenas|somente|agora|and|but|only|just|what about|how about|and what about|then|entao)(?: |$)/;

/**
 * What a question means behind another: it keeps the tool and replaces what it says ("and last year?", "only canaries"), asks
 * why, or asks something else of the same bird. Undefined where it stands by itself.
 */
export function followed(question: Question, before: Before, calendar: Calendar): QuestionReading | undefined {
  const { cells, tokens } = question;
  const why = reasonOf(question, before, calendar);
  if (why) return why;
  const isLed = leads.test(tokens.map(({ word }) => word).join(" "));
  const alone = fitting(cells, calendar);
  const whole = alone.filter(({ unaccounted }) => unaccounted.length === 0);
  const again = fitting(
    cells,
    calendar,
    intents.filter(({ tool }) => tool === before.tool),
    true,
  ).filter(saysSomething);
  const [same] = again;
  const isComplete = whole.some(
    (it) =>
      it.intent.needs.some((group) => group.every((need) => !need.startsWith("#"))) &&
      (!isLed || it.intent.tool !== before.tool),
  );
  // "How many canaries do I have?" is a question of its own, whatever was asked before.
  const isOwn = !isLed && whole[0] !== undefined && whole[0].intent.tool !== before.tool && says(cells, ...asks);
  if (same && !isOwn && (isLed || !isComplete) && !(isLed && isStronger(whole[0], same)))
    return readingOf(question, [same], kept(before, same));
  const of = thingOf(before);
  if (!of) return undefined;
  const isHeld = says(cells, "it") || whole.length === 0 || isLed;
  if (!isHeld) return undefined;
  const held = fitting([...cells, of], calendar).filter(({ unaccounted }) => unaccounted.length === 0);
  return held.length > 0 ? readingOf(question, held) : undefined;
}

const asks = ["count", "which", "who", "where", "when"] as const;

const says = (cells: readonly Cell[], ...any: ReadonlyArray<"it" | "why" | (typeof asks)[number]>) =>
  cells.some((cell) => valuesIn(cell, "concept").some((concept) => (any as readonly string[]).includes(concept)));

const saysSomething = ({ unaccounted, input }: Fit) => unaccounted.length === 0 && Object.keys(input).length > 0;

// "And the profit?" names another thing of its own; "and the hens?" does not.
const isStronger = (other: Fit | undefined, same: Fit) =>
  other !== undefined && other.intent.tool !== same.intent.tool && other.score > same.score + 1.5;

/** What was asked before, without what the new words put in its place. */
function kept(before: Before, { input }: Fit): Record<string, unknown> {
  const rest = Object.assign({}, before.arguments) as Record<string, unknown>;
  if ("season" in input || "from" in input)
    for (const name of ["from", "to", "season"]) if (!(name in input)) delete rest[name];
  if ("pair_id" in input) for (const name of ["cock_id", "hen_id", "bird_id"]) delete rest[name];
  if ("cock_id" in input) for (const name of ["pair_id", "bird_id"]) delete rest[name];
  return rest;
}

/** "Why?" after results is the season beside the one before it. */
function reasonOf(
  { cells, language }: Question,
  { tool, arguments: request }: Before,
  calendar: Calendar,
): QuestionReading | undefined {
  const isOnlyWhy =
    says(cells, "why") &&
    cells.every(
      (cell) => isEmpty(cell) || valuesIn(cell, "concept").some((it) => it === "why" || it === "fall" || it === "rise"),
    );
  if (!isOnlyWhy) return undefined;
  const base = { language, not_understood: [], choices: [], outcome: "tool" as const };
  const again: AssistantTool[] = ["compared", "inbreeding", "tasks"];
  if (again.includes(tool)) return { ...base, tool, arguments: request };
  if (tool !== "results") return undefined;
  const season = Number(request.season ?? unitAway("season", 0, calendar).year);
  const { species_id } = request;
  return {
    ...base,
    tool: "compared",
    arguments: {
      season: String(season),
      other: String(season - 1),
      ...(typeof species_id === "string" && { species_id }),
    },
  };
}

const isEmpty = ({ readings }: Cell) => readings.some(({ kind }) => kind === "idle");

// The bird or the pair that was spoken of, as if it stood at the end of the question.
function thingOf({ arguments: request }: Before): Cell | undefined {
  const readings: Reading[] = [];
  if (typeof request.bird_id === "string")
    readings.push({ kind: "bird", values: [{ id: request.bird_id, label: "", sex: "unknown", is_gone: false }] });
  if (typeof request.pair_id === "string")
    readings.push({ kind: "pair", values: [{ id: request.pair_id, label: "" }] });
  return readings.length > 0 ? { from: Number.MAX_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER, readings } : undefined;
}
