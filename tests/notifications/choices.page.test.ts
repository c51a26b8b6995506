import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { plusDays } from "#worker/locales/calendar.ts";

const page = "/settings/notifications";
const today = () => new Date().toISOString().slice(0, 10);
const isTicked = (html: string, name: string, value?: string) =>
  [...html.matchAll(/<input[^>]*>/g)].some(
    ([it]) => it.includes(`name="${name}"`) && (!value || it.includes(`value="${value}"`)) && it.includes('checked=""'),
  );
const times = { digest_hour: "7", quiet_from: "22", quiet_to: "7", paused_until: "" };
const row = (by: string, mail = "digest"): Record<string, string> => ({
  [`${by}_on`]: "on",
  [`${by}_mail`]: mail,
  [`${by}_push`]: "on",
});
const all: Record<string, string> = {
  ...row("season"),
  ...row("care", "at_once"),
  ...row("trade"),
  ...row("market", "at_once"),
  ...row("papers"),
  ...row("account"),
  ...times,
};

const without = (box: string) => Object.fromEntries(Object.entries(all).filter(([name]) => name !== box));

test("without a script one chooses what is mailed and when, pauses, and ends the pause", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a, language: "pt" });
  const first = await rita.get(page);
  expect([isTicked(first.html, "season_on"), isTicked(first.html, "season_mail", "digest")]).toEqual([true, true]);
  expect(isTicked(first.html, "care_mail", "at_once")).toBe(true);
  const unticked = without("season_push");
  const sent = { ...unticked, season_mail: "off", digest_hour: "20", paused_until: plusDays(today(), 5) };
  expect((await rita.post(page, sent)).location).toBe(page);
  const saved = await rita.get(page);
  expect(words(saved.html)).toContain("As preferências foram guardadas.");
  expect(words(saved.html)).toContain("Em pausa até");
  expect([isTicked(saved.html, "season_mail", "off"), isTicked(saved.html, "season_push")]).toEqual([true, false]);
  expect(saved.html).toMatch(/<option value="20" selected/);
  expect((await rita.post(page, { do: "resume" })).location).toBe(page);
  const resumed = await rita.get(page);
  expect(words(resumed.html)).toContain("A pausa terminou.");
  expect(words(resumed.html)).not.toContain("Em pausa até 2");
  expect([resumed.html.includes('value="resume"'), isTicked(resumed.html, "season_mail", "off")]).toEqual([
    false,
    true,
  ]);
});

test("a day that has passed is refused in words, and what was chosen stands as it was sent", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a, language: "pt" });
  const unticked = without("care_on");
  const refused = await rita.post(page, { ...unticked, paused_until: "2020-01-01" });
  expect([refused.status, words(refused.html)]).toEqual([422, expect.stringContaining("Escolha hoje ou um dia")]);
  expect([isTicked(refused.html, "care_on"), isTicked(refused.html, "season_on")]).toEqual([false, true]);
  expect((await rita.post(page, { ...all, season_mail: "sms" })).status).toBe(422);
  expect(isTicked((await rita.get(page)).html, "care_on")).toBe(true);
});

test("nobody is offered a switch by which nothing can come to them", async () => {
  const site = await newSite();
  const shown = async (role: "keeper" | "viewer" | "manager") => {
    const visitor = site.visitor({ as: await colleague(site, site.a, role), language: "en" });
    const { html } = await visitor.get(page);
    return [...html.matchAll(/name="(\w+)_mail" value="off"/g)].map(([, by]) => by);
  };
  expect(await shown("manager")).toEqual(["season", "care", "trade", "market", "papers", "account"]);
  // Of the account a keeper hears of their own imports, of trade what runs out; of registrations nothing.
  expect(await shown("keeper")).toEqual(["season", "care", "trade", "account"]);
  // And whoever only reads, of their own tickets.
  expect(await shown("viewer")).toEqual(["account"]);
  const viewer = site.visitor({ as: await colleague(site, site.a, "viewer"), language: "en" });
  expect(words((await viewer.get(page)).html)).toContain("Answers to your tickets, answers to your feedback.");
  expect((await site.visitor({ as: site.a }).get("/settings")).html).toContain(`href="${page}"`);
  expect((await site.visitor({ as: site.a }).get("/notifications")).html).toContain(`href="${page}"`);
});
