import { expect, test } from "vitest";
import { listQuery, narrows, searchIn, searchOf } from "#app/birds/list-query.ts";
import { holdList, listMustAsk } from "#app/birds/list-revalidation.ts";

const at = (path: string) => ({ nextUrl: new URL(path, "http://voliera.test") });

test("an address carries the list's question and nothing else", () => {
  const params = new URLSearchParams("page=2&q=+rubi+&sex=&from=elsewhere&order=asc");
  expect(listQuery(params)).toEqual({ q: "rubi", order: "asc", page: "2" });
  expect(searchIn(params)).toBe("?q=rubi&order=asc&page=2");
  expect(searchOf({})).toBe("");
});

test("only filters narrow the flock; order and paging do not", () => {
  expect(narrows({ page: "2", sort_by: "identifier" })).toBe(false);
  expect(narrows({ sex: "male" })).toBe(true);
});

test("the list is not reloaded under a dialog, is reloaded after an action, and returns from cache when nothing changed", () => {
  holdList("?q=rubi");
  expect(listMustAsk(at("/birds/new?q=rubi"))).toBe(false);
  expect(listMustAsk(at("/birds?q=rubi"))).toBe(false);
  expect(listMustAsk(at("/birds?q=prata"))).toBe(true);
  expect(listMustAsk({ ...at("/birds/new?q=rubi"), formMethod: "POST", actionStatus: 422 })).toBe(false);
  expect(listMustAsk(at("/birds?q=rubi"))).toBe(false);
  expect(listMustAsk({ ...at("/birds?q=rubi"), formMethod: "POST" })).toBe(true);
});

test("a long list of choices is asked for when it is opened and left when it is closed", () => {
  holdList("?q=rubi");
  expect(listMustAsk(at("/birds?q=rubi&open=place_id"))).toBe(true);
  expect(listMustAsk(at("/birds?q=rubi&open=owner"))).toBe(false);
  holdList("?q=rubi&open=place_id");
  expect(listMustAsk(at("/birds?q=rubi&open=place_id"))).toBe(false);
  expect(listMustAsk(at("/birds?q=rubi"))).toBe(true);
  holdList(undefined);
});

test("an action that ends in another dialog is shown when that dialog closes", () => {
  holdList("");
  expect(listMustAsk({ ...at("/birds/new"), formMethod: "POST" })).toBe(false);
  expect(listMustAsk(at("/birds"))).toBe(true);
  holdList(undefined);
});
