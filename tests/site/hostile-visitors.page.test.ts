import { expect, test } from "vitest";
import { sitePages } from "#app/web/site-pages.ts";
import { type Answer, newSite, origin } from "#tests/app/site.ts";

const long = "x".repeat(10_000);
const shared = sitePages.filter(({ isShared }) => isShared).map(({ path }) => path);
const langOf = ({ html }: Answer) => /<html lang="([^"]*)"/.exec(html)?.[1];
const stack = /SQLITE|libsql|TypeError|\n\s+at \S/;

const lost = {
  en: ["This page doesn&#x27;t exist", "Go to Homepage", "Go Back", "Contact Support"],
  pt: ["Esta página não existe", "Ir para o início", "Voltar", "Contactar o apoio"],
};

/** The page for what does not exist: said so, in the reader's language, with the three ways on. */
function expectLost(what: string, language: "pt" | "en", answer: Answer) {
  const { status, html, headers } = answer;
  const missing = lost[language].filter((words) => !html.includes(words));
  const found = {
    status,
    language: langOf(answer),
    missing,
    isCalm: !stack.test(html),
    kept: headers.get("Cache-Control"),
  };
  const html_language = language === "pt" ? "pt-PT" : "en";
  expect([what, found]).toEqual([
    what,
    { status: 404, language: html_language, missing: [], isCalm: true, kept: "no-store" },
  ]);
  expect([what, html.match(/href="\/(contact)?"[^>]*>/g)?.length ?? 0]).not.toEqual([what, 0]);
  expect([what, headers.get("Content-Type"), headers.get("Location")]).toEqual([
    what,
    "text/html; charset=utf-8",
    null,
  ]);
}

const unknown = [
  ...[
    "/random",
    "/a/b/c",
    "/aboutt",
    "/about/x",
    "/about.",
    "/about;x",
    "/about.html",
    "/about%20",
    "/index.html",
    "/%20",
  ],
  ...[
    "/%2F",
    "/a%2Fb",
    "/about%2F",
    "/%2fabout",
    "/%2f%2fevil.test",
    "/..%2f..%2fetc%2fpasswd",
    "/../etc/passwd",
    "/%2e%2e/x",
  ],
  ...["//evil.test", "//evil.test/", "//about", "///about", "/\\evil.test", "/%5cevil.test", "/.//evil.test"],
  ...["/%ff", "/about%ff", "/%00", "/about%00", "/%E0%A4%A", "/%", "/%zz", "/%252e%252e%252f", "/%25ff", "/%250d%250a"],
  ...[
    "/wp-login.php",
    "/.env",
    "/.git/config",
    "/.well-known/x",
    "/assets/nope.js",
    "/assets/",
    "/apix",
    "/_data",
    "/cgi-bin/",
  ],
  ...["/constructor", "/__proto__", "/toString", "/hasOwnProperty/x", "/CONSTRUCTOR", "/constructor/", "/__proto__/x"],
  ...[
    "/á/ç",
    "/👻",
    "/%F0%9F%91%BB",
    "/%E2%80%AE",
    "/<script>alert(1)</script>",
    "/'\"><svg onload=alert(1)>",
    "/{{7*7}}",
  ],
  ...[
    `/${long}`,
    `/${"a/".repeat(2000)}`,
    `/${"%2e".repeat(2000)}`,
    `/random?${long}`,
    "/nowhere?_data=root",
    "/nowhere?lang=xx",
  ],
];

test("an address that leads nowhere shows the way on, in the reader's language, whatever it looks like", async () => {
  const { visitor } = await newSite();
  for (const path of unknown)
    for (const language of ["pt", "en"] as const)
      expectLost(path.slice(0, 60), language, await visitor({ language }).get(origin + path));
});

test("an unknown address is never echoed as markup", async () => {
  const { visitor } = await newSite();
  for (const path of ["/<script>alert(1)</script>", "/'\"><svg onload=alert(1)>", "/x?q='\"><svg onload=alert(1)>"]) {
    const { html } = await visitor().get(origin + path, { headers: { Referer: `${origin}/'"><svg onload=alert(2)>` } });
    expect([path, /<script>|<svg onload|alert\(2\)>/.test(html)]).toEqual([path, false]);
  }
});

test("Go Back never leads to another site, whatever the browser is said to come from", async () => {
  const { visitor } = await newSite();
  for (const Referer of [
    "https://evil.test/x",
    "//evil.test",
    "javascript:alert(1)",
    `${origin}.evil.test/`,
    `${origin}//evil.test`,
    long,
  ])
    expect([
      Referer,
      /evil\.test|javascript:/.test((await visitor().get("/nowhere", { headers: { Referer } })).html),
    ]).toEqual([Referer, false]);
});

test("a page written another way leads to its own address, and only there", async () => {
  const { visitor, a } = await newSite();
  const other: Array<[string, string]> = [
    ["/about/", "/about"],
    ["/about//", "/about"],
    ["/ABOUT", "/about"],
    ["/Privacy/?lang=en&utm_source=x", "/privacy?lang=en&utm_source=x"],
    ["/%61bout", "/about"],
    ["/LOGIN?redirectTo=//evil.test", "/login?redirectTo=//evil.test"],
    ["/Contact?next=https://evil.test", "/contact?next=https://evil.test"],
    ["//", "/"],
    ["//evil.test/%2e%2e", "/"],
    ["/pricing/%2f", ""],
    ["/about/..//evil.test", ""],
    ["/about/..%2f", ""],
  ];
  for (const [path, own] of other) {
    const { status, location } = await visitor().get(origin + path);
    expect([path, status, location]).toEqual([path, own ? 301 : 404, own || null]);
  }
  for (const path of ["/birds/", "/Dashboard", "/SPECIES/catalogue/"]) {
    const { status, location } = await visitor({ as: a }).get(path);
    expect([path, status, location]).toEqual([path, 301, path.toLowerCase().replace(/\/$/, "")]);
  }
});

test("an unsupported language in the address is ignored", async () => {
  const { visitor } = await newSite();
  for (const name of ["xx", "../../", "PT", "pt-PT", "%00", "%ff", "", "en'--", "__proto__", long])
    for (const path of ["/about", "/nowhere"]) {
      const someone = visitor({ language: "en" });
      const named = await someone.get(`${path}?lang=${name}`);
      expect([name.slice(0, 20), path, langOf(named), someone.cookies.size]).toEqual([
        name.slice(0, 20),
        path,
        "en",
        0,
      ]);
      someone.cookies.set("lang", name);
      const kept = await someone.get(path);
      expect([name.slice(0, 20), path, kept.status < 500]).toEqual([name.slice(0, 20), path, true]);
      expect(langOf(kept)).toMatch(/^pt/i.test(name) ? "pt-PT" : "en");
    }
});

test("whatever a browser says it reads, the page is in one of our languages, the best one for it", async () => {
  const { visitor } = await newSite();
  const found: Array<[string, "pt-PT" | "en"]> = [
    ["de, en;q=0.1", "en"],
    ["fr-FR,fr;q=0.9,en-US;q=0.8,pt;q=0.2", "en"],
    ["es-ES,es;q=0.9,pt;q=0.8,en;q=0.7", "pt-PT"],
    ["pt-BR,pt;q=0.9,en;q=0.8", "pt-PT"],
    ["en;q=0.3,pt;q=0.4", "pt-PT"],
    ["en;q=0,de", "pt-PT"],
    ["EN-us", "en"],
    ["*", "pt-PT"],
    ["", "pt-PT"],
    ["á;é,,;;q=", "pt-PT"],
    ["en;q=,,;;*", "en"],
    [";q=1,en-", "en"],
    [long, "pt-PT"],
    [`en,${long}`, "en"],
    [`${"de,".repeat(5000)}en`, "pt-PT"],
    [`${"en;q=0.5,".repeat(2000)}pt`, "en"],
  ];
  for (const [header, language] of found)
    for (const [path, status] of [
      ["/about", 200],
      ["/contact", 200],
      ["/nowhere", 404],
    ] as const) {
      const answer = await visitor().get(path, { headers: { "Accept-Language": header } });
      const what = [header.slice(0, 30), path];
      expect([...what, answer.status, langOf(answer)]).toEqual([...what, status, language]);
    }
});

test("pages refuse other methods with 405 and name the allowed ones", async () => {
  const { visitor } = await newSite();
  const headers = { Origin: origin, "Sec-Fetch-Site": "same-origin" };
  for (const path of [...shared, "/contact", "/nowhere", "/about.data", "/about/"])
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "X".repeat(500)]) {
      const answer = await visitor().get(path, { method, headers });
      const found = [path, method.slice(0, 9), answer.status, answer.headers.get("Allow"), stack.test(answer.html)];
      expect(found).toEqual([path, method.slice(0, 9), 405, "GET, HEAD, POST", false]);
    }
  for (const path of shared) {
    const answer = await visitor().post(path, { a: "1" });
    expect([path, answer.status, answer.headers.get("Allow")]).toEqual([path, 405, "GET, HEAD"]);
  }
});

test("a data request reveals nothing that its page does not", async () => {
  const { visitor } = await newSite();
  for (const path of [...shared.slice(1).map((it) => `${it}.data`), "/_root.data", "/.data", "/%2e%2e.data"]) {
    const { status, headers, html } = await visitor().get(`${path}?_routes=root`);
    expect([path, status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([
      path,
      200,
      "text/x-script",
      "no-store",
    ]);
    expect([path, headers.get("Content-Security-Policy")?.includes("sandbox"), stack.test(html)]).toEqual([
      path,
      true,
      false,
    ]);
  }
  for (const path of ["/nowhere.data", "/constructor.data", "/%ff.data"]) {
    const { status, html } = await visitor().get(path);
    expect([path, status, stack.test(html)]).toEqual([path, 404, false]);
  }
  for (const query of ["_data=root", "_data=routes%2F_site.about", "_routes=root", "index", "_data=&_data=x", long])
    expect([query.slice(0, 20), (await visitor().get(`/about?${query}`)).html.includes("<h1")]).toEqual([
      query.slice(0, 20),
      true,
    ]);
});
