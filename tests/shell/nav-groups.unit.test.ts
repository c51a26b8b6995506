import { expect, test } from "vitest";
import { wordsOf } from "#app/locales/dictionary.ts";
import { beginnings, menu, within } from "#app/rooms.ts";
import { crumbsBelow } from "#app/shell/breadcrumbs.tsx";
import { footGroups, groups, groupsIn } from "#app/shell/menu/groups.ts";
import { beginningsFor, groupsFor, pageAround } from "#app/shell/menu/nav-groups.ts";
import type { MenuEntry } from "#app/shell/menu/room-manifest.ts";
import { allowed } from "#db/permissions.ts";
import { languages, roles } from "#db/vocabulary.ts";

const wordsIn = (language: "pt" | "en") => (key: never) => wordsOf(language, [key])[key] as string;
const readerOf = (may: readonly string[], language: "pt" | "en" = "pt", keepsEggs = true) => ({
  t: wordsIn(language) as never,
  may,
  keepsEggs,
});
/** All roles, and one that may do nothing. */
const five: ReadonlyArray<readonly [string, readonly string[]]> = [
  ...roles.map((role) => [role, allowed(role)] as const),
  ["nobody", []] as const,
];

test("the menu has the names and the order of the decision, and at most twelve lines when nothing is open", () => {
  const names = (language: "pt" | "en") =>
    groupsFor(menu, readerOf(allowed("owner"), language)).map(({ label, pages }) => [
      label,
      pages.map((it) => it.label),
    ]);
  expect(names("pt")).toEqual([
    ["Início", ["Início"]],
    ["Agenda", ["Agenda"]],
    ["Aves", ["Plantel", "Espécies", "Locais"]],
    ["Criação", ["Casais", "Ninhos e ovos", "Incubadoras", "Resultados"]],
    ["Genética", ["Acasalar", "Quadro de casais", "Genética das cores", "Diversidade do plantel"]],
    ["Saúde", ["Saúde"]],
    ["Stock", ["Stock"]],
    ["Finanças", ["Finanças"]],
    ["Mercado", ["Mercado"]],
    ["Papéis", ["Papéis"]],
    ["Assistente", ["Assistente"]],
    ["Ajuda", ["Ajuda"]],
    ["Definições", ["Definições"]],
  ]);
  expect(names("en").map(([label]) => label)).toEqual([
    "Home",
    "Agenda",
    "Birds",
    "Breeding",
    "Genetics",
    "Health",
    "Stock",
    "Finances",
    "Market",
    "Papers",
    "Assistant",
    "Help",
    "Settings",
  ]);
  expect(Object.keys(groups).filter((name) => !(footGroups as string[]).includes(name)).length).toBeLessThanOrEqual(12);
});

test.each(five)(
  "%s sees only what exists and what they may, and always a way home, to birds and to breeding",
  (_, may) => {
    for (const language of languages) {
      const seen = groupsFor(menu, readerOf(may, language));
      expect(seen.map(({ name }) => name)).toEqual(expect.arrayContaining(["home", "birds", "breeding", "settings"]));
      for (const { label, pages, front } of seen) {
        expect(label).not.toMatch(/^ui\./);
        expect(pages.map(({ to }) => to)).toContain(front);
      }
      const begun = beginningsFor(beginnings, readerOf(may, language));
      const allowedTo = beginnings.filter(({ needs }) => !needs || (may as string[]).includes(needs));
      expect(begun.map(({ to }) => to).sort()).toEqual(allowedTo.map(({ to }) => to).sort());
      // Nobody's place in the bar stays empty: a code may be read by everybody.
      expect(begun.map(({ to }) => to)).toContain("/scan");
    }
  },
);

test("what the season asks for comes first where eggs are noted, and last where none are", () => {
  const labels = (keepsEggs: boolean) =>
    beginningsFor(beginnings, readerOf(allowed("keeper"), "pt", keepsEggs)).map(({ label }) => label);
  const rest = ["Peso", "Mover", "Morte", "Nova ave", "Casal", "Tarefa", "Tratar", "Ler código", "Compra para o stock"];
  expect(labels(true)).toEqual(["Ovo", "Ovoscopia", "Anilhar", "Leitura", ...rest]);
  expect(labels(false)).toEqual([...rest, "Ovo", "Ovoscopia", "Anilhar", "Leitura"]);
});

test("every address has its page of the menu, and its breadcrumbs begin with that page and its group", () => {
  const seen = groupsFor(menu, readerOf(allowed("owner")));
  const around = (path: string) => pageAround(path, seen, within);
  const way = (path: string, label: string) => crumbsBelow(seen, around(path), [{ label }]).map((it) => it.label);
  expect(around("/birds/bird_1/edit")).toBe("/birds");
  expect(around("/birds/pairs/pair_1")).toBe("/birds/pairs");
  expect(around("/birds/pairs/results")).toBe("/birds/pairs/results");
  expect(around("/birds/pair")).toBe("/birds/pair");
  expect(around("/clutches/clutch_1/rings")).toBe("/eggs");
  expect(around("/round/place_1")).toBe("/eggs");
  expect(around("/audit")).toBe("/settings");
  expect(around("/dashboards")).toBeUndefined();
  expect(around("/scan")).toBeUndefined();
  expect(way("/birds/pairs", "Casais")).toEqual(["Criação", "Casais"]);
  expect(way("/agenda", "Agenda")).toEqual(["Agenda"]);
  expect(way("/round/place_1", "Ronda")).toEqual(["Criação", "Ninhos e ovos", "Ronda"]);
  expect(way("/scan", "Ler código QR")).toEqual(["Ler código QR"]);
});

test("a room to come needs nothing but its manifest, and a group with a second page becomes one that opens", () => {
  const stock: MenuEntry = { to: "/stock", label: "ui.group.stock", group: "stock", order: 10, needs: "stock.write" };
  const others = menu.filter(({ group }) => group !== "stock");
  const more: readonly MenuEntry[] = [...others, stock, { ...stock, to: "/stock/rings", order: 20 }];
  const pagesOf = (may: readonly string[]) =>
    groupsFor(more, readerOf(may)).find(({ name }) => name === "stock")?.pages;
  expect(pagesOf(allowed("keeper"))?.map(({ to }) => to)).toEqual(["/stock", "/stock/rings"]);
  expect(pagesOf(allowed("viewer"))).toBeUndefined();
});

test("only names of groups are read from the menu's cookie, each once, whatever else stands there", () => {
  expect(groupsIn("breeding.birds.birds")).toEqual(["birds", "breeding"]);
  for (const text of ["", "constructor", "Birds", "<script>", "birds,breeding", ".".repeat(4_000)])
    expect(groupsIn(text)).toEqual([]);
});
