import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { passwordFault } from "#worker/accounts/password-contract.ts";
import {
  costOf,
  dummyHash,
  fullCost,
  hashPassword,
  lowestCost,
  needsRehash,
  passwordMatches,
} from "#worker/accounts/passwords/hashing.ts";
import { networkOf } from "#worker/accounts/rates.ts";

const own = { email: "ines.prata@viveiro.pt", first_name: "Inês", last_name: "Prata", organization: "Viveiro do Vale" };

test("a hash knows its password and no other, and says how it was made", () => {
  const hash = hashPassword("pässwörd com espaço ", fullCost);
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(passwordMatches("pässwörd com espaço ".normalize("NFD"), hash, fullCost)).toBe(true);
  expect(passwordMatches("pässwörd com espaço", hash, fullCost)).toBe(false);
  expect(needsRehash(hash, fullCost)).toBe(false);
});

test("R3: the dummy costs what a real hash costs and opens nothing; an unreadable hash neither", () => {
  expect(dummyHash(fullCost)).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(passwordMatches("password", dummyHash(fullCost), fullCost)).toBe(false);
  expect(passwordMatches("none", "none", lowestCost)).toBe(false);
  expect(needsRehash("none", fullCost)).toBe(true);
  expect(needsRehash("$scrypt$ln=14,r=8,p=5$AAAA$AAAA", fullCost)).toBe(true);
});

test("production hashes at the full cost, whatever its configuration says", () => {
  expect(costOf({ ENVIRONMENT: "production", PASSWORD_COST: "lowest" })).toEqual(fullCost);
  expect(costOf({ ENVIRONMENT: "local" })).toEqual(fullCost);
  expect(costOf({ ENVIRONMENT: "local", PASSWORD_COST: "full" })).toEqual(fullCost);
  expect(costOf({ ENVIRONMENT: "local", PASSWORD_COST: "lowest" })).toEqual(lowestCost);
});

test("common passwords are refused whatever their case", () => {
  for (const common of ["12345678", "Password1", "PASSWORD123456", "Benfica1904", "qwertyuiop", "ｐassword1"])
    expect([common, passwordFault(common, own)]).toEqual([common, "accounts.password.common"]);
});

test("passwords made of one's own words are refused", () => {
  for (const personal of [
    "ines.prata",
    "Inês2024!!",
    "PrataInes99",
    "viveirodovale",
    "vale-viveiro-1",
    "ines.prata@viveiro.pt",
  ])
    expect([personal, passwordFault(personal, own)]).toEqual([personal, "accounts.password.personal"]);
});

test("a password that only touches one's own words is fine", () => {
  for (const fine of ["correct horse battery", "a prata da casa velha", "margarida-azul-7", "Xk9#mQ2$vL"])
    expect([fine, passwordFault(fine, own)]).toEqual([fine, undefined]);
});

test("an IPv6 neighbour counts as the same network, an IPv4 neighbour does not", () => {
  expect(networkOf("2001:db8:1:2::1")).toBe(networkOf("2001:0DB8:1:2:ffff:1:2:3"));
  expect(networkOf("2001:db8:1:2::1")).not.toBe(networkOf("2001:db8:1:3::1"));
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf("::ffff:192.0.2.1")).toBe("192.0.2.1");
  expect(networkOf("192.0.2.1")).not.toBe(networkOf("192.0.2.2"));
  expect(networkOf("")).toBe("unknown");
});

property.prop([fc.ipV6(), fc.string()])("no address breaks the count", (ip, nonsense) => {
  expect(networkOf(ip)).toMatch(/^([0-9a-f]+:){4}:\/64$|^\d+\.\d+\.\d+\.\d+$/);
  expect(typeof networkOf(nonsense)).toBe("string");
});
