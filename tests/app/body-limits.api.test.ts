import { expect, test } from "vitest";
import { newWorld } from "./world.ts";

type World = Awaited<ReturnType<typeof newWorld>>;
const large = 6 * 1024 * 1024 - 100_000;

/** Sends bytes as they come, and says how many were taken of them. */
async function pour({ api, env, a }: World, path: string, { method = "POST", ...headers }: Record<string, string>) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(source) {
        taken += 65_536;
        source.enqueue(new Uint8Array(65_536).fill(32));
        if (taken >= large) source.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method, body, duplex: "half", headers: { Authorization: `Bearer ${a.token}`, ...headers } };
  const { status } = await api.request(`http://voliera.test${path}`, init as RequestInit, env);
  return { status, taken };
}

const json = { "Content-Type": "application/json" };
const boundary = { "Content-Type": "multipart/form-data; boundary=x" };

test("R34: six megabytes of JSON are taken on no path of the import, and by no method", async () => {
  const world = await newWorld();
  const paths = [
    "/",
    "/checks",
    "/checks/imp_1/mapping",
    "/checks/imp_1/commit",
    "/places",
    "/statuses",
    "/imp_1/undo",
  ];
  for (const path of paths.map((it) => `/api/birds/import${it}`))
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const { status, taken } = await pour(world, path, { method, ...json });
      expect([method, path, status, taken < 400_000]).toEqual([method, path, 413, true]);
    }
});

test("only a form sent to where files are taken may be large", async () => {
  const world = await newWorld();
  for (const [method, path] of [
    ["POST", "/api/birds/import/places"],
    ["PUT", "/api/birds/import"],
    ["POST", "/api/archive/restore"],
    ["POST", "/api/auth/login"],
    ["POST", "/api/contact"],
    ["POST", "/api/nowhere"],
  ] as const) {
    const { status, taken } = await pour(world, path, { method, ...boundary });
    expect([path, status, taken < 400_000]).toEqual([path, 413, true]);
  }
  expect((await pour(world, "/api/birds/import", boundary)).taken).toBeGreaterThanOrEqual(large);
});

test("R34: what says that it is too large is refused before any of it is read", async () => {
  const world = await newWorld();
  const announced = { "Content-Length": "300000000" };
  for (const path of ["/api/contact", "/api/birds/import", "/api/birds/bird_1/photos", "/api/archive/waiting"]) {
    const answer = await pour(world, path, { ...boundary, ...announced });
    expect([path, answer]).toEqual([path, { status: 413, taken: 0 }]);
  }
});

test("the body of an unauthenticated upload is not read", async () => {
  const world = await newWorld();
  for (const path of ["/api/birds/import", "/api/birds/bird_1/photos", "/api/archive/waiting"]) {
    const answer = await pour(world, path, { ...boundary, Authorization: "" });
    expect([path, answer]).toEqual([path, { status: 401, taken: 0 }]);
  }
});
