import { expect, test } from "vitest";
import type { CourseView } from "#worker/health/courses/course-view.ts";
import { newSickbay } from "./sickbay.ts";

test("eight birds, five days, twice a day: ten lines; one dies on day three and leaves the last; the caution ends on its day", async () => {
  const { bird, post, get, ask, a, lines, dayIs, withStatus } = await newSickbay();
  const birds = [];
  for (let n = 0; n < 8; n += 1) birds.push(await bird({ sex: "male" }));
  const [first, second] = birds;
  const hen = await bird({ sex: "female" });
  const draft = { bird_ids: birds.map(({ id }) => id), medicine: "Enrofloxacina", first_on: "2027-04-06" };
  const plan = { ...draft, days: 5, times_a_day: 2, withdrawal_days: 7 };
  const { status, data: course } = await post<CourseView>("/api/courses", plan);
  expect([status, course.withdrawal_until, course.doses.length]).toEqual([201, "2027-04-17", 10]);
  const linesOf = async () => {
    const doses = (await lines("from=2027-04-06&to=2027-04-12&late=1")).filter(({ step }) => step === "dose");
    return doses.map(({ on, nth, detail }) => [on, nth, detail?.split(" · ")[0]]);
  };
  const days = ["2027-04-06", "2027-04-07", "2027-04-08", "2027-04-09", "2027-04-10"];
  expect(await linesOf()).toEqual(days.flatMap((on) => [1, 2].map((nth) => [on, nth, "8 birds"])));
  const give = (on: string, nth: number) => post(`/api/courses/${course.id}/doses`, { on, nth, state: "given" });
  for (const on of days.slice(0, 2)) {
    await dayIs(on);
    for (const nth of [1, 2]) expect((await give(on, nth)).status).toBe(200);
  }
  await dayIs("2027-04-08");
  const death = { status_id: withStatus("deceased"), status_since: "2027-04-08" };
  expect((await ask(`/api/birds/${first?.id}`, { as: a, method: "PUT", json: death })).status).toBe(200);
  expect(await linesOf()).toEqual(days.slice(2).flatMap((on) => [1, 2].map((nth) => [on, nth, "7 birds"])));
  for (const on of days.slice(2)) {
    await dayIs(on);
    for (const nth of [1, 2]) expect((await give(on, nth)).status).toBe(200);
  }
  expect(await linesOf()).toEqual([]);
  const { doses } = (await get<CourseView>(`/api/courses/${course.id}`)).data;
  expect(doses.map((it) => it.birds)).toEqual([8, 8, 8, 8, 7, 7, 7, 7, 7, 7]);
  const cautioned = async (day: string) => {
    await dayIs(day);
    const couple = `/api/birds/kinship/pair?cock_id=${second?.id}&hen_id=${hen.id}`;
    return (await get<{ cock: { cautions: string[] } }>(couple)).data.cock.cautions.includes("treated");
  };
  expect([await cautioned("2027-04-10"), await cautioned("2027-04-17"), await cautioned("2027-04-18")]).toEqual([
    ...[true, true, false],
  ]);
});
