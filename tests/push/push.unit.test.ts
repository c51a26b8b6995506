import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { transformSync } from "esbuild";
import { expect, test } from "vitest";
import { eventFacts, type NotificationEvent, notificationEvents } from "#db/notification-events.ts";
import { languages } from "#db/vocabulary.ts";
import { namedOnScreens, screenSentence } from "#worker/notifications/sentences.ts";
import { en } from "#worker/notifications/words/en.ts";
import { base64url, bytesOf } from "#worker/push/base64url.ts";
import { encrypted } from "#worker/push/encryption.ts";
import { areDeviceKeys, isPushEndpoint } from "#worker/push/endpoints.ts";
import { judged } from "#worker/push/judging.ts";
import { headersOf, topicOf } from "#worker/push/message.ts";
import type { DuePush } from "#worker/push/queue.ts";
import { endOfQuiet } from "#worker/push/quiet-hours.ts";
import "#worker/rooms.ts";

test("a push is encrypted as RFC 8291 shows it in its Appendix A", async () => {
  const bytes = (text: string) => bytesOf(text) as Uint8Array<ArrayBuffer>;
  const point = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
  const d = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
  const curve = { name: "ECDH", namedCurve: "P-256" };
  const jwk = { kty: "EC", crv: "P-256", x: base64url(point.slice(1, 33)), y: base64url(point.slice(33)), d };
  const pair = {
    publicKey: await crypto.subtle.importKey("raw", point, curve, true, []),
    privateKey: await crypto.subtle.importKey("jwk", jwk, curve, false, ["deriveBits"]),
  };
  const device = {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const body = await encrypted("When I grow up, I want to be a watermelon", device, {
    salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
    pair,
  });
  expect(base64url(body)).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

const production = { ENVIRONMENT: "production", PUSH_SINK: "http://127.0.0.1:9" } as const;

test("only addresses at known push services are taken, by https, without a port or a name", () => {
  for (const endpoint of [
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/QGuQ",
    "https://db5p.notify.windows.com/w/?token=abc",
  ])
    expect([endpoint, isPushEndpoint(endpoint, production)]).toEqual([endpoint, true]);
  for (const endpoint of [
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    "https://somebody@fcm.googleapis.com/x",
    "https://fcm.googleapis.com.evil.test/x",
    "https://evilfcm.googleapis.com/x",
    "https://notify.windows.com/x",
    "https://evilpush.apple.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://2130706433/x",
    "http://127.0.0.1:9/x",
    "https://localhost/x",
    "file:///etc/passwd",
    "fcm.googleapis.com",
    "",
  ])
    expect([endpoint, isPushEndpoint(endpoint, production)]).toEqual([endpoint, false]);
  const local = { ENVIRONMENT: "local", PUSH_SINK: "http://127.0.0.1:9" } as const;
  expect(isPushEndpoint("http://127.0.0.1:9/device", local)).toBe(true);
  expect(isPushEndpoint("http://127.0.0.1:10/device", local)).toBe(false);
});

test("keys are a point on the curve and sixteen bytes", async () => {
  const good = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
  const auth = "BTBZMqHH6r4Tts7J_aSIgg";
  expect(await areDeviceKeys({ p256dh: good, auth })).toEqual({ p256dh: true, auth: true });
  for (const p256dh of [good.slice(0, -4), `A${good.slice(1)}`, `${good.slice(0, -2)}AA`, "?", `${good}AAAA`])
    expect([p256dh, (await areDeviceKeys({ p256dh, auth })).p256dh]).toEqual([p256dh, false]);
  for (const bad of [auth.slice(2), `${auth}AA`, "ç"])
    expect([bad, (await areDeviceKeys({ p256dh: good, auth: bad })).auth]).toEqual([bad, false]);
});

test("quiet hours end by the clocks of the zone, also over midnight and where clocks are put forward or back", () => {
  const night = { quiet_from: 22, quiet_to: 7 };
  for (const [zone, now, end] of [
    ["Europe/Lisbon", "2027-01-10T21:59:00.000Z", undefined],
    ["Europe/Lisbon", "2027-01-10T22:00:00.000Z", "2027-01-11T07:00:00.000Z"],
    ["Europe/Lisbon", "2027-01-11T06:59:59.000Z", "2027-01-11T07:00:00.000Z"],
    ["Europe/Lisbon", "2027-01-11T07:00:00.000Z", undefined],
    ["Europe/Lisbon", "2027-03-27T23:30:00.000Z", "2027-03-28T06:00:00.000Z"],
    ["Atlantic/Azores", "2027-10-30T23:30:00.000Z", "2027-10-31T08:00:00.000Z"],
    ["Asia/Kathmandu", "2027-01-10T18:00:00.000Z", "2027-01-11T01:15:00.000Z"],
  ] as const)
    expect([zone, now, endOfQuiet(zone, now, night)]).toEqual([zone, now, end]);
  const never = { quiet_from: 7, quiet_to: 7 };
  expect(endOfQuiet("UTC", "2027-01-10T07:30:00.000Z", never)).toBeUndefined();
  expect(endOfQuiet("UTC", "2027-01-10T13:30:00.000Z", { quiet_from: 13, quiet_to: 15 })).toBe(
    "2027-01-10T15:00:00.000Z",
  );
});

const noon = "2027-01-10T12:00:00.000Z";
const push: DuePush = {
  org_id: "org_1",
  notification_id: "ntf_1",
  device_id: "dev_1",
  attempts: 0,
  next_at: noon,
  endpoint: "https://web.push.apple.com/x",
  p256dh: "",
  auth: "",
  link: "/agenda",
  bird: null,
  event: "papers.ended",
  key: "k",
  facts: "{}",
  at: noon,
  timezone: "Europe/Lisbon",
  language: "pt",
  role: "owner",
  concerns: 1,
  is_on: null,
  push: null,
  quiet_from: null,
  quiet_to: null,
  paused_until: null,
};

test("a push goes as it was chosen: by switch, role, pause, quiet hours and age", () => {
  const at = (now: string, given: Partial<DuePush> = {}) => judged({ ...push, ...given }, now);
  expect(at(noon)).toBe("send");
  expect(at(noon, { concerns: 0 })).toBe("drop");
  expect(at(noon, { is_on: 0, push: 1 })).toBe("drop");
  expect(at(noon, { is_on: 1, push: 0 })).toBe("drop");
  expect(at(noon, { role: "keeper" })).toBe("drop");
  expect(at(noon, { role: "viewer", event: "import.done" })).toBe("send");
  expect(at(noon, { paused_until: "2027-01-10" })).toBe("drop");
  expect(at(noon, { paused_until: "2027-01-09" })).toBe("send");
  expect(at("2027-01-10T23:00:00.000Z")).toEqual({ until: "2027-01-11T07:00:00.000Z" });
  expect(at("2027-01-10T23:00:00.000Z", { quiet_from: 0, quiet_to: 0 })).toBe("send");
  expect(at("2027-01-11T11:59:00.000Z")).toBe("send");
  expect(at("2027-01-11T12:01:00.000Z")).toBe("drop");
});

test("a topic has at most 32 letters and is the same for the same matter alone", async () => {
  const topic = await topicOf(push);
  expect(topic).toMatch(/^[\w-]{32}$/);
  expect(await topicOf({ ...push, key: "other" })).not.toBe(topic);
  expect(await topicOf({ ...push, device_id: "dev_2" })).not.toBe(topic);
  const headers = (event: "papers.ended" | "alarm.opened", level: string) =>
    headersOf({ event, facts: JSON.stringify({ level }), topic });
  expect(headers("papers.ended", "critical")).toMatchObject({ TTL: "14400", Urgency: "normal", Topic: topic });
  expect(headers("alarm.opened", "warning").Urgency).toBe("normal");
  expect(headers("alarm.opened", "critical").Urgency).toBe("high");
});

test("no locked screen is told a person or a price, whatever the event", () => {
  // Whatever a sentence names was thought of: it may be shown to anybody, or it is said in general words.
  const hidden = ["member", "price", "title", "name", "sender"];
  const sentences = Object.entries(en).filter(([key]) => !key.startsWith("notifications.mail."));
  const named = sentences.flatMap(([, text]) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name));
  expect(named.filter((name) => ![...namedOnScreens, ...hidden].includes(name))).toEqual([]);
  expect(hidden.filter((name) => namedOnScreens.includes(name))).toEqual([]);
  const facts = {
    price: "123,45",
    member: "Rita",
    sender: "Rita",
    title: "Rita",
    name: "Rita",
    buyer: "Rita",
    step: "candle",
    count: 2,
    nests: 2,
    number: "7",
  };
  const more = { incubator: "Estufa", registration: "other", role: "keeper", day: "2027-01-01" };
  for (const event of Object.keys(notificationEvents) as NotificationEvent[])
    for (const language of languages) {
      const step = event.startsWith("alarm.") ? "silent" : event === "deadline.near" ? "loan" : undefined;
      const given = { ...facts, ...more, ...(event === "season.due" ? {} : { step: step as never }) };
      const text = screenSentence({ event, facts: given, bird: "R-1", member: "Rita" }, language);
      expect([event, text, /Rita|123|\{\{|notifications\./.test(text)]).toEqual([event, text, false]);
      expect(eventFacts(event).switch).toBeTruthy();
    }
  expect(screenSentence({ event: "member.joined", facts: {}, bird: null, member: "Rita" }, "en")).toBe(
    "Someone has joined the organisation",
  );
});

test("the service worker and what registers it weigh less than 2 kB, and it keeps nothing", () => {
  const worker = readFileSync("public/sw.js", "utf8");
  const page = transformSync(readFileSync("app/push/this-device.ts", "utf8"), { loader: "ts", minify: true }).code;
  const weight = gzipSync(worker).length + gzipSync(page).length;
  expect([weight, weight < 2048]).toEqual([weight, true]);
  expect(/caches|indexedDB|"fetch"/.test(worker)).toBe(false);
});
