import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

// Lighthouse brings 200 packages that nothing else needs: they have a place of their own, filled on first use.

const place = resolve(".cache/lighthouse");
const stamp = join(place, "installed.json");
const wanted = {
  name: "voliera-lighthouse",
  private: true,
  dependencies: { lighthouse: "12.8.2" },
  // Newer ones of these two no longer hold the files that this trace engine reads.
  overrides: { "@paulirish/trace_engine": { "third-party-web": "0.27.0", "legacy-javascript": "0.0.1" } },
};

/** What is used of Lighthouse's answer. */
export type Finding = {
  lhr: {
    categories: Record<string, { score: number | null; auditRefs: Array<{ id: string; weight: number }> }>;
    audits: Record<string, Audit | undefined>;
  };
  artifacts: {
    ImageElements?: Array<{ src: string; loading?: string; clientRect: { top: number } }>;
    ViewportDimensions?: { innerHeight: number };
  };
};
type Audit = {
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  details?: { items?: Array<Record<string, unknown>> };
};
type Wishes = {
  port: number;
  logLevel: "error";
  output: "json";
  extraHeaders: Record<string, string>;
  clearStorageTypes: string[];
};
type Lighthouse = (url: string, wishes: Wishes, config?: unknown) => Promise<Finding | undefined>;
type Chrome = { port: number; kill: () => void };

/** Chromium and a way to look at an address through Lighthouse: the default mobile profile, or the desktop one. */
export async function openInstrument(preset: "mobile" | "desktop") {
  installOnce();
  const { launch } = await load<{ launch: (wish: unknown) => Promise<Chrome> }>("chrome-launcher/dist/index.js");
  const { default: lighthouse } = await load<{ default: Lighthouse }>("lighthouse/core/index.js");
  const config =
    preset === "desktop" && (await load<{ default: unknown }>("lighthouse/core/config/desktop-config.js")).default;
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    logLevel: "error",
  });
  async function look(url: string, extraHeaders: Record<string, string>): Promise<Finding> {
    // A cookie some page before has set would be sent instead of those wished for.
    const clearStorageTypes = ["cookies", "file_systems", "shader_cache", "service_workers", "cache_storage"];
    const wishes: Wishes = { port: chrome.port, logLevel: "error", output: "json", extraHeaders, clearStorageTypes };
    const finding = await lighthouse(url, wishes, config || undefined);
    if (!finding) throw new Error(`Lighthouse said nothing about ${url}`);
    return finding;
  }
  return { look, close: () => chrome.kill() };
}

const load = <Module>(path: string) => import(pathToFileURL(join(place, "node_modules", path)).href) as Promise<Module>;

function installOnce(): void {
  const manifest = JSON.stringify(wanted, null, 2);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === manifest) return;
  console.error("Installing Lighthouse; this takes some seconds the first time.");
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "package.json"), manifest);
  // npm would otherwise take the settings of the `npm run` around it for its own.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(config|package)_/i.test(name)));
  const cli = process.env.npm_execpath;
  const [command, ...before] = cli?.endsWith(".js") ? [process.execPath, cli] : ["npm"];
  const wish = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync(command as string, [...before, ...wish], { cwd: place, env, stdio: ["ignore", 2, 2] });
  if (status !== 0)
    throw new Error("Lighthouse could not be installed. Check the network, then run the command again.");
  writeFileSync(stamp, manifest);
}
