import ICAL from "ical.js";
import { expect, test } from "vitest";
import { newNests } from "#tests/clutches/nests.ts";
import type { Feed } from "#worker/calendar/feeds.ts";
import type { Task } from "#worker/tasks/task-rows.ts";

/** What an independent parser reads in a calendar. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((it) => {
    const event = new ICAL.Event(it);
    const { uid, sequence, summary, startDate, endDate } = event;
    return {
      uid,
      sequence,
      summary,
      start: startDate.toString(),
      end: endDate.toString(),
      status: it.getFirstPropertyValue("status"),
    };
  });
}

test("a calendar reads the agenda from a private address, follows what moves and goes, and is closed at once", async () => {
  const nests = await newNests();
  const { ask, a, b, post, dayIs, pair, laid } = nests;
  await dayIs("2027-04-06");
  const own = await pair();
  await laid(own.id, 3);
  const task = (await post<Task>("/api/tasks", { title: "Banho, todos", on: "2027-04-08", hour: "09:30" })).data;
  const { url } = (await post<Feed>("/api/calendar", {})).data;
  const path = new URL(url ?? "").pathname;
  expect(path).toMatch(/^\/api\/ical\/[0-9A-F]{10}-[0-9a-f]{40}\.ics$/);

  const first = await ask(path);
  expect([first.status, first.headers.get("Content-Type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  const text = await first.text();
  const events = read(text);
  // Summer time in Lisbon: 09:30 is 08:30 in UTC; what has no hour is of its whole day.
  expect(events.find(({ uid }) => uid === `task.${task.id}@voliera`)).toEqual({
    uid: `task.${task.id}@voliera`,
    sequence: 0,
    summary: "Banho, todos",
    start: "2027-04-08T08:30:00Z",
    end: "2027-04-08T09:00:00Z",
    status: "CONFIRMED",
  });
  const candling = events.filter(({ summary }) => summary.startsWith("Ovoscopia de 3 ovos"));
  expect(candling.map(({ start, end, sequence }) => [start, end, sequence])).toEqual([
    ["2027-04-08", "2027-04-09", 0],
    ["2027-04-13", "2027-04-14", 0],
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);

  const again = await ask(path, { headers: { "If-None-Match": first.headers.get("ETag") ?? "" } });
  expect(again.status).toBe(304);

  await ask(`/api/tasks/${task.id}`, { as: a, method: "PUT", json: { on: "2027-04-09" } });
  const moved = read(await (await ask(path)).text()).find(({ uid }) => uid.startsWith("task."));
  expect(moved).toMatchObject({ sequence: 1, start: "2027-04-09T08:30:00Z" });
  await ask(`/api/tasks/${task.id}`, { as: a, method: "DELETE" });
  const gone = read(await (await ask(path)).text()).find(({ uid }) => uid.startsWith("task."));
  expect(gone).toMatchObject({ sequence: 2, status: "CANCELLED" });

  // Whoever guesses, or has an address that was closed or was replaced, hears nothing.
  const other = path.replace(/.\.ics$/, (end) => (end.startsWith("0") ? "1.ics" : "0.ics"));
  expect((await ask(other)).status).toBe(404);
  const next = (await post<Feed>("/api/calendar", {})).data.url ?? "";
  expect([(await ask(path)).status, (await ask(new URL(next).pathname)).status]).toEqual([404, 200]);
  expect((await ask("/api/calendar", { as: a, method: "DELETE" })).status).toBe(204);
  expect((await ask(new URL(next).pathname)).status).toBe(404);
  await nests.signIn(b);
  const others = await ask("/api/calendar", { as: b });
  expect([others.status, await others.json()]).toEqual([200, { data: null }]);
});
