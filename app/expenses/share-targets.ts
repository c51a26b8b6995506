import { meantBird } from "#app/birds/picker/meant.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Language } from "#db/vocabulary.ts";
import type { expenseChoices, ShareTarget } from "#worker/expenses/choices.ts";
import { translate } from "#worker/locales/translate.ts";

export type ExpenseChoices = Awaited<ReturnType<typeof expenseChoices>>;
/** What a part is on, as the API takes it. */
export type On = Record<string, string>;
type Share = { kind: ShareTarget["kind"] | "bird" | null; name: string | null };
/** A part that a form was drawn with, by what its box said: it may have left since, and is meant all the same. */
type Kept = { label: string; on: On };

/** So many names stand in the list of a box; all others are found all the same. */
const mostListed = 300;

/** What something is called in the box of a part: a pair by its number, a bird by its ring, what is gone by its name. */
export const targetLabel = ({ kind, name }: Share, language: Language): string =>
  kind === null || kind === "bird"
    ? (name ?? "")
    : translate(language, `expenses.target.${kind}`, { name: name ?? "" });

/** What the boxes of parts offer. */
export const targetsListed = ({ targets }: ExpenseChoices, language: Language): string[] =>
  targets.slice(0, mostListed).map((it) => targetLabel(it, language));

/** What a form keeps of a part: kind, id and what its box says. */
export const keptText = (share: Share & { target_id: string | null }, language: Language): string =>
  [share.kind ?? "", share.target_id ?? "", targetLabel(share, language)].join(" ");

const keptIn = (form: FormData): Kept[] =>
  form.getAll("kept").flatMap((value) => {
    const [, kind, id = "", label = ""] = /^([a-z]*) (\w*) (.*)$/.exec(String(value)) ?? [];
    if (kind === undefined) return [];
    return [{ label, on: kind === "" ? { text: label } : { [`${kind}_id`]: id } }];
  });

/** What stands in the boxes `share_on_…`, as ids; and what is wrong with each that names nothing, or several birds. */
export async function sharesMeant(
  form: FormData,
  context: LoadContext,
): Promise<{ on: Map<number, On>; errors: Record<string, string[]> }> {
  const named = [...form].flatMap(([name, value]) => {
    const [, row] = /^share_on_(\d{1,3})$/.exec(name) ?? [];
    const text = typeof value === "string" ? value.trim() : "";
    return row && text !== "" ? [{ row: Number(row), text }] : [];
  });
  const kept = keptIn(form);
  const on = new Map<number, On>();
  const errors: Record<string, string[]> = {};
  if (named.length === 0) return { on, errors };
  const { data } = await context.api.get<{ data: ExpenseChoices }>("/api/expenses/choices");
  const key = (text: string) => text.toLocaleLowerCase(context.language);
  const known = new Map(data.targets.map((it) => [key(targetLabel(it, context.language)), it]));
  for (const { row, text } of named) {
    const target = known.get(key(text));
    const drawn = kept.find(({ label }) => label === text);
    if (drawn) on.set(row, drawn.on);
    else if (target) on.set(row, { [`${target.kind}_id`]: target.id });
    else {
      const bird = await meantBird(context, text, { who: "flock" });
      if (bird.id !== undefined) on.set(row, { bird_id: bird.id });
      else {
        const isNone = bird.question.picks.length === 0;
        errors[`share_on_${row}`] = [isNone ? translate(context.language, "expenses.shares.unknown") : bird.message];
      }
    }
  }
  return { on, errors };
}
