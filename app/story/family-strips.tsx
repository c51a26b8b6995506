import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatNumber, useWords, type WordKey } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { BirdHead } from "#worker/birds/columns/header.ts";
import type { Family } from "#worker/story/family.ts";
import { KinCard } from "./kin-card.tsx";

const youngOf = (parent: string) => `/birds?${new URLSearchParams({ parent })}`;

type Props = { head: Pick<BirdHead, "id">; family: Family };

/** Parents, mates, siblings and young as strips of small cards; of many the first, with the way to all. */
export function FamilyStrips({ head: { id }, family }: Props) {
  const { t } = useWords();
  const { father, mother, foster_father, foster_mother, mates, siblings, young } = family;
  const both = [father, mother].filter((it) => it !== null && it !== "away");
  return (
    <section aria-labelledby="family" className="grid gap-3">
      <h2 id="family">{t("story.family")}</h2>
      <Strip label="story.family.parents">
        <ParentCard side="father" parent={father} child={id} />
        <ParentCard side="mother" parent={mother} child={id} />
      </Strip>
      {(foster_father || foster_mother) && (
        <Strip label="story.family.foster">
          {[foster_father, foster_mother].map(
            (it) => it && (it === "away" ? <Away key="away" /> : <KinCard key={it.id} kin={it} />),
          )}
        </Strip>
      )}
      {mates.total > 0 && (
        <Strip label="story.family.mates" count={mates.total}>
          {mates.cards.map((kin) => (
            <KinCard key={kin.id} kin={kin} note={t("story.family.together", { count: kin.n ?? 0 })} />
          ))}
        </Strip>
      )}
      {siblings.total > 0 && (
        <Strip label="story.family.siblings" count={siblings.total}>
          {siblings.cards.map((kin) => (
            <KinCard
              key={kin.id}
              kin={kin}
              note={kin.n === 0 && t(`story.family.half${kin.sex === "female" ? "_sister" : ""}`)}
            />
          ))}
          {siblings.total > siblings.cards.length &&
            both.map(({ id: parent, identifier }) => (
              <Link key={parent} className="kin-all" to={youngOf(parent)}>
                {t("story.family.young_of", { ring: identifier })}
              </Link>
            ))}
        </Strip>
      )}
      {young.total > 0 && (
        <Strip label="story.family.young" count={young.total}>
          {young.cards.map((kin) => (
            <KinCard key={kin.id} kin={kin} />
          ))}
          {young.total > young.cards.length && (
            <Link className="kin-all" to={youngOf(id)}>
              {t("story.family.all", { count: young.total })}
            </Link>
          )}
        </Strip>
      )}
    </section>
  );
}

function Strip({ label, count, children }: { label: WordKey; count?: number; children: ReactNode }) {
  const { t, language } = useWords();
  return (
    <div className="strip">
      <h3>
        {t(label)} {count !== undefined && <span className="text-ink">{formatNumber(count, language)}</span>}
      </h3>
      <div className="strip-cards">{children}</div>
    </div>
  );
}

type Side = "father" | "mother";

/** A parent; one that is not known can be named here by those who may write. */
function ParentCard({ side, parent, child }: { side: Side; parent: Family[Side]; child: string }) {
  const { t } = useWords();
  const may = useMay();
  if (parent === "away") return <Away />;
  if (parent) return <KinCard kin={parent} />;
  const unknown = t(`story.family.no_${side}`);
  if (!may("flock.write")) return <span className="kin kin-blank">{unknown}</span>;
  const query = new URLSearchParams({ side, return_to: `/birds/${child}` });
  return (
    <Link className="kin kin-blank" to={`/birds/${child}/parent?${query}`}>
      <Icon of="plus" />
      <span className="kin-words">
        <span>{unknown}</span>
        <span className="kin-more">{t(`story.family.name_${side}`)}</span>
      </span>
    </Link>
  );
}

function Away() {
  const { t } = useWords();
  return <span className="kin kin-blank">{t("birds.page.parent_away")}</span>;
}
