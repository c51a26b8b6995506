import { expect, test } from "vitest";
import { openingAt } from "#app/support/opening.ts";

const at = (instant: string) => openingAt(new Date(instant));

test("on a winter weekday somebody is there from nine to six by the clock of Lisbon", () => {
  expect(at("2027-01-12T08:59:59Z")).toEqual({ is_open: false, at: "2027-01-12T09:00:00.000Z" });
  expect(at("2027-01-12T09:00:00Z")).toEqual({ is_open: true, at: "2027-01-12T18:00:00.000Z" });
  expect(at("2027-01-12T18:00:00Z")).toEqual({ is_open: false, at: "2027-01-13T09:00:00.000Z" });
});

test("in summer the clock of Lisbon is an hour ahead, also on the very day it is changed", () => {
  expect(at("2027-07-13T08:30:00Z")).toEqual({ is_open: true, at: "2027-07-13T17:00:00.000Z" });
  expect(at("2027-03-27T13:30:00Z")).toEqual({ is_open: true, at: "2027-03-27T14:00:00.000Z" });
  expect(at("2027-03-28T00:30:00Z")).toEqual({ is_open: false, at: "2027-03-28T09:00:00.000Z" });
  expect(at("2027-10-30T23:30:00Z")).toEqual({ is_open: false, at: "2027-10-31T10:00:00.000Z" });
});

test("after Friday evening somebody is there on Saturday at ten, and after Sunday at nine on Monday", () => {
  expect(at("2027-01-15T20:00:00Z")).toEqual({ is_open: false, at: "2027-01-16T10:00:00.000Z" });
  expect(at("2027-01-17T15:00:00Z")).toEqual({ is_open: false, at: "2027-01-18T09:00:00.000Z" });
});
