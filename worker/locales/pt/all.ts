import { refusals } from "./refusals.ts";

/** Every word the worker can say in this language. */
export const words: Record<string, string> = { ...refusals };
