import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { localSecrets } from "#worker/local/secrets.ts";

test("a missing local secret is added, and existing ones stay", () => {
  const folder = mkdtempSync(join(tmpdir(), "secrets-"));
  const path = join(folder, ".dev.vars");
  try {
    writeFileSync(path, "JWT_SECRET=one\nCODE_PEPPER=two\nFACTOR_KEY_OLD=three");
    const made = localSecrets(path);
    expect(made).toEqual({
      JWT_SECRET: "one",
      CODE_PEPPER: "two",
      FACTOR_KEY_OLD: "three",
      FACTOR_KEY: expect.stringMatching(/^[\w-]{43}$/),
      VAPID_PUBLIC_KEY: expect.stringMatching(/^B[\w-]{86}$/),
      VAPID_PRIVATE_KEY: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect([localSecrets(path), readFileSync(path, "utf8").split("\n").length]).toEqual([made, 7]);
    // Half a pair is none: both are made anew, and the later line counts.
    writeFileSync(path, readFileSync(path, "utf8").replace(/VAPID_PRIVATE_KEY=.*\n/, ""));
    const again = localSecrets(path);
    expect(again).toEqual({
      ...made,
      VAPID_PUBLIC_KEY: expect.stringMatching(/^B[\w-]{86}$/),
      VAPID_PRIVATE_KEY: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(again.VAPID_PUBLIC_KEY).not.toBe(made.VAPID_PUBLIC_KEY);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
