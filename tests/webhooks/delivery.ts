import { createHmac } from "node:crypto";
import { expect } from "vitest";
import type { Taken } from "#tests/push/push-sink.ts";

export type Delivery = { id: string; event: string; n: number; at: string; subject_id: string; data: never };

/** What a receiver was sent, once it is sure that it was we who sent it. */
export function read({ headers, body }: Taken, secret: string): Delivery {
  const [, t = "", v1 = ""] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["voliera-signature"])) ?? [];
  expect(v1).toBe(
    createHmac("sha256", secret)
      .update(`${t}.${body.toString("utf8")}`)
      .digest("hex"),
  );
  expect(Math.abs(Number(t) - Date.now() / 1000)).toBeLessThan(60);
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  return JSON.parse(body.toString("utf8")) as Delivery;
}
