import { expect, test } from "vitest";
import { newSink } from "#tests/push/push-sink.ts";
import { post } from "#worker/webhooks/posting.ts";

async function posted(answer: Parameters<Awaited<ReturnType<typeof newSink>>["answers"]>[0], patience?: number) {
  const sink = await newSink();
  sink.answers(answer);
  const got = await post({ url: `${sink.origin}/a`, secret: "whsec_x", body: "{}" }, patience);
  return { ...got, taken: sink.taken };
}

test("nobody is followed elsewhere", async () => {
  const elsewhere = await newSink();
  const { status, taken } = await posted((response) =>
    response.writeHead(307, { Location: `${elsewhere.origin}/inside` }).end(),
  );
  expect([status, taken.length, elsewhere.taken.length]).toEqual([307, 1, 0]);
});

test("of an answer of a gigabyte 64 kB are read, and it is let go of", async () => {
  let sent = 0;
  const { status, answer, ms } = await posted((response) => {
    const piece = Buffer.alloc(64 * 1024, "x");
    response.writeHead(200);
    const more = () => {
      while (sent < 1024 ** 3 && !response.destroyed) {
        sent += piece.length;
        if (!response.write(piece)) return void response.once("drain", more);
      }
      response.end();
    };
    more();
  });
  expect([status, answer]).toEqual([200, "x".repeat(200)]);
  expect(sent).toBeLessThan(64 * 1024 ** 2);
  expect(ms).toBeLessThan(10_000);
});

test("whoever does not answer, or drips, is waited for no longer than the patience lasts", async () => {
  const silent = await posted(() => {}, 300);
  expect([silent.status, silent.answer]).toEqual([0, ""]);
  const drips = await posted((response) => {
    response.writeHead(200);
    response.write("a");
  }, 300);
  expect([drips.status, drips.ms < 5000]).toEqual([200, true]);
  const nobody = await post({ url: "http://localhost:9/", secret: "whsec_x", body: "{}" });
  expect(nobody.status).toBe(0);
});
