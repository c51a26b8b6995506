import { expect, test } from "vitest";
import { readSettings } from "#worker/local/settings.ts";
import { Complaint } from "#worker/local/upkeep/complaint.ts";

test("by default the server runs on port 8787 with a demo flock", () => {
  const settings = readSettings({}, []);
  expect(settings).toMatchObject({ port: 8787, origin: "http://localhost:8787", seed: "demo", remote: undefined });
  expect(settings.vars).toMatchObject({ ENVIRONMENT: "local", RATE_LIMITS: "strict", MAIL_TRANSPORT: "outbox" });
  expect(settings.vars).toMatchObject({ PASSWORD_COST: "full" });
});

test("a database on the network takes the place of the embedded one", () => {
  const { remote } = readSettings({ DATABASE_URL: "libsql://a.turso.io", DATABASE_AUTH_TOKEN: "t" }, []);
  expect(remote).toEqual({ url: "libsql://a.turso.io", token: "t" });
});

test.each([
  [{ PORT: "0" }, "PORT=0"],
  [{ PORT: "http" }, "PORT=http"],
  [{ PORT: "70000" }, "PORT=70000"],
  [{ SEED: "all" }, "SEED=all"],
  [{ MAIL_TRANSPORT: "pigeon" }, "MAIL_TRANSPORT=pigeon"],
  [{ RATE_LIMITS: "none" }, "RATE_LIMITS=none"],
  [{ PASSWORD_COST: "none" }, "PASSWORD_COST=none"],
  [{ MAIL_TRANSPORT: "smtp" }, "SMTP_HOST"],
])("what makes no sense is named: %o", (env, named) => {
  expect(() => readSettings(env, [])).toThrow(Complaint);
  expect(() => readSettings(env, [])).toThrow(named);
});
