import { call } from "#tests/servers/accounts.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { breederWith } from "./clubs/flock.ts";
import { addShelf } from "./measures/full-shelf.ts";
import { inQueue, verdict } from "./measures/measure.ts";

// 2,000 items and 100,000 moves against 50 items of as many moves each, both of one server; and a feed round of forty items,
// which counts the birds of 10,000, against one move by hand.

const server = await openTestServer({ rate_limits: "relaxed" });
try {
  const [few, many] = [await breederWith(server, 10_000), await breederWith(server, 10_000)];
  await addShelf(server, { org_id: few.org_id, items: 50 });
  await addShelf(server, { org_id: many.org_id, items: 2000 });
  const page = (token: string, path: string) => async () => {
    const answer = await fetch(`${server.origin}${path}`, { headers: { Cookie: `authToken=${token}` } });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    await answer.text();
  };
  for (const path of ["/stock", "/stock?show=low", "/stock/feeding", "/agenda", "/dashboard"]) {
    const ms = await inQueue(41, { few: page(few.token, path), many: page(many.token, path) });
    console.log(
      verdict(`${path} of 2,000 items, against 50`, ms.many ?? 0, ms.few ?? 0, path === "/stock" ? 2 : undefined),
    );
  }
  const ask = async (path: string, json?: object) => {
    const answer = await call(server, path, { token: many.token, ...(json && { json }) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer;
  };
  const [round] = ((await (await ask("/api/feed-rounds")).json()) as { data: Array<{ id: string }> }).data;
  const [item] = ((await (await ask("/api/stock")).json()) as { data: Array<{ id: string }> }).data;
  let ago = 0;
  const ms = await inQueue(31, {
    async round() {
      ago += 1;
      const on = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
      await ask(`/api/feed-rounds/${round?.id}/book`, { on });
    },
    hand: () => ask(`/api/stock/${item?.id}/moves`, { kind: "use", quantity: 1 }),
  });
  console.log(verdict("a round of forty items booked, against a use", ms.round ?? 0, ms.hand ?? 0, undefined));
} finally {
  await server.stop();
}
