import { Link } from "@remix-run/react";
import { inGrams } from "#app/locales/measures.ts";
import { type Translate, useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { IconName } from "#app/marks/icon-names.ts";
import type { Language } from "#db/vocabulary.ts";
import { partDayInWords, typedPart } from "#worker/locales/part-days.ts";
import type { Happening, Happenings } from "#worker/story/happenings.ts";

const icons: Record<Happening["kind"], IconName> = {
  born: "egg",
  acquired: "house",
  registered: "plus",
  moved: "arrow-right",
  left: "log-out",
  weighed: "scale",
  photos: "camera",
  young: "bird",
  status: "circle-check",
  died: "feather",
  edited: "pencil",
  shared: "git-fork",
  unshared: "git-fork",
  trashed: "trash-2",
  restored: "refresh-cw",
};

/** What happened to a bird, the newest day first, each day said once; its history tells the rest. */
export function Timeline({ id, happened }: { id: string; happened: Happenings }) {
  const { t, language } = useWords();
  return (
    <Card title={t("story.happened")}>
      <ol className="timeline">
        {happened.map((item, at) => (
          <li key={item.n}>
            <Icon of={icons[item.kind]} />
            <p>
              {inWords(item, t, language)}
              {aside(item, t) && <span className="timeline-by">{aside(item, t)}</span>}
            </p>
            <time
              dateTime={typedPart(item.day, item.known ?? null)}
              className={happened[at - 1]?.day === item.day ? "unseen" : undefined}
            >
              {partDayInWords(item.day, item.known ?? null, language)}
            </time>
          </li>
        ))}
      </ol>
      <Link className="link text-sm" to={`/birds/${id}/history`}>
        {t("story.happened.all")}
      </Link>
    </Card>
  );
}

function inWords({ kind, what = "", before = "", count = 0, grams = 0 }: Happening, t: Translate, language: Language) {
  if (kind === "moved") return t("story.happened.moved", { place: what });
  if (kind === "left") return before ? t("story.happened.left", { place: before }) : t("story.happened.left_place");
  if (kind === "weighed") return t("story.happened.weighed", { grams: inGrams(grams, language) });
  if (kind === "photos") return t("story.happened.photos", { count });
  if (kind === "young") return t("story.happened.young", { count });
  if (kind === "status") return what ? t("story.happened.status", { status: what }) : t("story.happened.no_status");
  if (kind === "died") return what ? t("story.happened.died_of", { cause: what }) : t("story.happened.died");
  if (kind === "edited") return t("story.happened.edited", { fields: what });
  return t(`story.happened.${kind}`);
}

/** Where it came from, or who did it. */
function aside({ kind, before, person }: Happening, t: Translate): string | undefined {
  if (before && kind === "moved") return t("story.happened.from", { place: before });
  if (before && kind === "status") return t("story.happened.was", { status: before });
  return person ? t("story.happened.by", { person }) : undefined;
}
