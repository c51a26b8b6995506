import { expect, test } from "vitest";
import { type Answer, newSite } from "./site.ts";

const stack = /SQLITE|libsql|drizzle|TypeError|\n\s+at \S/;
const pages = ["/login", "/signup", "/forgot-password", "/reset-password", "/contact", "/preferences"];
const inside = ["/birds/new", "/birds/species/new", "/species/catalogue", "/profile", "/birds/import"];

function expectCalm(what: unknown, { status, html }: Answer, wanted: number) {
  expect([what, status, stack.test(html)]).toEqual([what, wanted, false]);
}

test("R33: a form nobody can read is refused and no page breaks", async () => {
  const { a, visitor } = await newSite();
  const wrong: Array<[string, string, number]> = [
    ["text/plain", "email=a", 415],
    ["application/json", '{"email":', 415],
    ["", "email=a", 415],
    ["multipart/form-data", "email=a", 400],
    ["Multipart/Form-Data; boundary=x", "email=a", 400],
  ];
  for (const path of [...pages, ...inside, ...pages.map((it) => `${it}.data`)])
    for (const [type, body, status] of wrong)
      expectCalm([path, type], await visitor({ as: a }).send(path, { body, type }), status);
});

test("R34: field names that build lists and trees are refused before anybody builds them", async () => {
  const { a, visitor } = await newSite();
  const names = ["email[99999999]", "email[1e9]", `a${"[b]".repeat(300)}`, "__proto__[x]", "__intent__", "", "a.b"];
  for (const path of [...pages, ...inside])
    for (const name of names) expectCalm([path, name], await visitor({ as: a }).post(path, { [name]: "1" }), 400);
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, "1"]));
  for (const path of pages) expectCalm([path, "many"], await visitor().post(path, many), 400);
});

test("R33: a page takes GET, HEAD and forms, and says so", async () => {
  const { visitor } = await newSite();
  for (const method of ["PUT", "PATCH", "DELETE"]) {
    const answer = await visitor().send("/login", { method, body: "a=1", type: "application/x-www-form-urlencoded" });
    expectCalm(method, answer, 405);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD, POST");
  }
  const answer = await visitor().post("/privacy", { a: "1" });
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test("R34: a body that is too large is refused in words, on pages and behind them", async () => {
  const { a, visitor, ask } = await newSite();
  const large = "x".repeat(7 * 1024 * 1024);
  expectCalm("page", await visitor().post("/contact", { message: large }), 413);
  expectCalm("api", await visitor().send("/api/contact", { body: large, type: "application/json" }), 413);
  expectCalm("file", await visitor({ as: a }).post("/birds/import", { file: new Blob([large]) }), 413);
  expect((await ask("/api/health")).status).toBe(200);
});

test("a forged host header and Remix's _data parameter are ignored", async () => {
  const { visitor } = await newSite();
  expect(await visitor().get("/login?_data=root")).toMatchObject({
    status: 200,
    html: expect.stringContaining("<form"),
  });
  const answer = await visitor().get("/login", { headers: { "X-Forwarded-Host": "evil.test" } });
  expect([answer.status, answer.html.includes("evil.test")]).toEqual([200, false]);
});

const unsigned = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.x`;

test("cookies that say anything at all break no page", async () => {
  const { visitor } = await newSite();
  const exp = 9_999_999_999;
  const card = { email: "a@b.test", first_name: {}, last_name: [], organization: 3, is_verified: true };
  const tokens = [unsigned(null), unsigned({ exp, card: null }), unsigned({ exp, card }), "%00", "%ff", "á.e.x"];
  const flashes = [
    '{"key":"__proto__"}',
    '{"key":"constructor"}',
    "null",
    '{"key":"birds.restore.done","values":{"ring":{}}}',
  ];
  const cookies = [
    ...tokens.map((it) => ["authToken", it]),
    ...flashes.map((it) => ["flash", encodeURIComponent(it)]),
    ...["%00", "%ff", "á"].map((it) => ["signup", it]),
    ["lang", "__proto__"],
  ] as Array<[string, string]>;
  for (const [name, value] of cookies)
    for (const path of ["/", "/login", "/signup", "/signup-details", "/confirm-email", "/birds", "/nowhere"]) {
      const someone = visitor();
      someone.cookies.set(name, value);
      const { status, html } = await someone.get(path);
      expect([name, value, path, status < 500, stack.test(html)]).toEqual([name, value, path, true, false]);
    }
});

test("the undo link of a forged flash message leads to no other site", async () => {
  const { visitor } = await newSite();
  for (const undo of ["https://evil.test/", "//evil.test", "javascript:alert(1)"]) {
    const someone = visitor();
    someone.cookies.set("flash", encodeURIComponent(JSON.stringify({ key: "birds.restore.done", undo })));
    expect((await someone.get("/login")).html).not.toMatch(/evil\.test|javascript:/);
  }
});

test("a form posted under a foreign host name is refused", async () => {
  const { visitor } = await newSite();
  const headers = { Origin: "http://evil.test", Host: "evil.test", "X-Forwarded-Host": "evil.test" };
  expectCalm(
    "host",
    await visitor().post("http://evil.test/preferences", { theme: "dark" }, { bare: true, headers }),
    403,
  );
});

test("a form sent from one of our hosts to another is refused", async () => {
  const { visitor } = await newSite();
  const here = "http://127.0.0.1:8788";
  const post = (headers: Record<string, string>) =>
    visitor().post(
      `${here}/preferences`,
      { theme: "dark" },
      { bare: true, headers: { Host: "127.0.0.1:8788", ...headers } },
    );
  for (const Origin of ["http://localhost", "http://localhost:8788", "http://voliera.test", "null", "nonsense"])
    for (const site of [{}, { "Sec-Fetch-Site": "same-origin" }] as Array<Record<string, string>>)
      expectCalm([Origin, site], await post({ Origin, ...site }), 403);
  expectCalm("own", await post({ Origin: here }), 303);
});

const odd = ["a%00b", "__proto__", "constructor", "%ed%a0%80", "%ff", "a".repeat(5000), "1&q=2&page=3&sort_by=x"];
const listing = ["/birds", "/birds/trash", "/birds/diversity", "/birds/matrix", "/birds/pair", "/audit", "/scan"];
const reading = ["/places", "/species", "/genetics", "/genetics/parents", "/genetics/mutations", "/birds/labels"];
const requests = [
  "q",
  "page",
  "sort_by",
  "species_id",
  "ids",
  "from",
  "code",
  "cock_id",
  "father",
  "c.blue",
  "__proto__",
];

test("no question in an address breaks a page", async () => {
  const { a, visitor } = await newSite();
  const rita = visitor({ as: a });
  for (const path of [...listing, ...reading]) {
    // All at once, and each alone: what is refused for one field hides what the others would do.
    const together = odd.map((value) => requests.map((name) => `${name}=${value}`).join("&"));
    for (const question of [...together, ...requests.map((name) => `${name}=a%00b`)]) {
      const { status, html } = await rita.get(`${path}?${question}`);
      expect([path, question, status < 500, stack.test(html)]).toEqual([path, question, true, false]);
    }
  }
}, 180_000);

test("an import page refuses unknown actions", async () => {
  const { a, visitor } = await newSite();
  for (const intent of ["__proto__", "constructor", "toString"]) {
    const answer = await visitor({ as: a }).post("/birds/import/imp_x", { intent });
    expect([intent, answer.status]).toEqual([intent, 303]);
  }
});
