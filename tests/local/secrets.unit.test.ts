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
    });
    expect([localSecrets(path), readFileSync(path, "utf8").split("\n").length]).toEqual([made, 5]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
