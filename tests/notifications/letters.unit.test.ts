import { expect, test } from "vitest";
import { type NotificationEvent, notificationEvents, notificationSwitches } from "#db/notification-events.ts";
import { languages } from "#db/vocabulary.ts";
import { digestLetter, noticeLetter } from "#worker/notifications/letters.ts";
import { lineOf } from "#worker/notifications/unmailed.ts";
import "#worker/rooms.ts";

const origin = "https://voliera.test";
const reader = { to: "rui@example.com", language: "pt" as const, first_name: "Rui" };
const token = "0A1B2C3D4E-user_1-abc";
const facts = {
  step: "candle",
  count: 2,
  nests: 1,
  registration: "other",
  number: "7",
  day: "2027-03-10",
  role: "keeper",
  name: "Ana",
  sender: "Ana",
  title: "Gaiola",
  incubator: "Estufa",
  faults: 3,
};
const events = Object.keys(notificationEvents) as NotificationEvent[];

const steps: Partial<Record<NotificationEvent, string>> = {
  "season.due": facts.step,
  "alarm.opened": "silent",
  "alarm.closed": "silent",
  "deadline.near": "annual_return",
};
const stepOf = (event: NotificationEvent) => steps[event];

const noticeOf = (event: NotificationEvent, bird = "FOP 1") => ({
  id: "ntf_1",
  event,
  link: "/agenda",
  bird,
  member: "Bia",
  facts: JSON.stringify({ ...facts, step: stepOf(event) }),
});

test("every event is a line of a mail in both languages, and no key is left unsaid", () => {
  for (const language of languages) {
    const to = { ...reader, language };
    const lines = events.map((event) => lineOf(noticeOf(event), language, origin));
    const named = notificationSwitches.map((by) => noticeLetter(to, { by, text: "x", link: origin }, origin, token));
    const digests = [lines.length, lines.length + 1, lines.length + 40].map((total) =>
      digestLetter(to, { lines, total }, origin, token),
    );
    for (const { subject, text, html, headers } of [...named, ...digests]) {
      expect(`${subject}\n${text}\n${html}`).not.toMatch(/notifications\.[a-z_]+\.|\{\{/);
      expect(html).toContain(language === "pt" ? 'lang="pt-PT"' : 'lang="en"');
      expect(headers).toEqual({
        "List-Unsubscribe": `<${origin}/api/unsubscribe/${token}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      });
      for (const link of [`${origin}/unsubscribe/${token}`, `${origin}/settings/notifications`])
        expect([text.includes(link), html.includes(link)]).toEqual([true, true]);
    }
    for (const { text } of lines) for (const digest of digests) expect(digest.text).toContain(`- ${text}\n`);
  }
});

test("a digest of one thing is called by it, of more by their number and the first", () => {
  const lines = [lineOf(noticeOf("season.overdue"), "en", origin), lineOf(noticeOf("papers.ended"), "en", origin)];
  const subject = (count: number) =>
    digestLetter({ ...reader, language: "en" }, { lines: lines.slice(0, count), total: count }, origin, token).subject;
  expect([subject(1), subject(2)]).toEqual([
    "2 eggs should have hatched by now (1 nest)",
    "2 notifications: 2 eggs should have hatched by now (1 nest)",
  ]);
});

test("what a bird is called makes no header, no line and no markup", () => {
  const name = "Zé\r\nBcc: x@evil.test\u2028\u202E<img src=x>";
  const line = lineOf(noticeOf("bird.lighter", name), "pt", origin);
  for (const { subject, text, html } of [
    noticeLetter(reader, line, origin, token),
    digestLetter(reader, { lines: [line], total: 1 }, origin, token),
  ]) {
    expect(subject).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u);
    expect(text).not.toMatch(/^Bcc:/m);
    expect(html).not.toContain("<img");
  }
});
