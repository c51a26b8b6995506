import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";

/** The way from an entry of one day to a course of medicine of the birds that `named` leads to. */
export function CourseInstead({ named }: { named: string | null }) {
  const { t } = useWords();
  return (
    <p className="mb-4">
      <Link className="link" to={`/health/courses/new${named ? `?${named}` : ""}`}>
        {t("courses.instead")}
      </Link>
    </p>
  );
}
