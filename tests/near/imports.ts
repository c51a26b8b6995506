import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

export type Import = { from: string; to: string; typeOnly: boolean };

/** Every source file of the three floors, by its path. */
export const sources: ReadonlyMap<string, string> = new Map(
  ["app", "worker", "db"]
    .flatMap((floor) => readdirSync(floor, { recursive: true, encoding: "utf8" }).map((path) => `${floor}/${path}`))
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
    .map((path) => [path, readFileSync(path, "utf8")]),
);

/** Who imports whom, in the order of the files. */
export const imports: readonly Import[] = [...sources.keys()].flatMap(importsOf);

function importsOf(from: string): Import[] {
  const source = sources.get(from) ?? "";
  const text = source.matchAll(/^(?:import|export)\s(type\s)?(?:[^"';]*?\sfrom\s)?"([^"]+)"|\bimport\("([^"]+)"\)/gm);
  return [...text].map(([, type, name = "", lazy = name]) => ({
    from,
    to: placeOf(from, lazy || name),
    typeOnly: !!type,
  }));
}

function placeOf(from: string, name: string): string {
  return name.startsWith(".") ? posix.join(posix.dirname(from), name) : name.replace(/^#/, "");
}
