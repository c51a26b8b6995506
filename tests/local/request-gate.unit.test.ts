import { expect, test, vi } from "vitest";
import { requestGate } from "#worker/local/front/request-gate.ts";

test("quiet time counts from the end of the last request", async () => {
  const gate = requestGate();
  const [one, other] = [gate.enter(), gate.enter()];
  one();
  expect(gate.quietFor()).toBe(0);
  other();
  await vi.waitFor(() => expect(gate.quietFor()).toBeGreaterThan(0));
});

test("new requests wait for a restart, also when it fails, but only for a limited time", async () => {
  const gate = requestGate(100);
  await gate.hold(() => Promise.reject(new Error("no luck")));
  expect(gate.held()).toBeUndefined();
  void gate.hold(() => new Promise(() => {}));
  await gate.held();
  await vi.waitFor(() => expect(gate.held()).toBeUndefined());
});
