import { Agent, request } from "node:http";

const connections = 8;
const seconds = 4;

type Question = { url: string; headers?: Record<string, string> };

/** Answers a second, read to their last byte, over eight connections that stay open; a warm-up of a second goes before. */
export async function rateOf({ url, headers = {} }: Question): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      request(url, { agent, headers }, (answer) => {
        answer.on("end", () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${answer.statusCode}`)),
        );
        answer.on("error", reject);
        answer.resume();
      })
        .on("error", reject)
        .end();
    });
  async function during(ms: number): Promise<number> {
    const until = performance.now() + ms;
    let answered = 0;
    const hand = async () => {
      while (performance.now() < until) {
        await ask();
        answered += 1;
      }
    };
    const started = performance.now();
    await Promise.all(Array.from({ length: connections }, hand));
    return (1000 * answered) / (performance.now() - started);
  }
  await during(1000);
  const rate = await during(seconds * 1000);
  agent.destroy();
  return rate;
}
