import { expect, test } from "vitest";
import { widened } from "#worker/entries/noting.ts";
import type { Env } from "#worker/env.ts";
import { base32, bytesOfBase32 } from "#worker/factors/base32.ts";
import { seal, unseal } from "#worker/factors/sealing.ts";
import { codeOfStep, factorUri, newFactorSecret, stepAt, stepOfCode } from "#worker/factors/totp.ts";

const encoder = new TextEncoder();
const secret = base32(encoder.encode("12345678901234567890"));

test("the vectors of RFC 6238, appendix B, come out digit by digit", async () => {
  const vectors: Array<[seconds: number, code: string]> = [
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ];
  for (const [seconds, code] of vectors) {
    const step = stepAt(new Date(seconds * 1000).toISOString());
    expect([seconds, await codeOfStep(secret, step, 8), await codeOfStep(secret, step)]).toEqual([
      seconds,
      code,
      code.slice(2),
    ]);
  }
});

test("the vectors of RFC 4648, section 10, go both ways", () => {
  const pairs = { "": "", f: "MY", fo: "MZXQ", foo: "MZXW6", foob: "MZXW6YQ", fooba: "MZXW6YTB", foobar: "MZXW6YTBOI" };
  for (const [plain, written] of Object.entries(pairs)) {
    expect(base32(encoder.encode(plain))).toBe(written);
    expect(new TextDecoder().decode(bytesOfBase32(`${written.toLowerCase()}==`))).toBe(plain);
  }
  expect(() => bytesOfBase32("MZ1W")).toThrow(RangeError);
  expect(newFactorSecret()).toMatch(/^[A-Z2-7]{32}$/);
});

test("a code stands one step early and late, and never again once a later one was used", async () => {
  const now = "2026-05-01T12:00:10.000Z";
  const step = stepAt(now);
  for (const [off, found] of [
    [-2, undefined],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, undefined],
  ] as const)
    expect([off, await stepOfCode(secret, await codeOfStep(secret, step + off), now, 0)]).toEqual([off, found]);
  expect(await stepOfCode(secret, await codeOfStep(secret, step), now, step)).toBeUndefined();
  expect(await stepOfCode(secret, await codeOfStep(secret, step + 1), now, step)).toBe(step + 1);
});

test("a stored secret decrypts only for its user and under its key", async () => {
  const env = { FACTOR_KEY: "a" } as Env;
  const sealed = await seal(env, "user_a", secret);
  expect(sealed).not.toContain(secret);
  expect(await seal(env, "user_a", secret)).not.toBe(sealed);
  expect(await unseal(env, "user_a", sealed)).toBe(secret);
  expect(await unseal(env, "user_b", sealed)).toBeUndefined();
  expect(await unseal({ FACTOR_KEY: "b" } as Env, "user_a", sealed)).toBeUndefined();
});

test("the authenticator address names the issuer and the account", () => {
  const uri = new URL(factorUri(secret, "rita+1@viveiro.pt"));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    "otpauth:",
    "totp",
    "/Voliera:rita+1@viveiro.pt",
  ]);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret,
    issuer: "Voliera",
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});

test("only the network of an IP address is kept", () => {
  const networks = {
    "203.0.113.77": "203.0.113.0/24",
    "::ffff:203.0.113.77": "203.0.113.0/24",
    "2001:db8:1:2:3:4:5:6": "2001:db8:1::/48",
    "2001:0DB8::1": "2001:db8:0::/48",
    "::1": "0:0:0::/48",
    "": "",
    unknown: "",
  };
  for (const [ip, network] of Object.entries(networks)) expect([ip, widened(ip)]).toEqual([ip, network]);
});
