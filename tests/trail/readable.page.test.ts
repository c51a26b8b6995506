import { fc } from "@fast-check/vitest";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { keeping } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

const lookingLikeADay = fc.tuple(fc.integer({ min: 1000, max: 9999 }), fc.nat(99), fc.nat(99));
const day = lookingLikeADay.map((parts) => parts.map((it) => String(it).padStart(2, "0")).join("-"));
const odd = fc.constantFrom(
  ...["2024-45-12", "2023-13-01", "0000-00-00", "9999-99-99", "2024-02-30", "__proto__", "toString", "null"],
  ...["$t(audit.nobody)", "{{name}}", "</script><script>", "=1+1", "\u{1f99c}", "%00", "2024-01-01T00:00:00Z"],
);
const text = fc.oneof(day, odd, fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }));

test("any ring, name and note leaves every page about it readable", async () => {
  const site = await newSite();
  const make = keeping(site, site.a);
  const { id: kind } = await make.species("2023-13-01");
  const { id } = await make.bird("PT 1", kind);
  const rita = site.visitor({ as: site.a });
  const samples = fc.sample(fc.tuple(text, text, text), { numRuns: 60, seed: 12 });
  for (const [identifier, name, notes] of samples) {
    const json = { identifier, name, notes };
    const { status } = await site.ask(`/api/birds/${id}`, { as: site.a, method: "PUT", json });
    // A ring without letters is no ring; whatever else is refused, it is not a fault of the app.
    expect([json, [200, 422].includes(status)]).toEqual([json, true]);
  }
  await readable(site, rita, id);
});

test("any line of the trail leaves every page readable", async () => {
  const site = await newSite();
  const make = keeping(site, site.a);
  const { id: kind } = await make.species("Canário");
  const { id } = await make.bird("PT 1", kind);
  const field = fc.oneof(text, fc.constantFrom("identifier", "name", "birth_date", "sex", "place_id", "is_reference"));
  const changes = fc.dictionary(field, fc.tuple(fc.jsonValue(), fc.oneof(text, fc.jsonValue())), { maxKeys: 6 });
  for (const [at, changed] of fc.sample(changes, { numRuns: 40, seed: 7 }).entries())
    await site.db.run(sql`INSERT INTO audit (id, org_id, at, subject, subject_id, deed, changes)
      VALUES (${`aud_odd${at}`}, ${site.a.org_id}, ${`2026-01-01T00:00:${String(at).padStart(2, "0")}.000Z`}, 'bird',
        ${id}, 'changed', ${JSON.stringify({ toString: [null, { toString: 1 }], ...changed })})`);
  await readable(site, site.visitor({ as: site.a }), id);
});

type Site = Awaited<ReturnType<typeof newSite>>;

async function readable(site: Site, visitor: ReturnType<Site["visitor"]>, id: string) {
  for (const path of ["/audit", `/birds/${id}`, `/birds/${id}/history`, "/birds", "/dashboard", "/audit/export"]) {
    const { status, html } = await visitor.get(path);
    expect([path, status, /INCOMPLETO|INCOMPLETE|Unexpected Server Error/.test(html)]).toEqual([path, 200, false]);
  }
  for (const path of ["/api/audit", "/api/audit/export", `/api/birds/${id}/history`])
    for (const language of ["pt", "en"]) {
      const answer = await site.ask(path, { as: site.a, headers: { "Accept-Language": language } });
      expect([path, language, answer.status, /INCOMPLETO|INCOMPLETE/.test(await answer.text())]).toEqual([
        path,
        language,
        200,
        false,
      ]);
    }
}
