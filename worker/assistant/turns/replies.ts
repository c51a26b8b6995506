import { type Proposed, propose } from "../actions/proposing.ts";
import type { QuestionReading } from "../engine/reading.ts";
import { findBy } from "../toolbox/finding.ts";
import { doseAnswer, emergencyAnswer } from "../tools/emergency.ts";
import { type Finding, noRows, type ToolContext } from "../tools/tool.ts";

/** What is answered, and what is proposed with it. */
export type Reply = (
  | Awaited<ReturnType<typeof findBy>>
  | (Omit<Finding, "outcome"> & { outcome: "ambiguous" | Proposed["outcome"] })
) & { proposed?: Pick<Proposed, "kept" | "until"> };

const nothing = { figures: {}, rows: noRows, href: null, how: "" };

/** What is answered to a question as it was understood. */
export async function replyTo(reading: QuestionReading, context: ToolContext): Promise<Reply> {
  const { say, list } = context.speech;
  switch (reading.outcome) {
    case "tool":
      return findBy(reading.tool, reading.arguments, context);
    case "ambiguous":
      return { ...nothing, outcome: "ambiguous", answer: say("ambiguous") };
    case "not_there":
      return { ...nothing, outcome: "not_there", answer: say("not_there_named", { name: reading.said }) };
    case "emergency":
      return emergencyAnswer(reading.bird_id, context);
    case "dose":
      return doseAnswer(reading.bird_id, context);
    case "deed": {
      const { kept, until, ...proposed } = await propose(reading.deed, reading.arguments, context);
      return { ...nothing, ...proposed, ...(kept && { proposed: { kept, until } }) };
    }
    case "unknown": {
      const isNamed = reading.reason === "words" && reading.not_understood.length > 0;
      const names = list(reading.not_understood.map((word) => `“${word}”`));
      const answer = isNamed ? say("unknown.named", { names }) : say(`unknown.${reading.reason}`);
      return { ...nothing, outcome: "unknown", answer };
    }
  }
}
