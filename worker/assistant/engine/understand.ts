import type { Scope } from "#worker/scope.ts";
import type { Before, QuestionReading } from "./reading.ts";

/** Understands a question of who asks; what it names is looked up among their own rows in one trip. */
export async function understand(scope: Scope, question: string, _before: Before | null): Promise<QuestionReading> {
  return { language: scope.language, outcome: "unknown", reason: "words", not_understood: [question], choices: [] };
}
