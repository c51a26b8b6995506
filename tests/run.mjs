// Drives `npm run check`, `test`, `test:near`, `test:all`, `bench`, `questions`, `soak`, `lighthouse`, `pictures` and `sheets`; plain JavaScript,
// so that it runs before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, setPriority } from "node:os";
import { relative } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { installWhatIsMissing, nodeSuffices } from "../worker/local/start.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const started = Date.now();
const say = (line) => process.stdout.write(`${line}\n`);
const node = process.execPath;

/**
 * Runs a command to its end; `quiet` keeps its words unless it fails, `aside` passes them on line by line, so that two
 * commands do not speak into each other's words, `patience` is how nice it is to the others (0 to 19). Whether it went well.
 */
function run(args, { quiet = false, aside = false, patience = 0, env = {} } = {}) {
  const options = { cwd: root, env: { ...process.env, ...env }, stdio: quiet || aside ? "pipe" : "inherit" };
  const child = spawn(node, args, options);
  if (patience > 0 && child.pid) setPriority(child.pid, patience);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (text) => (said += text));
  if (aside) for (const input of [child.stdout, child.stderr]) createInterface({ input }).on("line", say);
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("close", (code) => {
      if (code !== 0 && !aside) process.stdout.write(said);
      resolve(code === 0);
    });
  });
}

const vitest = (args, options) =>
  run(["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", ...args], options);

async function step(name, work) {
  const begun = Date.now();
  const isWell = await work();
  say(`${isWell ? "ok  " : "FAIL"} ${name} (${seconds(begun)})`);
  return isWell;
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Format and lint, types, architecture: at once, in seconds. */
async function check() {
  const results = await Promise.all([
    step("format and lint", () =>
      run(["node_modules/@biomejs/biome/bin/biome", "ci", "--colors=off"], { quiet: true }),
    ),
    // Remix wants the API of 5.9; 7 takes half as long and has none.
    step("types", () => run(["node_modules/typescript-7/bin/tsc", "--noEmit"], { quiet: true })),
    step("architecture", () =>
      vitest(["--project", "unit", "tests/architecture.test.ts", "tests/unused-exports.test.ts"], { quiet: true }),
    ),
  ]);
  return results.every(Boolean);
}

// Three lanes, side by side: servers and browsers wait a good deal. What waits most goes first where cores are short, for its
// files stand in a row; whichever lane is done takes a part of the rest. What storms at a server comes last and alone.
const lanes = [["browser"], ["workers"], undefined];
const rest = ["unit", "api"];
const last = ["storms"];
const inARow = ["workers", "storms"];
// Browsers wait for their servers, and the rest fills what they leave.
const patienceOf = (projects) =>
  projects.some((it) => inARow.includes(it)) ? 0 : projects.includes("browser") ? 5 : 15;
// What renders whole pages by the hundred makes much garbage that dies young: with room for it a tenth of the time goes.
const roomy = { NODE_OPTIONS: "--max-semi-space-size=64" };
// On two cores a second thread here makes the servers of the other lanes several times slower than they are alone.
const isNarrow = availableParallelism() <= 2;
const single = isNarrow ? ["--maxWorkers=1"] : [];
// Elsewhere one process has a thread for each core, and needs to load what it tests only once.
const parts = isNarrow ? 4 : 1;
const kinds = { unit: "unit", api: "API and pages", workers: "two workers", storms: "storms", browser: "browser" };

/** Everything; `all` tries each page in every look, and every number at its full size. */
async function test(wishes) {
  const all = wishes.includes("all") && { TEST_ALL: "1" };
  // Types take a core for as long as the first minute of what follows.
  const checking = check();
  const isBuilt = await step("build", () => run(["worker/local/start.mjs", "--build-only"], { quiet: true }));
  const env = { ...(isBuilt && { CHROMIUM_PATH: browser() }), ...all };
  const left = Array.from({ length: parts }, (_, at) => `${at + 1}/${parts}`);
  const rounds = isBuilt ? (await Promise.all(lanes.map((first) => lane(first, left, env)))).flat() : [];
  const fullStorms = ask("storms").isStormy && { TEST_ALL: "1" };
  if (isBuilt) rounds.push(await round(last, { ...env, ...fullStorms }));
  const isWell = (await checking) && isBuilt && rounds.every(({ isWell }) => isWell);
  tell(rounds, isWell);
  if (isWell) ask("green");
  return isWell;
}

/** A round of its own, then parts of the rest as long as there are any. */
async function lane(first, left, env) {
  const rounds = first ? [await round(first, env)] : [];
  for (let part = left.shift(); part; part = left.shift()) rounds.push(await round(rest, env, [], part));
  return rounds;
}

/** What stands near to what has changed since the last green commit, or since the one named. */
async function near([since]) {
  const { changes, near } = ask("near", since);
  if (!changes) say("Git knows of no commit to compare with: everything is near.");
  else if (near.everything) say(`Everything stands on ${near.everything}: everything is near.`);
  if (!changes || near.everything) return test([]);
  say(
    `${changes.files.length} files changed since ${changes.since.slice(0, 8)}; rooms: ${near.rooms.join(", ") || "none"}.`,
  );
  const checking = check();
  const isBuilt = await step("build", () => run(["worker/local/start.mjs", "--build-only"], { quiet: true }));
  const pages = near.rooms.length > 0 ? ["tests/browser/pages.test.ts"] : [];
  const browserFiles = [...new Set([...near.browser, ...pages])];
  const env = {
    ...(isBuilt && browserFiles.length > 0 && { CHROMIUM_PATH: browser() }),
    NEAR_ROOMS: near.rooms.join(),
  };
  const wanted = [
    [["unit", "api"], near.inNode],
    [["browser"], browserFiles],
    [["workers"], near.workers],
  ];
  const rounds = isBuilt
    ? await Promise.all(wanted.flatMap(([lane, files]) => (files.length > 0 ? [round(lane, env, files)] : [])))
    : [];
  const isWell = (await checking) && isBuilt && rounds.every(({ isWell }) => isWell);
  tell(rounds, isWell);
  return isWell;
}

/** Asks tests/near/plan.ts, which knows what has changed. */
function ask(...question) {
  const asked = spawnSync(node, ["--import", "tsx", "tests/near/plan.ts", ...question.filter(Boolean)], { cwd: root });
  if (asked.status !== 0) throw new Error(`tests/near/plan.ts: ${asked.stderr}`);
  return JSON.parse(asked.stdout.toString() || "{}");
}

/** How many tests of each kind went how, and which files were the dearest. */
function tell(rounds, isWell) {
  for (const [kind, { passed, failed, skipped }] of countsIn(rounds.flatMap(({ results }) => results))) {
    say(
      `${kinds[kind].padEnd(14)} ${passed} passed${failed ? `, ${failed} FAILED` : ""}${skipped ? `, ${skipped} skipped` : ""}`,
    );
  }
  const lasted = ({ endTime, startTime }) => (endTime - startTime) / 1000;
  const dearest = rounds.flatMap(({ results }) => results).sort((one, other) => lasted(other) - lasted(one));
  for (const file of dearest.slice(0, 5)) say(`${lasted(file).toFixed(1).padStart(7)} s ${relative(root, file.name)}`);
  say(`${isWell ? "All well" : "NOT WELL"} after ${seconds(started)}`);
}

/** Runs projects of tests, or those of their files that a filter names, or a part of them; whether all went well, and each file's. */
async function round(projects, env, files = [], part = "1/1") {
  const report = `${root}.cache/tests-${projects[0]}-${part.replace("/", "-")}.json`;
  rmSync(report, { force: true });
  const named = projects.flatMap((project) => ["--project", project]);
  const wish = ["--silent=passed-only", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const name = projects.map((project) => kinds[project]).join(", ");
  const isWell = await step(part === "1/1" ? name : `${name} ${part}`, () =>
    vitest(
      [
        ...named,
        ...wish,
        ...(part === "1/1" ? [] : [`--shard=${part}`]),
        ...(projects.includes("api") ? single : []),
        ...files,
      ],
      {
        env: { ...env, ...(projects.includes("api") && roomy) },
        aside: true,
        patience: patienceOf(projects),
      },
    ),
  );
  return { isWell, results: existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).testResults : [] };
}

/** Tests by kind, told from where their file lies. */
function countsIn(results) {
  const counts = new Map();
  for (const { name, assertionResults, status } of results) {
    const kind = kindOf(name.replaceAll("\\", "/"));
    const count = counts.get(kind) ?? { passed: 0, failed: 0, skipped: 0 };
    for (const one of assertionResults)
      count[one.status === "passed" || one.status === "failed" ? one.status : "skipped"] += 1;
    // A file that does not even load has no tests to count.
    if (status === "failed" && assertionResults.length === 0) count.failed += 1;
    counts.set(kind, count);
  }
  return counts;
}

function kindOf(path) {
  if (path.includes("/tests/storms/")) return "storms";
  if (path.includes("/tests/two-workers/")) return "workers";
  if (path.includes("/tests/browser/")) return "browser";
  return /\.(api|page)\.test\./.test(path) ? "api" : "unit";
}

/** The path of a Chromium; installs Debian's when there is none and this is root. Throws a sentence. */
function browser() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !existsSync(wanted)) throw new Error(`CHROMIUM_PATH=${wanted} does not exist.`);
  if (wanted) return wanted;
  const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  if (!known.some(existsSync) && process.getuid?.() === 0) {
    say("Installing Chromium for the browser tests.");
    spawnSync("apt-get", ["update"], { stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { stdio: "ignore" });
  }
  const found = known.find(existsSync);
  if (found) return found;
  throw new Error("The browser tests need Chromium: install it (apt-get install chromium) or set CHROMIUM_PATH.");
}

/** Every `*.bench.ts` in `tests/bench` and its folders, or those named. */
async function bench(names) {
  const found = readdirSync(`${root}tests/bench`, { recursive: true, encoding: "utf8" });
  const all = found.filter((name) => name.endsWith(".bench.ts")).sort();
  const wanted = all.filter((name) => names.length === 0 || names.some((part) => name.includes(part)));
  let isWell = await step("build", () => run(["worker/local/start.mjs", "--build-only"], { quiet: true }));
  for (const name of isWell ? wanted : []) isWell = (await run(["--import", "tsx", `tests/bench/${name}`])) && isWell;
  return isWell;
}

/** Lighthouse over the pages for visitors; arguments are those of tests/lighthouse/run.ts. */
async function lighthouse(args) {
  const isBuilt = await step("build", () => run(["worker/local/start.mjs", "--build-only"], { quiet: true }));
  const env = { CHROMIUM_PATH: browser() };
  return isBuilt && run(["--import", "tsx", "tests/lighthouse/run.ts", ...args], { env });
}

/** Fifty clients on the real thing; an argument is for how many seconds. */
async function soak(args) {
  const isBuilt = await step("build", () => run(["worker/local/start.mjs", "--build-only"], { quiet: true }));
  return isBuilt && run(["--import", "tsx", "tests/soak/run.ts", ...args]);
}

/** Asks the assistant everything a breeder might, and shows how it did by kind and language, with every fault. */
async function questions() {
  const table = `${root}.cache/questions.md`;
  rmSync(table, { force: true });
  const isWell = await step("questions", () => vitest(["--silent", "--project", "questions"], { quiet: true }));
  if (existsSync(table)) say(readFileSync(table, "utf8"));
  return isWell;
}

/** Takes the pictures of the public site, of the help and of the README anew; arguments are those of tests/pictures/make.ts. */
async function pictures(args) {
  const isBuilt = await step("build", () => run(["worker/local/start.mjs", "--build-only"], { quiet: true }));
  return isBuilt && run(["--import", "tsx", "tests/pictures/make.ts", ...args], { env: { CHROMIUM_PATH: browser() } });
}

/** Every page in every look, several to a sheet, in `.cache/sheets`; arguments are those of tests/sheets/options.ts. */
async function sheets(args) {
  const isBuilt = await step("build", () => run(["worker/local/start.mjs", "--build-only"], { quiet: true }));
  return isBuilt && run(["--import", "tsx", "tests/sheets/run.ts", ...args], { env: { CHROMIUM_PATH: browser() } });
}

async function main([command = "test", ...rest]) {
  const { node: version } = process.versions;
  if (!nodeSuffices(version))
    throw new Error(`Voliera needs Node 20.20 or newer (20.x), or 22.12 or newer; this is ${version}.`);
  installWhatIsMissing();
  const commands = { check, test, near, bench, questions, soak, lighthouse, pictures, sheets };
  if (!commands[command])
    throw new Error(`There is no ${command}; choose one of: ${Object.keys(commands).join(", ")}.`);
  return commands[command](rest);
}

main(process.argv.slice(2)).then(
  (isWell) => process.exit(isWell ? 0 : 1),
  (error) => {
    say(error.message);
    process.exit(1);
  },
);
