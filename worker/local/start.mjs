// The first file that runs on a fresh clone: plain JavaScript, nothing but Node, because nothing is installed yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const stamp = `${root}node_modules/.voliera-installed`;

/** Whether this Node can run the server: 20.20 or newer of 20, or 22.12 and newer. */
export function nodeSuffices(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major === 20 ? minor >= 20 : major > 22 || (major === 22 && minor >= 12);
}

/** Installs exactly what package-lock.json names, when that is not what is installed. Throws a sentence. */
export function installWhatIsMissing() {
  const wanted = createHash("sha256")
    .update(readFileSync(`${root}package-lock.json`))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  process.stderr.write("Installing packages; this takes about a minute the first time.\n");
  // `npm ci` refuses a lock written for one platform on another; `--no-save` leaves the lock as it is.
  const wish = ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const cli = process.env.npm_execpath;
  const [command, ...before] = cli?.endsWith(".js") ? [process.execPath, cli] : ["npm"];
  // npm would otherwise take the settings of the `npm start` around it for its own.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(config|package)_/i.test(name)));
  const { status, error } = spawnSync(command, [...before, ...wish], { cwd: root, env, stdio: ["ignore", 2, 2] });
  if (error || status !== 0) {
    const cause = error ? ` (${error.message})` : "";
    throw new Error(`Packages could not be installed${cause}. Check the network, then run the command again.`);
  }
  writeFileSync(stamp, wanted);
}

async function start() {
  if (!nodeSuffices(process.versions.node)) {
    throw new Error(`Voliera needs Node 20.20 or newer (20.x), or 22.12 or newer; this is ${process.versions.node}.`);
  }
  installWhatIsMissing();
  process.chdir(root);
  const { register } = await import("tsx/esm/api");
  register();
  const { main } = await import("./main.ts");
  await main(process.argv.slice(2));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  start().catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}
