import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { secure } from "#app/web/headers.ts";

// Files are served without the worker: what it would say about them stands in public/_headers.
test("R32: files carry the headers that pages carry", async () => {
  const [everything = ""] = (await readFile("public/_headers", "utf8")).split("\n\n");
  const [path, ...lines] = everything.trim().split(/\n\s*/);
  const files = new Map(lines.map((line) => line.split(/: (.*)/) as [string, string]));
  const answer = new Headers({ "Content-Type": "image/svg+xml", "Cache-Control": "public" });
  secure(answer, { nonce: "n", url: new URL("http://localhost/") });
  expect(path).toBe("/*");
  for (const [name, value] of answer)
    if (!["cache-control", "content-type", "vary", "content-security-policy"].includes(name))
      expect([name, new Headers([...files]).get(name)]).toEqual([name, value]);
  expect(files.get("Content-Security-Policy")).toMatch(/default-src 'none';.*frame-ancestors 'none'; sandbox/);
});

type Block = { unset: string[]; set: Map<string, string> };

function blocksIn(file: string): Map<string, Block> {
  const blocks = file.trim().split("\n\n");
  return new Map(
    blocks.map((block) => {
      const [path = "", ...lines] = block.split(/\n\s*/);
      const set = lines.filter((line) => !line.startsWith("!")).map((line) => line.split(/: (.*)/) as [string, string]);
      const unset = lines.filter((line) => line.startsWith("!")).map((line) => line.slice(2));
      return [path, { unset, set: new Map(set) }];
    }),
  );
}

test("only the cards may be shown by other sites, and every picture is kept for a day", async () => {
  const blocks = blocksIn(await readFile("public/_headers", "utf8"));
  const name = "Cross-Origin-Resource-Policy";
  const shown = [...blocks].filter(([, { set }]) => set.get(name) === "cross-origin");
  expect(shown.map(([path, { unset }]) => [path, unset])).toEqual([["/img/cards/*", [name]]]);
  for (const path of ["/img/*", "/favicon.svg", "/favicon.ico", "/apple-touch-icon.png"])
    expect([path, blocks.get(path)?.set.get("Cache-Control")]).toEqual([path, "public, max-age=86400"]);
});
