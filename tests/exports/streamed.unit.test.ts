import { expect, test } from "vitest";
import type { Place } from "#worker/files/streamed.ts";
import { streamed } from "#worker/files/streamed.ts";

function newPlace() {
  const received = { left: 0, kept: true };
  const place: Place = {
    stop: () => () => {},
    isKept: () => received.kept,
    keep: () => {},
    leave: () => {
      received.left += 1;
    },
  };
  return { heard: received, place };
}

test("a large piece is given in small ones, and the next is made only when all of it was taken", async () => {
  const { heard, place } = newPlace();
  let made = 0;
  async function* pieces() {
    for (const size of [200_000, 0, 10]) {
      made += 1;
      yield new Uint8Array(size).fill(made);
    }
  }
  const reader = streamed(pieces(), { place, report: () => {} }).getReader();
  const sizes: number[] = [];
  const madeBy: number[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    sizes.push(read.value.length);
    madeBy.push(made);
  }
  expect(sizes).toEqual([65_536, 65_536, 65_536, 3_392, 10]);
  expect(madeBy).toEqual([1, 1, 1, 1, 3]);
  expect(heard.left).toBe(1);
});

test("an export whose slot expired stops", async () => {
  const { heard, place } = newPlace();
  let closed = false;
  async function* pieces() {
    try {
      for (;;) yield new Uint8Array(10);
    } finally {
      closed = true;
    }
  }
  const reader = streamed(pieces(), { place, report: () => {} }).getReader();
  await reader.read();
  heard.kept = false;
  await expect(reader.read()).rejects.toThrow("broke off");
  expect([closed, heard.left]).toEqual([true, 1]);
});
