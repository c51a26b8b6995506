import { type Meant, meantBird } from "#app/birds/picker/meant.ts";
import type { PickQuestion } from "#app/birds/picker/pick.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { type PairSide, pairSides } from "#db/vocabulary.ts";
import { fits } from "./pair-sides.ts";
import { type Fault, judge, type Typed } from "./sent-pair.ts";

/**
 * What speaks for the birds in the boxes and against them, where a part of a ring is enough: who alone is called so is
 * meant, else it is asked, by the box. Nothing more is read where every ring is whole.
 */
export async function judgeMeant(context: LoadContext, typed: Typed, id = "") {
  const first = await judge(context, typed, id);
  const meant = new Map<string, Meant>();
  const asking = pairSides.flatMap((side) =>
    (first.answer?.[`${side}s`] ?? [])
      .filter((it) => it.id === null)
      .map(async ({ asked: text }) => meant.set(`${side} ${text}`, await meantBird(context, text, fits[side]))),
  );
  await Promise.all(asking);
  const whole = (side: PairSide) =>
    typed[side].map((text) => {
      const bird = meant.get(`${side} ${text}`);
      return bird?.id === undefined ? text : bird.text;
    });
  const named = { ...typed, cock: whole("cock"), hen: whole("hen") };
  const isNamed = [...meant.values()].some((it) => it.id !== undefined);
  const { answer, faults } = isNamed ? await judge(context, named, id) : first;
  return { answer, typed: named, ...withQuestions(named, faults, meant) };
}

function withQuestions(typed: Typed, faults: readonly Fault[], meant: ReadonlyMap<string, Meant>) {
  const questions: Record<string, PickQuestion> = {};
  const messages: Record<string, string> = {};
  for (const side of pairSides)
    for (const [place, text] of typed[side].entries()) {
      const open = meant.get(`${side} ${text}`);
      if (!open || open.id !== undefined || open.question.picks.length === 0) continue;
      questions[`${side}-${place}`] = open.question;
      messages[`${side}-${place}`] = open.message;
    }
  return { questions, faults: faults.map(({ path, message }) => ({ path, message: messages[path] ?? message })) };
}
