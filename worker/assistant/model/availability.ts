import type { Env } from "#worker/env.ts";

/** Whether whoever runs the app has bound a language model at all; without one the switch is not offered. */
export const isModelOffered = (env: Pick<Env, "AI" | "ASSISTANT_MODEL" | "ASSISTANT_MODEL_URL">): boolean =>
  !!env.ASSISTANT_MODEL && (!!env.AI || !!env.ASSISTANT_MODEL_URL);
