import { initials, type Person } from "./display-name.ts";

/** Somebody's picture in a circle, or their first letters; the name is said beside it. */
export function Portrait({ person }: { person: Person }) {
  if (person.portrait) return <img className="avatar" src={`/portraits/${person.portrait}`} alt="" />;
  return (
    <span className="avatar" aria-hidden="true">
      {initials(person)}
    </span>
  );
}
