import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";
import { colleague } from "#tests/members/colleagues.ts";
import type { IncubatorPage } from "#worker/incubators/page.ts";

const typed = {
  name: "Covina",
  model: "Super 24",
  place_id: "",
  air: "still",
  temperature_c: "38,6",
  humidity_pct: "50",
  turning: "hand",
  notes: "",
  warning_c: "0.3",
  critical_c: "0.5",
  warning_pct: "10",
  "tray-0-name": "Upper",
  "tray-0-kind": "setter",
  "tray-0-slots": "12",
  "tray-1-name": "",
  "tray-1-kind": "setter",
  "tray-1-slots": "",
  "tray-2-name": "Lower",
  "tray-2-kind": "hatcher",
  "tray-2-slots": "",
};

async function newMachineSite() {
  const site = await newSite();
  const { ask, a } = site;
  const rita = site.visitor({ as: a });
  const read = async (path: string) =>
    ((await (await ask(`/api${path}`, { as: a })).json()) as { data: IncubatorPage }).data;
  return { ...site, rita, read };
}

test("a breeder adds a machine with its trays without a script, and takes one away by its name", async () => {
  const { rita, read } = await newMachineSite();
  const none = await rita.get("/incubators");
  expect(none.html).toContain("No incubators yet");
  const form = await rita.get("/incubators?edit=new");
  expect(form.html).toContain("level with the top of the eggs");
  const wrong = await rita.post("/incubators?edit=new", {
    ...typed,
    temperature_c: "1000",
    critical_c: "0,1",
    "tray-1-slots": "0",
  });
  expect(wrong.status).toBe(422);
  for (const text of [
    "from 20 to 45",
    "Give the tray a name",
    "from 1 to 10,000 eggs",
    'value="Lower"',
    'value="1000"',
  ])
    expect(wrong.html).toContain(text);
  const order = await rita.post("/incubators?edit=new", { ...typed, critical_c: "0,1" });
  expect([order.status, order.html.includes("cannot come before the warning")]).toEqual([422, true]);
  const made = await rita.post("/incubators?edit=new", { ...typed, idempotency_key: "k1" });
  expect(made.status).toBe(303);
  const path = made.location ?? "";
  expect((await rita.get(path)).html).toMatch(
    /Covina is in the list\..*Still, without a fan.*Upper.*takes 12 eggs.*Lower/s,
  );
  const before = await read(path);
  expect(before).toMatchObject({ temperature_c: 38.6, trays: [{ name: "Upper" }, { name: "Lower", slots: null }] });
  const itself = path.replace("/incubators/", "");
  const edited = `/incubators?edit=${itself}`;
  const edit = await rita.get(edited);
  expect(edit.html).toContain('value="38.6"');
  const ids = Object.fromEntries(before.trays.map(({ id }, at) => [`tray-${at}-id`, id]));
  const changed = { ...typed, ...ids, "tray-0-name": "", "tray-1-name": "Lower", "tray-2-name": "Third", version: "1" };
  expect((await rita.post(edited, changed)).status).toBe(303);
  expect((await read(path)).trays.map(({ id, name }) => [id === before.trays[1]?.id, name])).toEqual([
    [true, "Lower"],
    [false, "Third"],
  ]);
  const stale = await rita.post(edited, { ...changed, name: "Other" });
  expect([stale.status, stale.html.includes("Someone has changed this incubator")]).toEqual([409, true]);
  expect((await rita.get("/incubators")).html).toMatch(/Covina.*2 trays.*no readings.*set to.*38\.6/s);
  expect((await rita.get("/incubators?edit=inc_other")).status).toBe(404);
  const gone = `/incubators?delete=${itself}`;
  const question = await rita.get(gone);
  expect(question.html).toContain("Delete Covina?");
  expect((await rita.post(gone, { name: "Covina" })).location).toBe("/incubators");
});

test("a salt test proposes the offset, one press takes it over, and a power cut ends by a press", async () => {
  const { rita, read, ask, a } = await newMachineSite();
  const json = { name: "Covina", air: "forced" };
  const { data } = (await (await ask("/api/incubators", { as: a, json })).json()) as { data: { id: string } };
  const path = `/incubators/${data.id}`;
  const proposal = await rita.get(`${path}?test=salt&shown=71%2C5`);
  expect(proposal.html).toMatch(/should show 75%.*and showed 71\.5%: the offset is \+3\.5 points/s);
  expect((await rita.get(`${path}?test=thermometer&shown=37`)).html).toContain("trusted instrument showed is missing");
  expect((await rita.get(`${path}?test=salt&shown=wet`)).html).toContain("from −20 to 100");
  const taken = await rita.post(path, { do: "offset", method: "salt_75", humidity_pct: "3.5", from_at: "" });
  expect(taken.status).toBe(303);
  expect((await rita.get(path)).html).toMatch(
    /The offset is saved\..*Added now to what the instruments show: \+3\.5 points/s,
  );
  const early = await rita.post(path, { do: "cut", from_at: "2026-01-02T10:00", to_at: "2026-01-02T09:00" });
  expect([early.status, early.html.includes("cannot have come back before it went")]).toEqual([422, true]);
  const cut = { do: "cut", from_at: "2026-01-02T10:00", to_at: "", coldest_c: "34,2", notes: "storm" };
  expect((await rita.post(path, cut)).status).toBe(303);
  expect((await rita.get(path)).html).toMatch(/power still out.*coldest 34\.2.°C · storm/s);
  const [lasting] = (await read(path)).power_cuts;
  // 10:00 by the clocks of Lisbon, in winter.
  expect(lasting).toMatchObject({ from_at: "2026-01-02T10:00:00.000Z", to_at: null });
  expect((await rita.post(path, { do: "cut_over", item: lasting?.id ?? "" })).status).toBe(303);
  expect((await read(path)).power_cuts[0]?.to_at).not.toBeNull();
  expect((await rita.post(path, { do: "nothing" })).status).toBe(400);
});

test("a viewer sees machines and is offered nothing that would be refused", async () => {
  const site = await newMachineSite();
  const { ask, a, visitor } = site;
  const { data } = (await (
    await ask("/api/incubators", { as: a, json: { name: "Covina", air: "forced" } })
  ).json()) as {
    data: { id: string };
  };
  const bia = visitor({ as: await colleague(site, a, "viewer") });
  const [list, page] = [await bia.get("/incubators"), await bia.get(`/incubators/${data.id}`)];
  for (const offered of ["?edit=", "?delete=", "Sensors", "Test the instruments", "Note a power cut"])
    expect([offered, list.html.includes(offered), page.html.includes(offered)]).toEqual([offered, false, false]);
  for (const path of ["/incubators?edit=new", `/incubators?edit=${data.id}`, `/incubators?delete=${data.id}`])
    expect([path, (await bia.get(path)).status]).toEqual([path, 403]);
});
