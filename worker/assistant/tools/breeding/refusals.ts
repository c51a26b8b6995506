import { Refusal } from "#worker/refusal.ts";

/** What a call answers; undefined where it is refused with this code, which its tool has words for. */
export function unlessRefused<Answer>(answer: Promise<Answer>, code: Refusal["code"]): Promise<Answer | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof Refusal && error.code === code) return undefined;
    throw error;
  });
}
