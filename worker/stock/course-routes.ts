import type { SQL } from "drizzle-orm";
import { changeCourse } from "#worker/health/courses/changing.ts";
import type { CourseView } from "#worker/health/courses/course-view.ts";
import { markDose, takeBackDose } from "#worker/health/courses/giving.ts";
import { findCourse } from "#worker/health/courses/listing.ts";
import { warningsOf } from "#worker/health/courses/routes.ts";
import { startCourse } from "#worker/health/courses/starting.ts";
import { accepts, room } from "#worker/http.ts";
import type { FilledSlots } from "#worker/kit/slots.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import { expectedVersion } from "#worker/versions.ts";
import { courseOfLot, courseOfLotChange, doseOfLot } from "./course-contract.ts";
import { changeLot, lotName, lotOfChanged, lotOfNew, meantLot } from "./course-lots.ts";
import { doseBack, doseUse } from "./dose-use.ts";

/** What the room of health does with courses, and what of it leaves the shelf. */
export const coursesOfLots = (slots: FilledSlots) =>
  room()
    .post("/", requires("health.write"), accepts("json", courseOfLot), async (c) => {
      const { scope } = c.var;
      const { lot_id, quantity, ...draft } = c.req.valid("json");
      ownOrganizationOnly(scope, draft.org_id);
      const lot = (await meantLot(scope, { lot_id, quantity }))?.after;
      const { course, left } = await startCourse(scope, draft, lot ? (id) => lotOfNew(scope, id, lot) : undefined);
      return c.json({ data: course, warnings: [...warningsOf(scope, left), ...tooShort(scope, course, lot)] }, 201);
    })
    .put("/:id", requires("health.write"), accepts("json", courseOfLotChange), async (c) => {
      const { scope } = c.var;
      const { version = expectedVersion(c.req.header("If-Match")), lot_id, quantity, ...change } = c.req.valid("json");
      ownOrganizationOnly(scope, change.org_id);
      const id = c.req.param("id");
      const meant = await meantLot(scope, { lot_id, quantity }, id);
      const { org_id: _, ...prescribed } = change;
      if (meant && Object.values(prescribed).every((it) => it === undefined)) {
        const isChanged = await changeLot(scope, id, meant, version);
        const course = await findCourse(scope, id, slots);
        if (!isChanged) throw new Refusal("stale", {}, { current: course });
        return c.json({ data: course, warnings: tooShort(scope, course, meant.after) });
      }
      const along = meant && ((when: SQL) => lotOfChanged(scope, id, meant, when));
      const course = await changeCourse(scope, id, { ...change, version }, along);
      return c.json({ data: course, warnings: tooShort(scope, course, meant?.after) });
    })
    .post("/:id/doses", requires("health.write"), accepts("json", doseOfLot), async (c) => {
      const { scope } = c.var;
      const mark = c.req.valid("json");
      const id = c.req.param("id");
      const along = mark.state === "given" ? (dose: string) => doseUse(scope, id, mark, dose) : undefined;
      return c.json({ data: await markDose(scope, id, mark, along) });
    })
    .delete("/:id/doses/:on/:nth", requires("health.write"), async (c) => {
      const { scope } = c.var;
      const { id, on, nth } = c.req.param();
      const dose = { on, nth: Number(nth) };
      return c.json({ data: await takeBackDose(scope, id, dose, doseBack(scope, id, dose)) });
    });

type Expiring = { batch: string | null; on: string; expires_on: string | null } | null | undefined;

/** That a lot expires before the last dose of its course. */
function tooShort({ language }: Scope, { last_on }: Pick<CourseView, "last_on">, lot: Expiring) {
  if (!lot || lot.expires_on === null || lot.expires_on >= last_on) return [];
  const code = "stock.dose.expires";
  const [expiry, last] = [dayInWords(lot.expires_on, language), dayInWords(last_on, language)];
  return [{ code, message: translate(language, code, { lot: lotName(lot, language), expiry, last }) }];
}
