import { expect, test } from "vitest";
import type { Before } from "#worker/assistant/engine/reading.ts";
import { brief } from "./asking.ts";

const behind = (tool: Before["tool"], input: Record<string, unknown>, language: Before["language"] = "pt"): Before => ({
  tool,
  arguments: input,
  language,
});
const year = { from: "2026-01-01", to: "2026-12-31" };
const last = { from: "2025-01-01", to: "2025-12-31" };

test("what follows keeps the tool and replaces what it says", () => {
  for (const [before, question, tool, input] of [
    [behind("money", { about: "profit", ...year }), "e no ano passado?", "money", { about: "profit", ...last }],
    [behind("money", { about: "sales", ...year }, "en"), "and last year?", "money", { about: "sales", ...last }],
    [behind("money", { about: "profit", ...year }), "e as vendas?", "money", { about: "sales", ...year }],
    [
      behind("results", { season: "2026", species_id: "sp_canary" }),
      "e na época passada?",
      "results",
      { season: "2025", species_id: "sp_canary" },
    ],
    [behind("results", { season: "2026" }), "e os mandarins?", "results", { season: "2026", species_id: "sp_zebra" }],
    [behind("results", { pair_id: "pair_7" }), "e do par 3?", "results", { pair_id: "pair_3" }],
    [
      behind("hatch", { from: "2026-05-18", to: "2026-05-24" }, "en"),
      "only canaries",
      "hatch",
      { from: "2026-05-18", to: "2026-05-24", species_id: "sp_canary" },
    ],
    [
      behind("hatch", { from: "2026-05-18", to: "2026-05-24" }, "en"),
      "How many canaries do I have?",
      "birds",
      { status_id: "present", species_id: "sp_canary" },
    ],
    [
      behind("birds", { status_id: "present" }, "en"),
      "only canaries",
      "birds",
      { status_id: "present", species_id: "sp_canary" },
    ],
    [
      behind("birds", { status_id: "present", species_id: "sp_canary" }),
      "e fêmeas?",
      "birds",
      { status_id: "present", species_id: "sp_canary", sex: "female" },
    ],
    [
      behind("due", { from: "2026-05-13", to: "2026-05-13" }),
      "e amanhã?",
      "due",
      { from: "2026-05-14", to: "2026-05-14" },
    ],
    [
      behind("hatch", { from: "2026-05-11", to: "2026-05-17" }, "en"),
      "and next week?",
      "hatch",
      { from: "2026-05-18", to: "2026-05-24" },
    ],
    [behind("bird", { bird_id: "bird_12", about: "age" }), "e o 417?", "bird", { bird_id: "bird_417", about: "age" }],
  ] as const) {
    const [found = "", rest = ""] = splitted(brief(question, before));
    expect([question, found, JSON.parse(rest)]).toEqual([question, tool, input]);
  }
});

const splitted = (text: string) => [text.slice(0, text.indexOf(" ")), text.slice(text.indexOf(" ") + 1)];

test("why after results sets the season beside the one before it", () => {
  expect(brief("porquê?", behind("results", { season: "2026" }))).toBe('compared {"season":"2026","other":"2025"}');
  expect(brief("why?", behind("results", { season: "2025", species_id: "sp_canary" }, "en"))).toBe(
    'compared {"season":"2025","other":"2024","species_id":"sp_canary"}',
  );
});

test("the bird that was spoken of is meant by `it` and by nothing", () => {
  const before = behind("bird", { bird_id: "bird_12", about: "all" });
  expect(brief("e o pai?", before)).toBe('kin {"bird_id":"bird_12","relation":"father"}');
  expect(brief("who are its parents?", before)).toBe('kin {"bird_id":"bird_12","relation":"parents"}');
  expect(brief("que idade tem?", before)).toBe('bird {"bird_id":"bird_12","about":"age"}');
});

test("a whole question stands by itself", () => {
  const before = behind("birds", { status_id: "present", species_id: "sp_canary" });
  expect(brief("Quem me deve dinheiro?", before)).toBe('owed {"direction":"in"}');
  expect(brief("Quantas aves tenho?", before)).toBe('birds {"status_id":"present"}');
});
