import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, type LanguageModel, stepCountIs, type ToolSet, tool } from "ai";
import { createWorkersAI } from "workers-ai-provider";
import type * as z from "zod";
import type { Env } from "#worker/env.ts";

// The only file that knows a vendor of language models. It is loaded when one is asked, and not before.

/** A thing a model may look up: what for, with what, and how it is done. */
export type OfferedTool = { purpose: string; schema: z.ZodType; use: (input: unknown) => Promise<unknown> };
/** It speaks to the model at most `turns` times and takes `ms` milliseconds at most; `ending` ends it before. */
export type ModelQuestion = {
  instructions: string;
  question: string;
  tools: Record<string, OfferedTool>;
  turns: number;
  ms: number;
  ending: AbortController;
};

/** An answer of a model may weigh so many bytes, and its words so many tokens. */
const [mostBytes, mostTokens] = [256 * 1024, 800] as const;

/**
 * What a model writes in the end, as it writes it; null where it fails, in whatever way, or takes too long: that is no fault
 * of the asker's, and the engine stands behind it.
 */
export async function askLanguageModel(env: Env, question: ModelQuestion): Promise<string | null> {
  const { ending, ms } = question;
  const timer = setTimeout(() => ending.abort(), ms);
  try {
    // One that hears no signal is left to itself.
    return await Promise.race([generated(env, question), whenAborted(ending.signal)]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("the language model takes too long")), { once: true });
  });

async function generated(env: Env, { instructions, question, tools, turns, ending }: ModelQuestion): Promise<string> {
  const offered: ToolSet = Object.fromEntries(
    Object.entries(tools).map(([name, { purpose, schema, use }]) => [
      name,
      tool({ description: purpose, inputSchema: schema, execute: use }),
    ]),
  );
  const { text } = await generateText({
    model: modelOf(env),
    system: instructions,
    prompt: question,
    tools: offered,
    stopWhen: stepCountIs(turns),
    maxOutputTokens: mostTokens,
    maxRetries: 0,
    temperature: 0,
    abortSignal: ending.signal,
  });
  return text;
}

function modelOf({ AI, ASSISTANT_MODEL, ASSISTANT_MODEL_URL, ASSISTANT_MODEL_KEY }: Env): LanguageModel {
  const name = ASSISTANT_MODEL ?? "";
  if (AI && !ASSISTANT_MODEL_URL)
    return createWorkersAI({ binding: AI })(name as Parameters<ReturnType<typeof createWorkersAI>>[0]);
  return createOpenAICompatible({
    name: "assistant",
    baseURL: ASSISTANT_MODEL_URL ?? "",
    ...(ASSISTANT_MODEL_KEY && { apiKey: ASSISTANT_MODEL_KEY }),
    fetch: shortFetch,
  }).chatModel(name);
}

/** Follows no redirect, which would carry the key along, and reads no more than a sane answer weighs. */
async function shortFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, { ...init, redirect: "manual" });
  const reader = answer.body?.getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    parts.push(value);
    if (size > mostBytes) {
      await reader.cancel();
      throw new Error("the answer of the language model is too large");
    }
  }
  return new Response(new Blob(parts as BlobPart[]), { status: answer.status, headers: answer.headers });
}
