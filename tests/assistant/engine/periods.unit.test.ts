import { expect, test } from "vitest";
import { periodsIn } from "#worker/assistant/engine/periods/found.ts";
import { tokensOf } from "#worker/assistant/engine/text/tokens.ts";

const calendar = { today: "2026-05-13", start: 9 };
const of = (text: string, language: "pt" | "en", side: "back" | "ahead" = "back") => {
  const [first] = periodsIn(tokensOf(text), language, calendar);
  return first && `${first.period[side].from} ${first.period[side].to}`;
};

test("periods are calendar days, weeks from Monday to Sunday", () => {
  for (const [pt, en, days] of [
    ["hoje", "today", "2026-05-13 2026-05-13"],
    ["amanhã", "tomorrow", "2026-05-14 2026-05-14"],
    ["esta semana", "this week", "2026-05-11 2026-05-17"],
    ["na semana passada", "last week", "2026-05-04 2026-05-10"],
    ["para a semana", "next week", "2026-05-18 2026-05-24"],
    ["mês passado", "last month", "2026-04-01 2026-04-30"],
    ["próximo mês", "next month", "2026-06-01 2026-06-30"],
    ["neste trimestre", "this quarter", "2026-04-01 2026-06-30"],
    ["2.º trimestre de 2025", "Q2 2025", "2025-04-01 2025-06-30"],
    ["ano passado", "last year", "2025-01-01 2025-12-31"],
    ["nos últimos 30 dias", "in the last 30 days", "2026-04-14 2026-05-13"],
    ["próximos sete dias", "next seven days", "2026-05-13 2026-05-19"],
    ["desde 1 de março", "since 1 March", "2026-03-01 2026-05-13"],
    ["de 1 a 15 de março", "from March 1 to March 15", "2026-03-01 2026-03-15"],
    ["entre janeiro e março", "between January and March", "2026-01-01 2026-03-31"],
    ["em abril de 2025", "in April 2025", "2025-04-01 2025-04-30"],
    ["em abril do ano passado", "in April last year", "2025-04-01 2025-04-30"],
    ["12/03/2026", "2026-03-12", "2026-03-12 2026-03-12"],
  ] as const)
    expect([pt, of(pt, "pt"), of(en, "en")]).toEqual([pt, days, days]);
});

test("a season is that of the organisation, by its starting month", () => {
  expect([of("esta época", "pt"), of("last season", "en"), of("época 2024", "pt")]).toEqual([
    "2025-09-01 2026-08-31",
    "2024-09-01 2025-08-31",
    "2023-09-01 2024-08-31",
  ]);
});

test("a month without a year is the latest, and of what is to come the next", () => {
  expect([of("em abril", "pt"), of("em abril", "pt", "ahead")]).toEqual([
    "2026-04-01 2026-04-30",
    "2027-04-01 2027-04-30",
  ]);
  expect([of("in June", "en"), of("in June", "en", "ahead")]).toEqual([
    "2025-06-01 2025-06-30",
    "2026-06-01 2026-06-30",
  ]);
  expect([of("on Friday", "en"), of("na sexta-feira", "pt", "ahead")]).toEqual([
    "2026-05-08 2026-05-08",
    "2026-05-15 2026-05-15",
  ]);
});

test("days that do not exist are no period", () => {
  for (const text of ["30/02/2026", "may I"])
    expect([text, of(text, "pt"), of(text, "en")]).toEqual([text, undefined, undefined]);
});
