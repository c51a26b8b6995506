import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { newDevice } from "./push-sink.ts";

const path = "/settings/notifications";
const phone =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";

test("without a script the page says what is needed for a device, lists those there are and takes one off", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a, language: "pt" });
  expect(words((await rita.get(path)).html)).toContain("o navegador precisa de JavaScript");
  const { draft } = await newDevice("https://fcm.googleapis.com/fcm/send/1");
  // As the service worker posts it when the browser gives another address: without a name.
  const fields = { do: "add_device", endpoint: draft.endpoint, ...draft.keys };
  const added = await rita.post(path, fields, { headers: { "User-Agent": phone } });
  expect([added.status, added.location]).toEqual([303, path]);
  const { html } = await rita.get(path);
  expect(words(html)).toContain("Chrome em Android: ligado.");
  expect(html).not.toContain("fcm.googleapis.com");
  const id = /name="id" value="(dev_\w+)"/.exec(html)?.[1] ?? "";
  // Another's list does not change by it.
  const other = site.visitor({ as: site.b, language: "en" });
  await other.post(path, { do: "forget_device", id });
  expect((await rita.get(path)).html).toContain(id);
  const forgotten = await rita.post(path, { do: "forget_device", id });
  expect([forgotten.status, forgotten.location]).toEqual([303, path]);
  const after = await rita.get(path);
  expect([words(after.html).includes("O aparelho deixou de mostrar notificações."), after.html.includes(id)]).toEqual([
    true,
    false,
  ]);
});

test("what cannot be added is told with its reason, and a form of nobody's is refused", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a, language: "en" });
  const { draft } = await newDevice("https://127.0.0.1/x");
  await rita.post(path, { do: "add_device", endpoint: draft.endpoint, ...draft.keys, name: "Phone" });
  expect(words((await rita.get(path)).html)).toContain(
    "This device could not be turned on. This browser gives an address that we do not know",
  );
  expect((await rita.post(path, { do: "nothing" })).status).toBe(422);
});
