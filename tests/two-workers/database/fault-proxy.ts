import { createServer, connect as dial, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** What can happen on the way to the database. */
export type Fault =
  /** The connection breaks before the question arrives. */
  | { kind: "reset" }
  /** The question arrives, and its answer is lost. */
  | { kind: "swallow" }
  | { kind: "silence" }
  /** The question arrives so many milliseconds late. */
  | { kind: "delay"; ms: number }
  /** The answer comes byte by byte. */
  | { kind: "drip" }
  /** The answer ends in its middle. */
  | { kind: "cut" }
  /** Somebody else answers. */
  | { kind: "say"; status: string; type: string; body: string };
type Armed = { fault: Fault; times: number };

/**
 * A stretch of wire in front of a server on this machine; a question that holds an armed word, in any case, meets
 * that word's fault.
 */
export async function openFaultProxy(target: number) {
  const armed = new Map<string, Armed>();
  const sockets = new Set<Socket>();
  const met = (question: Buffer): Fault | undefined => {
    const text = question.toString("latin1").toLowerCase();
    const [, found] = [...armed].find(([word, { times }]) => times > 0 && text.includes(word.toLowerCase())) ?? [];
    if (!found) return undefined;
    found.times -= 1;
    return found.fault;
  };
  const server = createServer((caller) => {
    const called = dial(target, "127.0.0.1");
    for (const socket of [caller, called]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => sockets.delete(socket));
    }
    caller.on("close", () => called.destroy());
    called.on("close", () => caller.destroy());
    let current: Fault | undefined;
    caller.on("data", async (question) => {
      current = met(question) ?? current;
      if (current?.kind === "reset") return void caller.resetAndDestroy();
      if (current?.kind === "silence") return;
      if (current?.kind === "say") return void caller.end(spoken(current));
      if (current?.kind === "delay") await wait(current.ms);
      called.write(question);
    });
    called.on("data", (answer) => {
      const fault = current;
      current = undefined;
      if (fault?.kind === "swallow") caller.resetAndDestroy();
      else if (fault?.kind === "drip") void drip(caller, answer);
      else if (fault?.kind === "cut") caller.end(answer.subarray(0, answer.length - 20));
      else caller.write(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    /** Lets the next questions that hold a word meet a fault. */
    arm: (word: string, fault: Fault, times = Number.POSITIVE_INFINITY) => void armed.set(word, { fault, times }),
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const spoken = ({ status, type, body }: Extract<Fault, { kind: "say" }>) =>
  `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;

async function drip(caller: Socket, answer: Buffer): Promise<void> {
  for (let at = 0; at < answer.length && !caller.destroyed; at += 1) {
    caller.write(answer.subarray(at, at + 1));
    await wait(50);
  }
}
