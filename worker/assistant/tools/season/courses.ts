import type { CourseSummary } from "#worker/health/courses/course-view.ts";
import type { BirdCourse, CourseList } from "#worker/health/courses/listing.ts";
import { toolArguments } from "../arguments.ts";
import type { Speech } from "../speech.ts";
import { tool } from "../tool.ts";

const mostRows = 50;

/**
 * Courses of medicine that are to come, run or whose withdrawal lasts; of all birds or of one. Their medicine and days are told,
 * how much is given never: whoever needs it reads the prescription itself.
 */
export const courses = tool({
  name: "courses",
  permission: "flock.read",
  arguments: toolArguments.courses,
  async find({ bird_id }, { call, speech }) {
    const { say } = speech;
    const { all, ring } = bird_id === undefined ? await ofAll(call) : await ofBird(call, bird_id);
    const open = all.filter(({ state }) => state !== "ended");
    const inState = (it: CourseSummary["state"]) => open.filter(({ state }) => state === it).length;
    const due = open.reduce((sum, it) => sum + it.due.length, 0);
    const running = inState("running");
    const besides = [
      inState("coming") > 0 && say("courses.coming", { count: inState("coming") }),
      inState("withdrawal") > 0 && say("courses.withdrawal", { count: inState("withdrawal") }),
      due > 0 && say("courses.due", { count: due }),
    ];
    const whose =
      ring === null ? say("courses.running", { count: running }) : say("courses.of", { ring, count: running });
    return {
      outcome: "answered",
      figures: { total: open.length, running, coming: inState("coming"), withdrawal: inState("withdrawal"), due },
      rows: { total: open.length, items: open.slice(0, mostRows).map((it) => rowOf(it, speech)) },
      href: bird_id === undefined ? "/health" : `/birds/${bird_id}/health`,
      answer: [whose, ...besides].filter(Boolean).join(" "),
      how: say("courses.how"),
    };
  },
});

type Call = <Answer>(path: string) => Promise<Answer>;
type Found = { all: CourseSummary[]; ring: string | null };

const ofAll = async (call: Call): Promise<Found> => {
  const { data } = await call<CourseList>("/api/courses?show=open");
  return { all: data, ring: null };
};

const ofBird = async (call: Call, id: string): Promise<Found> => {
  type Health = { data: { head: { identifier: string }; courses: BirdCourse[] } };
  const { data } = await call<Health>(`/api/birds/${id}/health`);
  return { all: data.courses, ring: data.head.identifier };
};

function rowOf(it: CourseSummary, { say, day }: Speech) {
  const detail = [
    say(`courses.state.${it.state}`, { on: day(it.first_on), last: day(it.last_on), until: day(it.withdrawal_until) }),
    say("courses.birds", { count: it.birds }),
    it.place?.name,
    it.due.length > 0 ? say("courses.today", { count: it.due.length }) : null,
  ];
  return { label: it.medicine, href: `/health/courses/${it.id}`, detail: detail.filter(Boolean).join(" · ") };
}
