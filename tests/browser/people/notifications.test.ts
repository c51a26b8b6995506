import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { reachBrowser } from "#tests/browser/browser.ts";
import { call, firstMail, signUp } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";

const server = sharedServer();
const { openPage } = await reachBrowser();

/** Somebody who manages an organisation in which a keeper has just arrived. */
async function notifiedOwner(): Promise<string> {
  const { token } = await signUp(server);
  const email = `${randomUUID()}@voliera.test`;
  await call(server, "/api/members/invitations", { token, json: { email, role: "keeper" } });
  const [, invitation] = /\/join\/([\w-]+)/.exec((await firstMail(server, email)).text) ?? [];
  const json = { token: invitation, first_name: "Bia", last_name: "Costa", password: "gaiola-azul-do-monte" };
  expect((await call(server, "/api/members/join", { json })).status).toBe(201);
  return token;
}

// Chromium's own push service is Google's: it is asked for no address here, and none is ever written to.
const subscribesAlone = () => {
  const text = (bytes: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replace(/\+/g, "-")
      .replace(/\//g, "_")
      .replace(/=+$/, "");
  const endpoint = () => sessionStorage.getItem("endpoint") ?? "";
  PushManager.prototype.subscribe = async () => {
    const curve = { name: "ECDH", namedCurve: "P-256" };
    const { publicKey } = await crypto.subtle.generateKey(curve, true, ["deriveBits"]);
    const p256dh = text(await crypto.subtle.exportKey("raw", publicKey));
    const keys = { p256dh, auth: text(crypto.getRandomValues(new Uint8Array(16)).buffer) };
    sessionStorage.setItem("endpoint", `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`);
    return { endpoint: endpoint(), toJSON: () => ({ endpoint: endpoint(), keys }) } as unknown as PushSubscription;
  };
  PushManager.prototype.getSubscription = async () =>
    endpoint() ? ({ endpoint: endpoint(), unsubscribe: async () => true } as unknown as PushSubscription) : null;
};

/** Hands a message to the service worker as a push service does. */
async function push(page: Page, message: object) {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on(
      "ServiceWorker.workerRegistrationUpdated",
      ({ registrations: [it] }) => it && resolve(it.registrationId),
    );
  });
  await devtools.send("ServiceWorker.enable");
  const data = JSON.stringify(message);
  const registrationId = await registered;
  await devtools.send("ServiceWorker.deliverPushMessage", { origin: server.origin, registrationId, data });
}

const shown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => [title, body, tag]),
  );

/** Presses what is shown; answers the page that it opens, which only a finger on the screen may really open. */
async function pressed(context: BrowserContext): Promise<string> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("there is no service worker");
  return worker.evaluate(async () => {
    const own = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (url: string) => Promise<null> };
      NotificationEvent: new (name: string, given: object) => Event;
      dispatchEvent: (event: Event) => void;
    };
    const [notification] = await own.registration.getNotifications();
    return new Promise<string>((resolve) => {
      own.clients.openWindow = async (url) => {
        resolve(url);
        return null;
      };
      own.dispatchEvent(new own.NotificationEvent("notificationclick", { notification }));
    });
  });
}

test("the bell counts, a device is turned on, and what is pushed to it shows, opens its page and is read", async () => {
  const token = await notifiedOwner();
  const { page, context, faults, close } = await openPage({ origin: server.origin, theme: "dark" });
  await context.addCookies([{ name: "authToken", value: token, url: server.origin }]);
  await context.grantPermissions(["notifications"], { origin: server.origin });
  await context.addInitScript(subscribesAlone);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Notifications: 1 unread" }).click();
  await page.getByText("Bia Costa has joined the organisation").waitFor();
  const id = await page.locator("input[name=id]").inputValue();

  await page.goto("/settings/notifications");
  await page.getByRole("textbox", { name: "Name of this device" }).fill("Desk");
  await page.getByRole("button", { name: "Turn on for this device" }).click();
  await page.getByText("Desk is on.").waitFor();
  await page.locator("li", { hasText: "Desk" }).getByText("this device").waitFor();

  await push(page, { title: "Account", text: "Someone has joined", to: "/settings/members", id, topic: "t" });
  await expect.poll(() => shown(page)).toEqual([["Account", "Someone has joined", "t"]]);
  await page.goto(await pressed(context));
  expect([new URL(page.url()).pathname, await shown(page)]).toEqual(["/settings/members", []]);
  await expect
    .poll(async () => (await call(server, "/api/notifications", { token })).headers.get("X-Unread"))
    .toBe("0");

  await page.goto("/settings/notifications");
  await page.getByRole("button", { name: "Take off Desk" }).click();
  await page.getByRole("button", { name: "Turn on for this device" }).waitFor();
  expect(faults).toEqual([]);
  await close();
});
