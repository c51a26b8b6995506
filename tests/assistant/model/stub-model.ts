import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** What a stub answers: words, or uses of tools by name with arguments; or something that is no answer at all. */
export type StubTurn =
  | { says: string }
  | { uses: Array<[name: string, input: unknown]> }
  | { raw: string; status?: number; leadsTo?: string }
  | { hangs: true };

/**
 * A language model that follows a script over HTTP, as OpenAI speaks; `prompts` is all that ever reached it, and `visitors` all
 * that came to its door otherwise, as for an image of its own.
 */
export async function stubModel(script: readonly StubTurn[]) {
  const prompts: string[] = [];
  const visitors: string[] = [];
  const server = createServer((request, response) => {
    if (request.method !== "POST") {
      visitors.push(request.url ?? "");
      return response.end();
    }
    let body = "";
    request.on("data", (piece) => (body += piece));
    request.on("end", () => {
      const turn = script[Math.min(prompts.length, script.length - 1)];
      prompts.push(body);
      if (!turn || "hangs" in turn) return;
      response.statusCode = "raw" in turn ? (turn.status ?? 200) : 200;
      response.setHeader("Content-Type", "application/json");
      if ("raw" in turn && turn.leadsTo) response.setHeader("Location", turn.leadsTo);
      response.end("raw" in turn ? turn.raw : JSON.stringify(answerOf(turn, prompts.length)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    prompts,
    visitors,
    env: { ASSISTANT_MODEL: "stub", ASSISTANT_MODEL_URL: `${origin}/v1`, ASSISTANT_MODEL_KEY: "stub-key" },
  };
}

function answerOf(turn: Exclude<StubTurn, { raw: string } | { hangs: true }>, nth: number) {
  const calls = "uses" in turn ? turn.uses : [];
  const message =
    "says" in turn
      ? { role: "assistant", content: turn.says }
      : {
          role: "assistant",
          content: null,
          tool_calls: calls.map(([name, input], at) => ({
            id: `call_${nth}_${at}`,
            type: "function",
            function: { name, arguments: typeof input === "string" ? input : JSON.stringify(input) },
          })),
        };
  const finish_reason = "says" in turn ? "stop" : "tool_calls";
  return {
    id: `stub_${nth}`,
    object: "chat.completion",
    created: 0,
    model: "stub",
    choices: [{ index: 0, message, finish_reason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}
