import { expect, test } from "vitest";
import {
  eventFacts,
  type NotificationEvent,
  notificationEvents,
  notificationSwitches,
  notificationTypes,
} from "#db/notification-events.ts";
import { permissions } from "#db/permissions.ts";
import { languages, seasonSteps } from "#db/vocabulary.ts";
import { trialNotices } from "#worker/billing/trial-notices.ts";
import { alarmSteps } from "#worker/incubators/alarms/alarm-notices.ts";
import { deadlineKinds } from "#worker/legal/deadlines/due-days.ts";
import { nextMorning } from "#worker/notifications/morning-time.ts";
import { sentenceOf } from "#worker/notifications/sentences.ts";
import { noticesOf as paperNotices } from "#worker/organization/on-mornings.ts";
import "#worker/rooms.ts";

const events = Object.keys(notificationEvents) as NotificationEvent[];

/** What chooses an event's sentences. */
function stepsOf(event: NotificationEvent): ReadonlyArray<string | undefined> {
  if (event === "alarm.opened" || event === "alarm.closed") return alarmSteps[event];
  if (event === "deadline.near") return deadlineKinds;
  return event === "season.due" ? seasonSteps.filter((it) => it !== "overdue") : [undefined];
}

test("every event has a type, a switch, a permission and a sentence in both languages", () => {
  for (const event of events) {
    const facts = eventFacts(event);
    expect([event, notificationTypes, notificationSwitches, permissions]).toEqual([
      event,
      expect.arrayContaining([facts.type]),
      expect.arrayContaining([facts.switch]),
      expect.arrayContaining([facts.needs]),
    ]);
    const steps = stepsOf(event);
    for (const language of languages)
      for (const step of steps)
        for (const count of [1, 2]) {
          const given = {
            ...(step && { step }),
            count,
            nests: 2,
            number: "1",
            registration: "other",
            role: "keeper",
            day: "2027-01-01",
            title: "Areia",
            name: "Rui",
            sender: "Rui",
            incubator: "Estufa",
            celsius: 38.1,
            set_celsius: 37.5,
            percent: 60,
            set_percent: 45,
            faults: 3,
          };
          const text = sentenceOf({ event, facts: given, bird: "R-1", member: "Rita" }, language);
          expect([event, step, /notifications\.|audit\.|\{\{/.test(text)]).toEqual([event, step, false]);
        }
  }
});

test("an alarm says what was read and what should have been, as its language writes measures", () => {
  const facts = {
    incubator: "Estufa",
    step: "temperature_critical",
    level: "critical",
    celsius: 38.1,
    set_celsius: 37.5,
  };
  const sentence = (language: "pt" | "en") =>
    sentenceOf({ event: "alarm.opened", facts, bird: null, member: null }, language);
  expect(sentence("pt").replaceAll("\u00a0", " ")).toBe("Alarme: Estufa a 38,1 °C em vez de 37,5 °C");
  expect(sentence("en").replaceAll("\u00a0", " ")).toBe("Alarm: Estufa at 38.1 °C instead of 37.5 °C");
});

test("a count is grouped as its language does, whatever its size", () => {
  const given = { event: "import.done", facts: { count: 1240 }, bird: null, member: null } as const;
  expect(sentenceOf(given, "pt")).toBe("Importação concluída: 1\u00a0240 linhas");
  expect(sentenceOf(given, "en")).toBe("Import finished: 1,240 rows");
});

test("a registration is told of at its notice, a week and a day before its end, and once ended", () => {
  const paper = { id: "reg_1", kind: "other" as const, number: "7", expires_on: "2027-03-31", site_id: null };
  const on = (day: string) => paperNotices(paper, day).map(({ event, key }) => `${event} ${key.split(" ").at(-1)}`);
  expect(on("2027-02-28")).toEqual([]);
  expect(on("2027-03-01")).toEqual(["papers.ending 30"]);
  expect(on("2027-03-23")).toEqual(["papers.ending 30"]);
  expect(on("2027-03-24")).toEqual(["papers.ending 7"]);
  expect(on("2027-03-30")).toEqual(["papers.ending 1"]);
  expect(on("2027-03-31")).toEqual(["papers.ending 1"]);
  expect(on("2027-04-01")).toEqual(["papers.ended 2027-03-31"]);
  expect(on("2027-06-01")).toEqual([]);
});

test("a trial is told of a week and a day before it ends", () => {
  const on = (now: string) =>
    trialNotices("2027-03-31T12:00:00.000Z", now).map(({ key, facts }) => [key.split(" ").at(-1), facts?.count]);
  expect(on("2027-03-24T05:00:00.000Z")).toEqual([]);
  expect(on("2027-03-25T05:00:00.000Z")).toEqual([["7", 7]]);
  expect(on("2027-03-31T05:00:00.000Z")).toEqual([["1", 1]]);
  expect(on("2027-03-31T13:00:00.000Z")).toEqual([]);
});

test("the next morning is at 05:00 by the clocks of the zone, also where they are put forward or back", () => {
  for (const [zone, now, at] of [
    ["Europe/Lisbon", "2027-03-27T12:00:00.000Z", "2027-03-28T04:00:00.000Z"],
    ["Europe/Lisbon", "2027-03-27T05:00:00.000Z", "2027-03-28T04:00:00.000Z"],
    ["Europe/Lisbon", "2027-10-30T12:00:00.000Z", "2027-10-31T05:00:00.000Z"],
    ["Atlantic/Azores", "2027-10-30T12:00:00.000Z", "2027-10-31T06:00:00.000Z"],
    ["Pacific/Auckland", "2027-04-03T12:00:00.000Z", "2027-04-03T17:00:00.000Z"],
    ["Pacific/Auckland", "2027-09-25T12:00:00.000Z", "2027-09-25T16:00:00.000Z"],
    ["UTC", "2027-01-01T04:59:59.000Z", "2027-01-01T05:00:00.000Z"],
  ] as const)
    expect([zone, now, nextMorning(zone, now)]).toEqual([zone, now, at]);
});
