import { expect, test } from "vitest";
import { isHookUrl } from "#worker/webhooks/addresses.ts";
import { withoutMoney } from "#worker/webhooks/prices.ts";

const production = { ENVIRONMENT: "production" } as const;
const local = { ENVIRONMENT: "local" } as const;

const refused = [
  ...[
    "http://hooks.aviario.pt/a",
    "https://hooks.aviario.pt:8443/a",
    "https://hooks.aviario.pt:22/",
    "ftp://aviario.pt/",
  ],
  ...["https://rita@aviario.pt/", "https://rita:melo@aviario.pt/", "https://aviario.pt/#a", "javascript:alert(1)"],
  ...["https://127.0.0.1/", "https://10.0.0.1/", "https://192.168.1.1/", "https://169.254.169.254/latest/meta-data/"],
  ...["https://2130706433/", "https://0x7f000001/", "https://0177.0.0.1/", "https://127.1/", "https://8.8.8.8/"],
  ...["https://[::1]/", "https://[fd00::1]/", "https://[::ffff:127.0.0.1]/", "https://[2606:4700::1111]/"],
  ...[
    "https://localhost/",
    "https://a.localhost/",
    "https://router/",
    "https://printer.local/",
    "https://db.internal/",
  ],
  ...["https://nas.lan/", "https://x.home.arpa/", "https://x.test/", "https://localhost./", "https://db.internal./"],
  ...["https://①②⑦.⓪.⓪.①/", "https://aviario.pt@10.0.0.1/", "https:// aviario.pt/", "//aviario.pt/", "aviario.pt", ""],
  ...[
    "https://aviario.pt\\@10.0.0.1/",
    "https://127.0.0.1.:443/",
    "https://a..pt/",
    "https://-a.pt/",
    "file:///etc/passwd",
  ],
];

test("only names that anybody can find, by https on its own port, may be told of what happens", () => {
  for (const url of refused)
    expect([url, isHookUrl(url, production), isHookUrl(url, local)]).toEqual([url, false, false]);
  const good = [
    "https://hooks.aviario.pt/a?b=c",
    "https://aviario.pt:443/",
    "https://xn--avirio-qta.pt/",
    "https://aviário.pt",
  ];
  for (const url of good) expect([url, isHookUrl(url, production)]).toEqual([url, true]);
});

test("outside production a program on this computer may be told too, by that name alone", () => {
  const url = "http://localhost:4000/hooks";
  expect([isHookUrl(url, local), isHookUrl(url, production)]).toEqual([true, false]);
  for (const other of ["http://127.0.0.1:4000/", "http://localhost.aviario.pt/", "http://rita@localhost/"])
    expect([other, isHookUrl(other, local)]).toEqual([other, false]);
});

test("amounts and prices are left out wherever they stand", () => {
  const sale = {
    id: "s",
    total_cents: 1,
    currency: "EUR",
    lines: [{ unit_cents: 2, bird: { left_price_cents: 3, ring: "PT 1" } }],
  };
  expect(withoutMoney(sale)).toEqual({ id: "s", lines: [{ bird: { ring: "PT 1" } }] });
});
