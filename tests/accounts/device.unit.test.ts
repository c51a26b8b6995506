import { expect, test } from "vitest";
import { deviceOf } from "#app/accounts/profile/device.ts";

const android =
  "Mozilla/5.0 (Linux; Android 9; SM-J330F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 Version/15.0 Mobile/15E148 Safari/604.1";

test("a session is known by the device it was opened on", () => {
  expect(deviceOf(android)).toEqual({ browser: "Chrome", system: "Android" });
  expect(deviceOf(`${android} Edg/120.0`)).toEqual({ browser: "Edge", system: "Android" });
  expect(deviceOf(iphone)).toEqual({ browser: "Safari", system: "iOS" });
  expect(deviceOf("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0")).toEqual({
    browser: "Firefox",
    system: "Linux",
  });
});

test("a user agent that names no device is shown as unknown", () => {
  expect(deviceOf("")).toBeUndefined();
  expect(deviceOf("curl/8.0")).toBeUndefined();
});
