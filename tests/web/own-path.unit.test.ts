import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { ownPath } from "#app/web/paths.ts";

const origin = "https://voliera.example";
const landing = (path: string) => new URL(path, origin);

test("a path of this site is kept with its question", () => {
  expect(ownPath("/birds?species_id=a&page=2", origin, "/dashboard")).toBe("/birds?species_id=a&page=2");
});

// security.md §5, 50 to 56: every way somebody tried to leave.
const payloads = [
  "//evil.com",
  "/\\evil.com",
  "\t//evil.com",
  "/%09/evil.com",
  "/\t/evil.com",
  "https:evil.com",
  "evil.com",
  "",
  "https://voliera.example@evil.com",
  "javascript:alert(1)",
  "data:text/html,x",
  "/..//evil.com",
  "/.//evil.com",
  "/ok%0d%0aSet-Cookie:x=1",
  "/ok\r\nSet-Cookie: x=1",
  "/\\/evil.com",
  "///evil.com",
  "/%2f%2fevil.com",
  "/./\\evil.com",
];
for (const payload of payloads) {
  test(`R31: a visitor is never led away by ${JSON.stringify(payload)}`, () => {
    const path = ownPath(payload, origin, "/dashboard");
    expect(landing(path).origin).toBe(origin);
    expect(path).toMatch(/^\/(?![/\\])/);
    expect(path).not.toMatch(/[\r\n]/);
  });
}

const wicked = fc.string({
  unit: fc.constantFrom("/", "\\", ".", "?", "#", "@", ":", "\t", "\n", "%", "2", "f", "e", "x"),
});
property.prop([
  fc.oneof(
    wicked,
    wicked.map((tail) => `/${tail}`),
    fc.webUrl(),
    fc.string({ unit: "binary" }),
  ),
])("R31: whatever is asked for, the way leads to this site", (wanted) => {
  const path = ownPath(wanted, origin, "/dashboard");
  expect(landing(path).origin).toBe(origin);
  expect(path).toMatch(/^\/(?![/\\])/);
});
