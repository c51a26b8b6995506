import { accepts, room } from "#worker/http.ts";
import type { FilledSlots } from "#worker/kit/slots.ts";
import { translate } from "#worker/locales/translate.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import { expectedVersion } from "#worker/versions.ts";
import { changeCourse, removeCourse, resumeCourse, stopCourse } from "./changing.ts";
import { courseChange, courseDraft, courseFilter, courseStop, doseMark } from "./contract.ts";
import { markDose, takeBackDose } from "./giving.ts";
import { findCourse, listCourses } from "./listing.ts";
import { startCourse } from "./starting.ts";

/** `/api/courses`: what is given to birds, day by day, as it was prescribed. */
export const courses = room()
  .get("/", requires("flock.read"), accepts("query", courseFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    return c.json(await listCourses(c.var.scope, filter));
  })
  .post("/", requires("health.write"), accepts("json", courseDraft), async (c) => {
    const { scope } = c.var;
    const draft = c.req.valid("json");
    ownOrganizationOnly(scope, draft.org_id);
    const { course, left } = await startCourse(scope, draft);
    return c.json({ data: course, warnings: warningsOf(scope, left) }, 201);
  })
  .put("/:id", requires("health.write"), accepts("json", courseChange), async (c) => {
    const { version, ...change } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    const input = { ...change, version: version ?? expectedVersion(c.req.header("If-Match")) };
    return c.json({ data: await changeCourse(c.var.scope, c.req.param("id"), input) });
  })
  .delete("/:id", requires("health.write"), async (c) => {
    await removeCourse(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  })
  .post("/:id/stop", requires("health.write"), accepts("json", courseStop), async (c) =>
    c.json({ data: await stopCourse(c.var.scope, c.req.param("id"), c.req.valid("json")) }),
  )
  .delete("/:id/stop", requires("health.write"), async (c) =>
    c.json({ data: await resumeCourse(c.var.scope, c.req.param("id")) }),
  )
  .post("/:id/doses", requires("health.write"), accepts("json", doseMark), async (c) =>
    c.json({ data: await markDose(c.var.scope, c.req.param("id"), c.req.valid("json")) }),
  )
  .delete("/:id/doses/:on/:nth", requires("health.write"), async (c) => {
    const { id, on, nth } = c.req.param();
    return c.json({ data: await takeBackDose(c.var.scope, id, { on, nth: Number(nth) }) });
  });

/** What is said of those who died or left while a course runs, by their rings. */
export function warningsOf({ language }: Pick<Scope, "language">, left: readonly string[]) {
  const code = "courses.left";
  const message = translate(language, code, { rings: left.slice(0, 5).join(", "), count: left.length });
  return left.length > 0 ? [{ code, message }] : [];
}

/** One course with what later rooms say of it. */
export const coursePageRoutes = (slots: FilledSlots) =>
  room().get("/:id", requires("flock.read"), async (c) => {
    const { scope } = c.var;
    return c.json({ data: await findCourse(scope, c.req.param("id"), slots), today: scope.today });
  });
