import { isDemo } from "#db/ids.ts";
import type { Permission } from "#db/permissions.ts";
import type { AssistantAction } from "#db/words/assistant.ts";
import { Refusal } from "#worker/refusal.ts";
import { may } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import type { ToolContext } from "../tools/tool.ts";
import type { Kept, Plan } from "./action.ts";
import { actions } from "./all.ts";

/** So long a proposal may be agreed to. */
const agreedWithin = 60 * 60_000;

/** What is answered when something is to be done: nothing is done yet. `kept` and `until` (ISO) are the turn's to keep. */
export type Proposed = {
  outcome: "proposed" | "not_allowed" | "not_there";
  answer: string;
  how: string;
  /** The page where it is done by hand. */
  href: string | null;
  kept: Kept | null;
  until: string | null;
};

/**
 * Proposes a action to who asks: what would become of what, as it stands now. Arguments are those of `actionArguments`. Who may
 * not do it themselves is offered nothing, and neither is anybody of the demo or of an organisation that closes.
 */
export async function propose(name: AssistantAction, input: unknown, context: ToolContext): Promise<Proposed> {
  const { say } = context.speech;
  const none = { how: "", href: null, kept: null, until: null };
  const action = actions[name];
  if (!mayDo(context.scope, action.permission))
    return { ...none, outcome: "not_allowed", answer: say("deeds.not_allowed") };
  try {
    const arguments_ = action.arguments.parse(input) as Record<string, unknown>;
    const plan = await action.plan(arguments_, context);
    const hasRows = plan.rows.length > 0;
    return {
      outcome: "proposed",
      answer: hasRows ? plan.title : say("deeds.nothing"),
      how: hasRows ? say("deeds.how") : plan.refused.join(" "),
      href: plan.href,
      kept: keptOf(name, arguments_, plan),
      until: untilOf(context.scope),
    };
  } catch (error) {
    if (error instanceof Refusal && error.code === "forbidden")
      return { ...none, outcome: "not_allowed", answer: say("deeds.not_allowed") };
    if (error instanceof Refusal && (error.code === "missing" || error.code === "invalid"))
      return { ...none, outcome: "not_there", answer: say("not_there") };
    throw error;
  }
}

/** Whether who asks may write this at all, whatever the room says of the rows. */
function mayDo({ org_id, closes_at, key, ...scope }: Scope, permission: Permission): boolean {
  return may(scope, permission) && !scope.grant && !isDemo(org_id) && !closes_at && key?.scope !== "read";
}

/** A plan as its turn keeps it. */
export function keptOf(name: AssistantAction, input: Record<string, unknown>, { write: _, ...plan }: Plan): Kept {
  return { ...plan, action: name, arguments: input };
}

/** Until when what is proposed now may be agreed to. */
export const untilOf = ({ now }: Pick<Scope, "now">): string => new Date(Date.parse(now) + agreedWithin).toISOString();
