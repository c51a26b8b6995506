import { generateKeyPairSync, randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

const names = ["JWT_SECRET", "CODE_PEPPER", "FACTOR_KEY"] as const;

/** The local secrets in `.dev.vars`, made once for this checkout (git-ignored, readable by its owner only). */
export function localSecrets(path: string): Record<string, string> {
  const fresh = [...names.map((name) => `${name}=${randomBytes(32).toString("base64url")}\n`), ...vapidPair()].join("");
  try {
    writeFileSync(path, fresh, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const kept = read(path);
  // Half a pair is none: a later line counts before an earlier one.
  const hasPair = kept.VAPID_PUBLIC_KEY && kept.VAPID_PRIVATE_KEY;
  const lacking = fresh
    .split("\n")
    .filter((line) => line && (line.startsWith("VAPID_") ? !hasPair : !kept[line.slice(0, line.indexOf("="))]));
  if (lacking.length === 0) return kept;
  const before = readFileSync(path, "utf8");
  writeFileSync(path, `${before}${before === "" || before.endsWith("\n") ? "" : "\n"}${lacking.join("\n")}\n`);
  return read(path);
}

/** The pair by which push services know the app (RFC 8292), as two lines. */
function vapidPair(): string[] {
  const { x = "", y = "", d } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return [`VAPID_PUBLIC_KEY=${point.toString("base64url")}\n`, `VAPID_PRIVATE_KEY=${d}\n`];
}

function read(path: string): Record<string, string> {
  const lines = readFileSync(path, "utf8").split("\n");
  const pairs = lines.flatMap((line) => {
    const [, name, value = ""] = /^\s*([A-Z0-9_]+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    return name ? [[name, value.replace(/^(["'])(.*)\1$/, "$2")]] : [];
  });
  return Object.fromEntries(pairs);
}
