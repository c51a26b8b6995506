import { Link } from "@remix-run/react";
import { type OnTimeline, shownBy } from "#app/kit/parts.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { partDayInWords, typedPart } from "#worker/locales/part-days.ts";
import type { Happening, Happenings, OwnKind } from "#worker/story/happenings.ts";
import { isolated, typed } from "./isolated.ts";

// Typed by `as`, for the reason in `app/rooms.ts`.
const found = import.meta.glob("../*/elsewhere.tsx", { eager: true, import: "onTimeline", query: "?part=onTimeline" });
const ofRooms = shownBy<OnTimeline<Happening>>(found);

const own: Record<OwnKind, OnTimeline<Happening>[string]> = {
  born: { icon: "egg", text: (_, t) => t("story.happened.born") },
  acquired: { icon: "house", text: (_, t) => t("story.happened.acquired") },
  registered: {
    icon: "plus",
    text: (_, t) => t("story.happened.registered"),
    aside: ({ what }, t) => (what ? t("story.happened.in_place", { place: typed(what) }) : undefined),
  },
  young: { icon: "bird", text: ({ count = 0 }, t) => t("story.happened.young", { count }) },
  status: {
    icon: "circle-check",
    text: ({ what, to }, t) => {
      if (!what) return t("story.happened.no_status");
      return to
        ? t("story.happened.left_to", { status: typed(what), name: typed(to) })
        : t("story.happened.status", { status: typed(what) });
    },
    aside: ({ before }, t) => (before ? t("story.happened.was", { status: typed(before) }) : undefined),
  },
  died: {
    icon: "feather",
    text: ({ what }, t) => (what ? t("story.happened.died_of", { cause: typed(what) }) : t("story.happened.died")),
  },
  edited: { icon: "pencil", text: ({ what = "" }, t) => t("story.happened.edited", { fields: what }) },
  shared: { icon: "git-fork", text: (_, t) => t("story.happened.shared") },
  unshared: { icon: "git-fork", text: (_, t) => t("story.happened.unshared") },
  trashed: { icon: "trash-2", text: (_, t) => t("story.happened.trashed") },
  restored: { icon: "refresh-cw", text: (_, t) => t("story.happened.restored") },
};
const kinds: OnTimeline<Happening> = Object.assign({}, ...ofRooms, own);

/** What happened to a bird, the newest day first, each day said once; its history tells the rest. */
export function Timeline({ id, happened }: { id: string; happened: Happenings }) {
  const { t, language } = useWords();
  return (
    <Card title={t("story.happened")}>
      <ol className="timeline">
        {happened.map((item, at) => (
          <li key={item.n}>
            <Event item={item} />
            <time
              dateTime={typedPart(item.day, item.known ?? null)}
              className={happened[at - 1]?.day === item.day ? "unseen" : undefined}
            >
              {partDayInWords(item.day, item.known ?? null, language)}
            </time>
          </li>
        ))}
      </ol>
      <Link className="link mt-3 inline-block text-sm print:hidden" to={`/birds/${id}/history`}>
        {t("story.happened.all")}
      </Link>
    </Card>
  );
}

function Event({ item }: { item: Happening }) {
  const { t, language } = useWords();
  const kind = kinds[item.kind];
  if (!kind) return null;
  // The origin of the event, or its author.
  const aside =
    kind.aside?.(item, t) ?? (item.person ? t("story.happened.by", { person: typed(item.person) }) : undefined);
  return (
    <>
      <Icon of={kind.icon} />
      <p>
        {isolated(kind.text(item, t, language))}
        {aside && <span className="block text-sm text-muted">{isolated(aside)}</span>}
      </p>
    </>
  );
}
