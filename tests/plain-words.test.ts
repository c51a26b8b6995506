import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** Words that only this code once used, each with what an experienced programmer would have looked for. */
const words: ReadonlyArray<{ never: string; say: string }> = [
  { never: "house houses", say: "app, organization or server" },
  { never: "deed deeds", say: "job, action or event" },
  { never: "told untold teller tellers telling", say: "serialize, view or describe" },
  { never: "said unsaid saying sayable", say: "text, label or input" },
  { never: "asked asker", say: "query, input or request" },
  { never: "reckon reckoned reckoner dues", say: "computed or due tasks" },
  { never: "walked walker", say: "traversed" },
  { never: "purse purses pocket pockets", say: "rate budget or allowance" },
  { never: "turnstile", say: "limiter" },
  { never: "door doors doorways", say: "route, fixture, proxy or access" },
  { never: "stage hall", say: "server, gate" },
  { never: "staff leash vigil", say: "child process, guard, watchdog" },
  { never: "surroundings", say: "context" },
  { never: "lodger lodgers lodgings", say: "occupant" },
  { never: "hands", say: "clients, attempts or attention" },
  { never: "roof roofs", say: "entry points" },
  { never: "breathe breaths", say: "yield" },
];
/** What a file is never called: an adverb or participle says nothing of what is in it. */
const fileNames =
  "open once known stored held told said asked kept given called judged opened noted offered served listed named counted folded reckoned planned booked whole within beside meanwhile alongside";
/** Fields of answers, columns and stored texts: theirs are other people's names by now, so they stay. */
const keptFields = new Set(["deed", "deeds", "told", "untold", "said", "asked", "hands", "lodgers", "stage"]);

const cures = new Map(words.flatMap(({ never, say }) => never.split(" ").map((word) => [word, say] as const)));
const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/);
/** What is wrong with a name, with the cure. */
function faultsOf(name: string, where: string): string[] {
  return wordsOf(name).flatMap((word) => {
    const say = cures.get(word);
    return say ? [`${where}: say ${say}, not \`${word}\`, in \`${name}\``] : [];
  });
}

const everything = ["app", "worker", "db", "tests"].flatMap((floor) =>
  readdirSync(floor, { recursive: true, encoding: "utf8" }).map((path) => `${floor}/${path.replaceAll("\\", "/")}`),
);
const paths = everything.filter((path) => /\.tsx?$/.test(path));

function declaredIn(path: string): string[] {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2022, false, kind);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const { name } = node as { name?: ts.Node };
    // A snake_case name is a column or a field of an answer; a variable that is taken out of an object is called after it.
    const isField = ts.isTypeElement(node) || ts.isObjectLiteralElementLike(node);
    const isTakenOut = ts.isBindingElement(node) && !node.propertyName;
    const isReference = ts.isPropertyAccessExpression(node) || ts.isImportSpecifier(node) || ts.isJsxAttribute(node);
    if (name && ts.isIdentifier(name) && !isReference && !isTakenOut && !name.text.includes("_"))
      if (!isField || !keptFields.has(name.text)) names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

test("names in the code use the words of the trade and of breeders, and no dialect", () => {
  expect(paths.length).toBeGreaterThan(1000);
  expect(paths.flatMap((path) => [...new Set(declaredIn(path))].flatMap((name) => faultsOf(name, path)))).toEqual([]);
});

test("files and folders are called by nouns that say what is in them", () => {
  const never = new Set(fileNames.split(" "));
  const faults = paths.flatMap((path) => {
    const name = path.slice(path.lastIndexOf("/") + 1).replace(/(\.(unit|api|page))?(\.test)?\.tsx?$/, "");
    const isParticiple = never.has(name) ? [`${path}: name it by a noun, not \`${name}\``] : [];
    return [...isParticiple, ...faultsOf(path.replace(/\.tsx?$/, ""), path)];
  });
  expect(faults).toEqual([]);
});

test("headings of the READMEs use the same words", () => {
  const readmes = ["README.md", ...everything.filter((path) => path.endsWith("README.md"))];
  const headings = readmes.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => ({ path, heading })),
  );
  expect(headings.flatMap(({ path, heading }) => faultsOf(heading, path))).toEqual([]);
});

test("no object is folded into lines by spreading a literal of it", () => {
  const folded = paths.filter(
    (path) => path !== "tests/plain-words.test.ts" && /\.\.\.\{ /.test(readFileSync(path, "utf8")),
  );
  expect(folded).toEqual([]);
});
