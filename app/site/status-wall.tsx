import { useWords } from "#app/locales/words.tsx";
import { StatusPill } from "#app/marks/pill.tsx";
import { seededStatuses, statusKinds } from "#db/vocabulary.ts";

/** Every status a flock starts with, under what it means for the count. */
export function StatusWall() {
  const { t, language } = useWords();
  return (
    <dl className="wall">
      {statusKinds.map((kind) => (
        <div key={kind}>
          <dt>
            <strong>{t(`home.kind.${kind}.title`)}</strong> <span>{t(`home.kind.${kind}.text`)}</span>
          </dt>
          {seededStatuses
            .filter((status) => status.kind === kind)
            .map((status) => (
              <dd key={status.key}>
                <StatusPill status={status}>{status[language]}</StatusPill>
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}
