import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { ticked } from "#tests/clutches/ticked.ts";
import type { TrayPage } from "#worker/clutches/trays/tray-page.ts";
import { nest } from "../nest/seen-nest.ts";
import { machineOf } from "./machines.ts";

/** A clutch with two chicks and two eggs, and a machine with a tray of four and one to hatch in. */
async function machineBesideNest() {
  const site = await nest();
  const { ask, a } = site;
  const machine = await machineOf(site, a.org_id, {
    trays: [
      { name: "A", slots: 1 },
      { name: "H", kind: "hatcher" },
    ],
  });
  const [first = "", hatcher = ""] = machine.trays;
  const at = `/incubators/${machine.id}/trays/${first}`;
  const tray = async (id = first) =>
    ((await (await ask(`/api/eggs/trays/${id}`, { as: a })).json()) as { data: TrayPage }).data;
  return { ...site, machine, first, hatcher, at, tray };
}

test("eggs go from their clutch into a machine, from there to another tray and back to the nest, without a script", async () => {
  const { rita, here, tick, page, at, first, hatcher, tray, machine } = await machineBesideNest();
  expect(await page()).toContain("Move to the incubator");
  const move = { do: "tray", tray_id: first };
  const full = await rita.post(here, { ...move, chosen: await tick(3, 4) });
  expect([full.status, words(full.html)]).toEqual([
    422,
    expect.stringContaining("Reason to exceed the tray's capacity"),
  ]);
  expect(full.html.match(/name="reason"/g)).toHaveLength(1);
  expect((await rita.post(here, { ...move, reason: "one night", chosen: await tick(3, 4) })).status).toBe(303);
  expect(await page()).toContain("2 eggs in Incubadora 1 · A.");
  expect(await page()).toContain("Moved to Incubadora 1 · A");
  const shown = await rita.get(at);
  expect(words(shown.html)).toContain("Incubadora 1 · A");
  expect(words(shown.html)).toContain("2 of 1 slots");
  // All eggs ticked by a link; one press says what they are, another where they go.
  expect((await rita.get(`${at}?choose=all`)).html.match(/<input type="checkbox"[^>]* checked=""/g)).toHaveLength(2);
  const { eggs } = await tray();
  const chosen = ticked(eggs, [3, 4]);
  const fertile = await rita.post(at, { chosen, do: "fertile" });
  expect([fertile.status, fertile.location]).toEqual([303, at]);
  const again = async () => ticked((await tray()).eggs, [3, 4]);
  expect((await rita.post(at, { form: "lockdown" })).status).toBe(303);
  expect(words((await rita.get(at)).html)).toContain("Not turned since");
  expect((await rita.post(at, { chosen: await again(), do: "tray", tray_id: hatcher })).status).toBe(303);
  expect(words((await rita.get(at)).html)).toContain("There are no eggs in this tray");
  const hatching = `/incubators/${machine.id}/trays/${hatcher}`;
  expect(words((await rita.get(hatching)).html)).toContain("Turn again");
  const moved = ticked((await tray(hatcher)).eggs, [3]);
  expect((await rita.post(hatching, { chosen: moved, do: "untray" })).status).toBe(303);
  expect((await tray(hatcher)).total).toBe(1);
  // From the machine: the eggs that lie in nests, ticked already.
  const offered = await rita.get(`${at}?add`);
  expect(words(offered.html)).toContain("Put in the incubator");
  expect(offered.html.match(/<input type="checkbox"[^>]* checked=""/g)).toHaveLength(1);
  expect((await rita.post(`${at}?add`, { chosen: await tick(3), do: "tray" })).location).toBe(at);
  expect((await tray()).total).toBe(1);
  // While other nests have eggs the next is a press away.
  const more = await rita.post(`${at}?add`, { chosen: await tick(4), do: "tray", reason: "x", others: "on" });
  expect(more.location).toBe(`${at}?add`);
});

test("eggs of a tray are weighed one after the other in a form, and what cannot be comes back as it was typed", async () => {
  const { rita, here, tick, at, first, tray, ask, a, db } = await machineBesideNest();
  await rita.post(here, { do: "tray", tray_id: first, reason: "x", chosen: await tick(3, 4) });
  const [one, two] = (await tray()).eggs;
  const { today } = await tray();
  const path = `${at}?weigh`;
  expect(words((await rita.get(path)).html)).toContain("press Enter to go on");
  const typed = { on: today, [`grams-${one?.id}`]: "1,95", [`was-${one?.id}`]: "", [`grams-${two?.id}`]: "x" };
  const wrong = await rita.post(path, typed);
  expect([wrong.status, wrong.html.includes('value="1,95"')]).toEqual([422, true]);
  expect((await rita.post(path, { ...typed, [`grams-${two?.id}`]: "2.5" })).status).toBe(303);
  const page = words((await rita.get(path)).html);
  expect(page).toContain("2 weights saved.");
  expect(page).toContain("1.95 g");
  expect((await rita.post(path, { on: today })).status).toBe(422);
  const emptied = { on: today, [`grams-${one?.id}`]: "", [`was-${one?.id}`]: "1.95" };
  expect((await rita.post(path, emptied)).status).toBe(303);
  expect((await tray()).eggs.map(({ weights }) => weights.last.length)).toEqual([0, 1]);
  await db.run(sql`UPDATE users SET role = 'viewer' WHERE id = ${a.user_id}`);
  expect((await ask("/api/eggs/weights", { as: a, json: { weights: [{ egg_id: one?.id, grams: 2 }] } })).status).toBe(
    403,
  );
});

test("a tray goes to where its eggs hatch in one press, here and in the round, and turning by hand is a task that is filled in", async () => {
  const { rita, here, tick, at, first, hatcher, tray, machine, db } = await machineBesideNest();
  await rita.post(here, { do: "tray", tray_id: first, reason: "x", chosen: await tick(3, 4) });
  await db.run(sql`UPDATE incubators SET turning = 'hand' WHERE id = ${machine.id}`);
  const page = await rita.get(`/incubators/${machine.id}`);
  // From the machine: one tap to the eggs of all nests, ticked already, and one press for those of a nest.
  expect(page.html).toContain(`href="${at}?add"`);
  const [, href = ""] = /href="(\/tasks\?edit=new[^"]*08%3A00[^"]*)"/.exec(page.html) ?? [];
  const task = (await rita.get(href.replaceAll("&amp;", "&"))).html;
  expect(task).toContain('value="Turn the eggs: Incubadora 1"');
  expect(task).toContain('value="08:00"');
  expect(task).toMatch(/<option value="day" selected=""/);
  expect(words((await rita.get(at)).html)).toContain("Move to the hatcher: H");
  const pressed = await rita.post(at, { form: "hatcher", hatcher_id: hatcher });
  const hatching = `/incubators/${machine.id}/trays/${hatcher}`;
  expect([pressed.status, pressed.location]).toEqual([303, hatching]);
  expect([(await tray()).total, (await tray(hatcher)).total]).toEqual([0, 2]);
  expect((await rita.get(hatching)).html).toContain(`action="${at}?back=${hatcher}"`);
  expect((await rita.get(`/incubators/${machine.id}`)).html).not.toContain("08%3A00");
  expect((await rita.post(`${at}?back=${hatcher}`, {})).status).toBe(303);
  expect([(await tray()).total, (await tray(hatcher)).total]).toEqual([2, 0]);
  const again = await rita.post(`${at}?back=${hatcher}`, {});
  expect([again.status, words(again.html)]).toEqual([409, expect.stringContaining("No eggs to take back")]);
  const round = `/round/${machine.id}`;
  const press = { deed: "lockdown", tray_id: first, hatcher_id: hatcher };
  expect((await rita.post(round, press)).status).toBe(303);
  const there = await rita.get(round);
  expect(words(there.html)).toContain("The eggs are in the hatcher");
  const [, undo = ""] = new RegExp(`action="(${round}\\?deed=unlock[^"]*)"`).exec(there.html) ?? [];
  expect((await rita.post(undo.replaceAll("&amp;", "&"), {})).status).toBe(303);
  expect((await tray()).total).toBe(2);
});
