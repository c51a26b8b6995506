import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/cloudflare";
import type * as z from "zod";
import type { Language } from "#db/vocabulary.ts";
import { enterWords, translate } from "#worker/locales/translate.ts";
import type { FieldMessages } from "#worker/refusal.ts";
import { generalFault, keyHeader, type Outcome } from "./api-client.ts";
import { apiWords } from "./api-words.ts";
import type { LoadContext } from "./load-context.ts";

enterWords(apiWords);

/** What a refused form gives back: the faults in the reader's words and everything typed, but for passwords. */
export type Reply = SubmissionResult<string[]>;
type Refused = ReturnType<typeof data<{ reply: Reply; is_plan_full?: boolean }>>;
type Submitted<Answer> = { refused: Refused; accepted?: undefined } | { refused?: undefined; accepted: Answer };

const secrets = ["password", "confirm_password", "current_password", "code"];

/**
 * A form through its contract, then through the API. What the contract cannot know comes back from the API under the
 * same field names. The hidden `idempotency_key` makes a second click the same action.
 */
export async function submit<Schema extends z.ZodType, Answer>(
  form: FormData,
  context: LoadContext,
  schema: Schema,
  send: (value: z.output<Schema>, headers: Record<string, string>) => Promise<Outcome<Answer>>,
): Promise<Submitted<Answer>> {
  const { language } = context;
  const submission = parseWithZod(form, {
    schema,
    formatError: (issues: Array<z.core.$ZodIssue>) => issues.map((issue) => spoken(issue, language)),
  });
  if (submission.status !== "success")
    return { refused: data({ reply: submission.reply({ hideFields: secrets }) }, 422) };
  const outcome = await send(submission.value as z.output<Schema>, keyHeader(form.get("idempotency_key")));
  if (outcome.ok) return { accepted: outcome.answer };
  const { fields, form: whole } = faults(outcome, language);
  const reply = submission.reply({ fieldErrors: fields, formErrors: whole, hideFields: secrets });
  const again: Record<string, string> = outcome.retry_after ? { "Retry-After": outcome.retry_after } : {};
  const isFull = outcome.problem.code === "plan_limit" && { is_plan_full: true };
  return { refused: data({ reply, ...isFull }, { status: outcome.status, headers: again }) };
}

/** The answer to a form that is shown again as it was sent, with what is open in it; nothing else was judged. */
export function givenBack(form: FormData, error: Record<string, string[]> = {}): Reply {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return { initialValue: Object.fromEntries(texts), error };
}

// A message that is not one of our keys is zod's own English about a wrong type.
const spoken = (issue: z.core.$ZodIssue, language: Language) =>
  translate(
    language,
    /^[a-z_]+(\.[a-z_]+)+$/.test(issue.message) ? issue.message : "fields.invalid",
    issue.code === "custom" ? issue.params : undefined,
  );

type Refusing = Extract<Outcome<unknown>, { ok: false }>;

function faults({ problem }: Refusing, language: Language): { fields: FieldMessages; form: string[] } {
  const fields: FieldMessages = {};
  for (const { path, message } of problem.errors ?? []) fields[path] = [...(fields[path] ?? []), message];
  return { fields, form: Object.keys(fields).length > 0 ? [] : [generalFault(problem, language)] };
}

/** An emptied box arrives as nothing; for the API nothing means unchanged, so it is told `null`. */
export function emptied<Value extends object, Key extends string>(
  value: Value,
  keys: readonly Key[],
): Value & Record<Key, unknown> {
  const given = value as Record<string, unknown>;
  // Present but undefined is emptied too: that is how zod answers for a box it was not sent.
  const nulls = Object.fromEntries(keys.filter((key) => given[key] === undefined).map((key) => [key, null]));
  return { ...value, ...nulls } as Value & Record<Key, unknown>;
}
