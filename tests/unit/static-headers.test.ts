import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { secure } from "#app/headers.ts";

// Files are served without the worker: what it would say about them stands in public/_headers.
test("files carry the headers that pages carry", async () => {
  const [everything = ""] = (await readFile("public/_headers", "utf8")).split("\n\n");
  const [path, ...lines] = everything.trim().split(/\n\s*/);
  const files = new Map(lines.map((line) => line.split(/: (.*)/) as [string, string]));
  const answer = new Headers({ "Content-Type": "image/svg+xml", "Cache-Control": "public" });
  secure(answer, { nonce: "n", isHttps: false });
  expect(path).toBe("/*");
  for (const [name, value] of answer)
    if (!["cache-control", "content-type", "vary", "content-security-policy"].includes(name))
      expect([name, new Headers([...files]).get(name)]).toEqual([name, value]);
  expect(files.get("Content-Security-Policy")).toMatch(/default-src 'none';.*frame-ancestors 'none'; sandbox/);
});
