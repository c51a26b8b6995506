import { expect, test, vi } from "vitest";
import { openHall } from "#worker/local/door/hall.ts";

test("it is quiet from the moment the last one has left", async () => {
  const hall = openHall();
  const [one, other] = [hall.enter(), hall.enter()];
  one();
  expect(hall.quietFor()).toBe(0);
  other();
  await vi.waitFor(() => expect(hall.quietFor()).toBeGreaterThan(0));
});

test("newcomers wait for what goes on, also when it fails, but not for ever", async () => {
  const hall = openHall(100);
  await hall.hold(() => Promise.reject(new Error("no luck")));
  expect(hall.held()).toBeUndefined();
  void hall.hold(() => new Promise(() => {}));
  await hall.held();
  await vi.waitFor(() => expect(hall.held()).toBeUndefined());
});
