import { expect, test, vi } from "vitest";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import { newNests } from "./nests.ts";

/** A pair in Lisbon, where somebody notes an egg at an instant without saying a day. */
async function atNight() {
  const nests = await newNests();
  const own = await nests.pair();
  async function layAt(instant: string) {
    vi.setSystemTime(instant);
    await nests.signIn(nests.a);
    const { status, data } = await nests.lay(own.id, { new_clutch: true });
    expect([instant, status]).toEqual([instant, 201]);
    return data.eggs[0] as Egg;
  }
  return { ...nests, layAt };
}

test("an egg laid in the night the clocks go forward gets that calendar day, and no day is skipped", async () => {
  const { layAt, deed, egg: read } = await atNight();
  // At one o'clock it is two: the hour between does not exist.
  expect((await layAt("2027-03-27T23:59:00Z")).laid_on).toBe("2027-03-27");
  expect((await layAt("2027-03-28T00:30:00Z")).laid_on).toBe("2027-03-28");
  const after = await layAt("2027-03-28T01:30:00Z");
  expect(after.laid_on).toBe("2027-03-28");
  expect((await layAt("2027-03-28T22:59:00Z")).laid_on).toBe("2027-03-28");
  // In summer the day begins an hour before it does in Greenwich.
  expect((await layAt("2027-03-28T23:00:00Z")).laid_on).toBe("2027-03-29");
  expect((await deed([after.id], { state: "set", on: "2027-03-28" })).status).toBe(200);
  expect((await read(after.id)).due).toEqual({
    candle: ["2027-04-02", "2027-04-07"],
    hatch_from: "2027-04-10",
    hatch_to: "2027-04-11",
  });
  // What is tomorrow there is refused still.
  expect((await deed([after.id], { state: "fertile", on: "2027-03-30" })).status).toBe(422);
});

test("both repeated hours of the night the clocks go back belong to one day", async () => {
  const { layAt, deed, egg: read } = await atNight();
  const days = ["2027-10-30T22:59:00Z", "2027-10-30T23:00:00Z", "2027-10-31T00:30:00Z", "2027-10-31T01:30:00Z"];
  const laid: Egg[] = [];
  for (const instant of days) laid.push(await layAt(instant));
  expect(laid.map(({ laid_on }) => laid_on)).toEqual(["2027-10-30", "2027-10-31", "2027-10-31", "2027-10-31"]);
  expect((await layAt("2027-10-31T23:59:00Z")).laid_on).toBe("2027-10-31");
  expect((await layAt("2027-11-01T00:00:00Z")).laid_on).toBe("2027-11-01");
  const [first] = laid;
  expect((await deed([first?.id ?? ""], { state: "set", on: "2027-10-30" })).status).toBe(200);
  expect((await read(first?.id ?? "")).due).toMatchObject({ hatch_from: "2027-11-12", hatch_to: "2027-11-13" });
});
