import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Sex } from "#app/birds/sex.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { partDayInWords } from "#worker/locales/part-days.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import type { LineageNode } from "#worker/pedigrees/lineage.ts";
import type { Ancestor, Brood, Descendant, DrawnFamily, Side } from "./family.ts";
import type { Group } from "./family-groups.ts";
import { marksOf } from "./family-marks.ts";
import type { PedigreeLinks } from "./pedigree-links.ts";

type HrefOf = PedigreeLinks["hrefOf"];
type View = PedigreeLinks & { /** The letters of birds that stand in several places. */ marks: Map<string, string> };

/** One bird in a line: its tree, sex, birth and status. */
function BirdLine({ bird, hrefOf, mark }: { bird: LineageNode; hrefOf: HrefOf; mark?: string | undefined }) {
  const { t, language } = useWords();
  const { sex, status, hatch_date, hatch_precision, is_reference } = bird.notes;
  const theirs = is_reference && t("birds.theirs");
  const part = bird.contribution && t("pedigree.why.part", { share: shareInWords(bird.contribution, language) });
  const facts = [hatch_date && partDayInWords(hatch_date, hatch_precision, language), status, theirs, part]
    .filter(Boolean)
    .join(" · ");
  return (
    <span>
      {hrefOf ? (
        <Link className="link" to={hrefOf(bird)}>
          <Ring>{bird.display_name}</Ring>
        </Link>
      ) : (
        <Ring>{bird.display_name}</Ring>
      )}{" "}
      {sex !== "unknown" && <Sex sex={sex} />} {mark && <span className="text-sm font-bold text-clay">{mark}</span>}{" "}
      <span className="text-sm text-muted">{facts}</span>
    </span>
  );
}

/** Every generation under its name. */
export function FamilyGroups({ groups, hrefOf }: { groups: Group<LineageNode>[]; hrefOf: HrefOf }) {
  const { t } = useWords();
  function nameOf({ part, generation }: Group<LineageNode>) {
    const key = generation > 0 ? (`${part}.${generation}` as "ancestor.1") : (part as "sibling");
    return t(`pedigree.group.${key}`);
  }
  return (
    <div className="family-groups grid cells-60 gap-x-6 gap-y-5">
      {groups.map((group) => (
        <section key={`${group.part} ${group.generation}`}>
          <h3>{nameOf(group)}</h3>
          {group.part === "ancestor" && group.known > 0 && <Loss group={group} />}
          {group.birds.length === 0 ? (
            <p className="text-muted">{t("pedigree.group.empty")}</p>
          ) : (
            <ul>
              {group.birds.map((bird) => (
                <li key={bird.id}>
                  <BirdLine bird={bird} hrefOf={hrefOf} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

/** How many of a generation's places are known, and how many birds are lost because one stands in several of them. */
function Loss({ group: { generation, birds, known } }: { group: Group<LineageNode> }) {
  const { t, language } = useWords();
  const lost = 1 - birds.length / known;
  return (
    <p className="text-sm text-muted">
      {t("pedigree.loss.known", { known, places: 2 ** generation })}
      {lost > 0 && ` ${t("pedigree.loss", { count: birds.length, share: shareInWords(lost, language) })}`}
    </p>
  );
}

/** The whole tree as lists in lists: what the drawing shows, for readers, keyboards and paper. */
export function FamilyList({ family, ...ways }: PedigreeLinks & { family: DrawnFamily<LineageNode> }) {
  const { t } = useWords();
  const { ancestry, broods, siblings } = family;
  const view: View = { ...ways, marks: marksOf(family) };
  return (
    <ul className="family-list">
      {ancestry.parents.length > 0 && (
        <li>
          {t("pedigree.list.ancestors")}
          <Parents of={ancestry} view={view} />
        </li>
      )}
      {broods.map((brood) => (
        <BroodItem key={brood.partner?.id ?? ""} brood={brood} view={view} />
      ))}
      {siblings.length > 0 && (
        <li>
          {t("pedigree.group.sibling")}
          <ul>
            {siblings.map((bird) => (
              <li key={bird.id}>
                <Marked bird={bird} view={view} />
              </li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  );
}

const Marked = ({ bird, view: { hrefOf, marks } }: { bird: LineageNode; view: View }) => (
  <BirdLine bird={bird} hrefOf={hrefOf} mark={marks.get(bird.id)} />
);

function Parents({ of: { bird: child, parents }, view }: { of: Ancestor<LineageNode>; view: View }): ReactNode {
  const { t } = useWords();
  return (
    <ul>
      {parents.map((place) => {
        const { bird, side = "father" } = place;
        return (
          <li key={side}>
            {t(`pedigree.list.${side}`)}:{" "}
            {bird ? (
              <Marked bird={bird} view={view} />
            ) : (
              <Missing child={child} side={side} addHrefOf={view.addHrefOf} />
            )}
            {place.parents.length > 0 && <Parents of={place} view={view} />}
          </li>
        );
      })}
    </ul>
  );
}

type MissingProps = Pick<PedigreeLinks, "addHrefOf"> & { child: LineageNode | undefined; side: Side };

function Missing({ child, side, addHrefOf }: MissingProps) {
  const { t } = useWords();
  return (
    <>
      <span className="text-muted">
        {t(side === "mother" ? "pedigree.list.unknown_mother" : "pedigree.list.unknown")}
      </span>{" "}
      {child && addHrefOf && (
        <Link
          className="link text-sm"
          to={addHrefOf(child, side)}
          aria-label={t(`pedigree.add.${side}_of`, { name: child.display_name })}
        >
          {t(`pedigree.add.${side}`)}
        </Link>
      )}
    </>
  );
}

function BroodItem({ brood: { partner, children }, view }: { brood: Brood<LineageNode>; view: View }) {
  const { t } = useWords();
  return (
    <li>
      {partner ? t("pedigree.list.with", { name: partner.display_name }) : t("pedigree.list.with_unknown")}
      <Young broods={children} view={view} />
    </li>
  );
}

function Young({ broods, view }: { broods: Descendant<LineageNode>[]; view: View }): ReactNode {
  if (broods.length === 0) return null;
  return (
    <ul>
      {broods.map(({ bird, children }) => (
        <li key={bird.id}>
          <Marked bird={bird} view={view} />
          <Young broods={children} view={view} />
        </li>
      ))}
    </ul>
  );
}
