import { wordsFor } from "#app/locales/dictionary.ts";
import { type Translate, translator } from "#app/locales/words.tsx";
import type { Outcome } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";

// For actions only: the dictionary behind it never reaches a browser.

/** The account pages' words in the reader's language. */
export function accountWords({ language }: LoadContext): Translate {
  return translator(wordsFor(language, ["accounts"]), language);
}

/** The same refusal in other words, about the form as a whole. */
export function failureText<Answer>(outcome: Outcome<Answer>, detail: string): Outcome<Answer> {
  if (outcome.ok) return outcome;
  const { errors: _, ...problem } = outcome.problem;
  return { ...outcome, problem: { ...problem, detail } };
}

/** A refusal of the page's own, as if the API had said it. */
export function ownRefusal(status: number, code: string, detail: string): Outcome<never> {
  const problem = { type: `urn:voliera:problem:${code}`, title: detail, status, detail, code };
  return { ok: false, status, problem, retry_after: null };
}

/** The seconds of a `Retry-After`, at least one; undefined when there is none. */
export function secondsIn(retry_after: string | null): number | undefined {
  const seconds = Number(retry_after ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined;
}
