import { expect, test } from "vitest";
import { edgeZone, zoneOf } from "#app/locales/time-zone.ts";

const queryOf = (cf: unknown, headers = {}) =>
  Object.assign(new Request("https://voliera.example/signup-details", { headers }), { cf });

test("a breeder's clock goes by the browser, else by the edge, else by the language", () => {
  const edge = "Atlantic/Azores";
  expect(zoneOf({ browser: "America/Sao_Paulo", edge, language: "pt" })).toBe("America/Sao_Paulo");
  for (const browser of [null, undefined, "", "Mars/Base", "x".repeat(65), new File([], "zone")]) {
    expect(zoneOf({ browser, edge, language: "en" })).toBe(edge);
    expect(zoneOf({ browser, edge: undefined, language: "pt" })).toBe("Europe/Lisbon");
    expect(zoneOf({ browser, edge: "Nowhere", language: "en" })).toBe("UTC");
  }
});

test("the edge is believed where it stands in front, and a local runtime's placeholder nowhere", () => {
  const chicago = { timezone: "America/Chicago", colo: "DFW", city: "Austin" };
  expect(edgeZone(queryOf(chicago))).toBeUndefined();
  expect(edgeZone(queryOf({ timezone: "Europe/Madrid" }, { "CF-Ray": "8f1-LIS" }))).toBe("Europe/Madrid");
  expect(edgeZone(queryOf(undefined, { "CF-Ray": "8f1-LIS" }))).toBeUndefined();
  expect(edgeZone(queryOf({ timezone: 3 }, { "CF-Ray": "8f1-LIS" }))).toBeUndefined();
});
