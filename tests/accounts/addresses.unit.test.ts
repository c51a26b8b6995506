import { expect, test } from "vitest";
import { email } from "#worker/fields.ts";

const isTaken = (address: string) => email.safeParse(address).success;

test("an address with an incomplete domain is refused before a code is sent", () => {
  const slips = ["joao@nada", "joao@gmail.c", "joao@gmail", "joao@.pt", "joao@viveiro..pt", "joao@viveiro.pt."];
  const odd = ["joao@-viveiro.pt", "joao@viveiro-.pt", "joao@192.168.0.1", "joao@viveiro.12", "@viveiro.pt", "joao"];
  expect([...slips, ...odd].filter(isTaken)).toEqual([]);
});

test("an address as people have it is taken, whatever the letters of its domain", () => {
  const good = [
    ...["joao@viveiro.pt", " Joao@Viveiro.PT ", "j.o+aves@mail.clube-do-porto.co.uk", "o'neil@aves.museum"],
    ...["joao@xn--mnchen-3ya.de", "joao@münchen.de", "joão@criação.pt", "j@4.pt", "ave@例え.テスト"],
  ];
  expect(good.filter((address) => !isTaken(address))).toEqual([]);
});

test("checking an address takes no longer for hostile input", { timeout: 5000 }, () => {
  for (const part of ["a-", "a", "-", "a."]) expect(isTaken(`a@${part.repeat(125)}!`.slice(0, 254))).toBe(false);
});
