import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { roomParts } from "#app/room-parts.ts";

type Gathering = { transform: (code: string, id: string) => { code: string } | undefined };

const named = (
  part: string,
  code = `import.meta.glob("../*/elsewhere.tsx", { eager: true, query: "?part=${part}" });`,
) => {
  const context = { ...(roomParts() as unknown as Gathering), addWatchFile: () => {} };
  return context.transform(code, `${process.cwd()}/app/agenda/parts.tsx`)?.code;
};

test("a page names only the rooms that show something on it, and none where nobody does", () => {
  expect(named("onAgenda")).toBe(
    'import.meta.glob(["../organization/elsewhere.tsx"], { eager: true, query: "?part=onAgenda" });',
  );
  expect([named("onNothing"), named("onAgenda", "export {}")]).toEqual(["{};", undefined]);
});

test("no script carries what a room shows on another page than the one it is for", () => {
  const assets = new URL("../../build/client/assets/", import.meta.url);
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const saying = (key: string) => scripts.filter((name) => readFileSync(new URL(name, assets), "utf8").includes(key));
  // All of one file, `app/record/elsewhere.tsx`: on the bird's page, at its head, in its story, in the list, on the dashboard.
  const keys = ["story.weight.none", "story.deed.weigh", "story.happened.weighed", "birds.list.any_weight"];
  const found = [...keys, "dashboard.hand.lighter"].map(saying);
  expect(found.map((names) => names.length)).toEqual([1, 1, 1, 1, 1]);
  const [page = [], , , list = [], dashboard = []] = found;
  expect(new Set([...page, ...list, ...dashboard]).size).toBe(3);
});
