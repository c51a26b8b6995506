import type { FieldFacts } from "#app/controls/field.tsx";
import { inOrder, type OnForm, type Part } from "#app/kit/parts.ts";
import { useMay } from "#app/web/root-data.ts";

// Typed by `inOrder`'s argument, for the reason in `app/rooms.ts`.
const onCourse = import.meta.glob("../../*/elsewhere.tsx", {
  eager: true,
  import: "onCourse",
  query: "?part=onCourse",
});
const onCourseForm = import.meta.glob("../../*/elsewhere.tsx", {
  eager: true,
  import: "onCourseForm",
  query: "?part=onCourseForm",
});
const onDoseForm = import.meta.glob("../../*/elsewhere.tsx", {
  eager: true,
  import: "onDoseForm",
  query: "?part=onDoseForm",
});
const cards = inOrder<Part<"course", object>>(onCourse);
const forms = { course: inOrder<OnForm[number]>(onCourseForm), dose: inOrder<OnForm[number]>(onDoseForm) };
type FormName = keyof typeof forms;

/** What later rooms show of a course, of all that its page was answered. */
export function CourseParts({ page }: { page: object }) {
  const may = useMay();
  return cards.filter(({ needs }) => !needs || may(needs)).map(({ order, Show }) => <Show key={order} page={page} />);
}

type FormPartsProps = { of: FormName; page: object; field: (name: string) => FieldFacts };

/** The boxes that later rooms add to a form. */
export const FormParts = ({ of, page, field }: FormPartsProps) =>
  forms[of].map(({ order, Show }) => <Show key={order} page={page} field={field} />);

/** Their names, and what they begin with. */
export const addedNames = (of: FormName) => forms[of].flatMap(({ names }) => names);
export const addedStart = (of: FormName, page: object): Record<string, string> =>
  Object.assign({}, ...forms[of].map(({ start }) => start?.(page)));

/** What their boxes sent, as typed; an emptied one is null. */
export const addedBoxes = (of: FormName, form: FormData): Record<string, string | null> =>
  Object.fromEntries(
    addedNames(of).flatMap((name) =>
      form.has(name) ? [[name, String(form.get(name)).slice(0, 200).trim() || null]] : [],
    ),
  );

/** Whether what was refused is mended in one of them. */
export const isMended = (of: FormName, current: unknown): boolean => forms[of].some(({ mends }) => mends?.(current));
