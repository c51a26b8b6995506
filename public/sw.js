// Shows what was pushed and opens the page that it is about. It keeps nothing and answers no request.
addEventListener("push", (event) => {
  const { title, text, to, id, topic } = event.data.json();
  const shown = { body: text, tag: topic, icon: "/img/icon-192.png", data: { to, id } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

// A form of the page of notifications, as if it were pressed there: it marks read.
const post = (path, fields) =>
  fetch(path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" }).catch(() => {});

async function open({ to, id }) {
  const url = new URL(to, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const read = post("/notifications", { do: "open", id, to });
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find((it) => it.url === url.href);
  await (tab ? tab.focus() : self.clients.openWindow(url.href));
  await read;
}

// The browser has another address for this device: it is told as if it were added by hand.
addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event));
});

async function renew({ oldSubscription, newSubscription }) {
  const fresh = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = fresh.toJSON();
  await post("/settings/notifications", { do: "add_device", endpoint, ...keys });
}
