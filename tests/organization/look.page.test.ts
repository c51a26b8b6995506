import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import { mailsTo } from "#tests/mail/postbox.ts";
import { pictureBytes } from "#tests/photos/photos.ts";

const api = "/api/organizations/current/look";
const chosen = { look_name: "Casa Melo", look_accent: "#7a1f3d" };

/** A breeder whose plan has an own look, with a logo and a tree that is shared. */
async function newLook() {
  const site = await newSite();
  const { ask, a, db } = site;
  const on = async (plan: string) => {
    await db.run(sql`UPDATE organizations SET plan = ${plan}, trial_ends_at = NULL WHERE id = ${a.org_id}`);
  };
  await on("empresarial");
  const form = new FormData();
  form.set("logo", new File([(await pictureBytes({ format: "png", width: 40, height: 20 })) as BlobPart], "l.png"));
  await ask("/api/organizations/current/logo", { as: a, method: "PUT", form });
  const { id } = await makeFor(site, a).bird({ identifier: "FOP 1" });
  const shared = await ask(`/api/birds/${id}/shares`, { as: a, json: {} });
  const { data } = (await shared.json()) as { data: { url: string } };
  const rita = site.visitor({ as: a });
  return { ...site, on, rita, bird: id, tree: new URL(data.url).pathname };
}

test("a look is chosen, shown, and worn by the shared tree and by what is printed, without our name", async () => {
  const { rita, visitor, tree, ask, a, bird } = await newLook();
  const before = (await visitor().get(tree)).html;
  const sent = await rita.post("/settings/look", { ...chosen, look_accent: " #7A1F3D " });
  expect([sent.status, sent.location]).toEqual([303, "/settings/look"]);
  const page = await rita.get("/settings/look");
  expect(words(page.html)).toMatch(/Look saved.*Casa Melo Paper and light theme.*#7a1f3d on light backgrounds/);
  for (const language of ["pt", "en"] as const) {
    const { html, status } = await visitor({ language }).get(tree);
    expect([status, html === before]).toEqual([200, false]);
    expect(html).not.toMatch(/>[^<]*Voliera|content="[^"]*Voliera|org_0/);
    expect(html).toContain(":root{--deep:#7a1f3d;");
    expect(html).toContain("<bdi>Casa Melo</bdi>");
    expect(html).toContain(`src="${tree}/logo"`);
  }
  const logo = await visitor().get(`${tree}/logo`);
  expect([logo.status, logo.headers.get("Content-Type"), logo.headers.get("Cache-Control")]).toEqual([
    ...[200, "image/png", "no-store"],
  ]);
  // The head of a printed list is in the page, and in none that has no look.
  expect((await rita.get("/birds")).html).toMatch(
    /class="print-head" style="color:#7a1f3d"><img[^>]*\/settings\/look\/logo[^>]*>Casa Melo</,
  );
  const svg = await (await ask(`/api/birds/${bird}/certificate.svg`, { as: a })).text();
  expect(svg).toContain('fill="#7a1f3d"');
  const labels = await ask("/api/birds/labels/pdf", { as: a, json: { ids: [bird] } });
  expect(labels.headers.get("Content-Disposition")).toMatch(/Casa-Melo-etiquetas/);
});

test("an invitation goes out in the organisation's name and colour, and in the language of its papers", async () => {
  const { rita, ask, a, on, db } = await newLook();
  await rita.post("/settings/look", chosen);
  const invite = async (email: string) => {
    const headers = { "Accept-Language": "en" };
    await ask("/api/members/invitations", { as: a, json: { email, role: "viewer" }, headers });
    const [mail] = await mailsTo(db, email);
    return mail;
  };
  const own = await invite("one@example.com");
  expect([own?.subject, own?.language]).toEqual(["Convite para Viveiro A", "pt"]);
  expect(own?.html).toContain("color:#7a1f3d");
  expect(`${own?.text}${own?.html}`.replaceAll(/https?:\S+/g, "")).not.toContain("Voliera");
  expect(own?.text).toMatch(/Casa Melo\n$/);
  await ask("/api/organizations/current", { as: a, method: "PUT", json: { locale: "en-GB" } });
  await on("professional");
  const ours = await invite("two@example.com");
  expect([ours?.subject, ours?.text.trimEnd().endsWith("Voliera")]).toEqual([
    "Invitation to Viveiro A on Voliera",
    true,
  ]);
});

test("leaving the plan restores our look at once; the own look returns with the plan", async () => {
  const { rita, visitor, tree, on, ask, a } = await newLook();
  await rita.post("/settings/look", chosen);
  await on("professional");
  const { html } = await visitor().get(tree);
  expect([html.includes("Casa Melo"), html.includes("--deep:"), html.includes("Voliera")]).toEqual([
    ...[false, false, true],
  ]);
  expect((await visitor().get(`${tree}/logo`)).status).toBe(404);
  const page = await rita.get("/settings/look");
  expect(words(page.html)).toMatch(/A look of your own.*part of the Enterprise plan.*Logo/);
  expect(page.html).not.toContain('name="look_accent"');
  expect((await rita.get("/birds")).html).toMatch(/class="print-head"><img[^>]*>Viveiro A</);
  const refused = await ask(api, { as: a, method: "PUT", json: chosen });
  expect([refused.status, await refused.json()]).toMatchObject([402, { code: "plan_limit" }]);
  expect((await rita.post("/settings/look", chosen)).status).toBe(402);
  await on("empresarial");
  expect((await visitor().get(tree)).html).toContain("Casa Melo");
});

test("a colour that cannot be read is refused with what was measured, and a name that is an advert too", async () => {
  const { rita, ask, a } = await newLook();
  const pt = { "Accept-Language": "pt" };
  for (const [json, text] of [
    [{ look_accent: "#ffcc00" }, /contraste .* de 1,\d\d para 1, .* 4,5 para 1/],
    [{ look_accent: "#777777" }, /contraste .* de 3,\d\d? para 1/],
    [{ look_accent: "red" }, /#rrggbb/],
    [{ look_accent: "#12345" }, /#rrggbb/],
    [{ look_accent: "#7a1f3d;background:url(//x)" }, /#rrggbb/],
    [{ look_name: "Visite www.x.pt" }, /Escreva só um nome/],
    [{ look_name: "a\r\nBcc: x" }, /./],
  ] as const) {
    const answer = await ask(api, { as: a, method: "PUT", json, headers: pt });
    const { errors } = (await answer.json()) as { errors: Array<{ message: string }> };
    expect([answer.status, errors[0]?.message]).toEqual([422, expect.stringMatching(text)]);
  }
  const kept = await rita.post("/settings/look", { look_name: "", look_accent: "#ffcc00" });
  expect([kept.status, kept.html.includes('value="#ffcc00"')]).toEqual([422, true]);
  expect(words(kept.html)).toMatch(/light background is 1\.\d\d to 1/);
});
