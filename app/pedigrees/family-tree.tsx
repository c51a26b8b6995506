import "./pedigree.css";
import type { CSSProperties, ReactNode } from "react";
import { useWords } from "#app/locales/words.tsx";
import type { LineageNode } from "#worker/pedigrees/lineage.ts";
import { BirdCard, BlankCard } from "./bird-card.tsx";
import type { Ancestor, Brood, Descendant, DrawnFamily } from "./family.ts";
import { marksOf } from "./family-marks.ts";
import type { PedigreeLinks } from "./pedigree-links.ts";

type View = PedigreeLinks & { marks: Map<string, string> };
type Family = DrawnFamily<LineageNode>;

/**
 * A bird and its ancestors as breeders draw them: at a desk a column for each generation, father above mother; on a phone
 * one below the other, each parent's own parents beneath it. Lists in lists, so that it reads in the same order as it looks.
 */
export function AncestorTree({ family, isChosen, ...ways }: PedigreeLinks & { family: Family; isChosen: boolean }) {
  const { t } = useWords();
  const view = { ...ways, marks: marksOf(family) };
  const { ancestry } = family;
  const depth = depthOf(ancestry);
  return (
    <div
      className="tree"
      data-up={depth}
      data-chosen={isChosen || undefined}
      style={{ "--up": depth } as CSSProperties}
    >
      <div className="tree-place">
        <Standing place={ancestry} child={undefined} view={view} />
        <Parents of={ancestry} view={view} />
      </div>
      {view.marks.size > 0 && <p className="mt-2 text-sm text-muted">{t("pedigree.tree.marks")}</p>}
    </div>
  );
}

const depthOf = ({ parents }: Ancestor<LineageNode>): number =>
  parents.length > 0 ? 1 + Math.max(...parents.map(depthOf)) : 0;

function Parents({ of: { bird, parents }, view }: { of: Ancestor<LineageNode>; view: View }): ReactNode {
  if (parents.length === 0) return null;
  return (
    <ul>
      {parents.map((place) => (
        <li key={place.side} className="tree-place">
          <Standing place={place} child={bird} view={view} />
          <Parents of={place} view={view} />
        </li>
      ))}
    </ul>
  );
}

type StandingProps = { place: Ancestor<LineageNode>; child: LineageNode | undefined; view: View };

function Standing({ place: { bird, side = "father" }, child, view: { hrefOf, addHrefOf, marks } }: StandingProps) {
  if (!bird) return <BlankCard child={child} side={side} addHrefOf={addHrefOf} />;
  return <BirdCard bird={bird} hrefOf={child && hrefOf} mark={marks.get(bird.id)} />;
}

/** Birds of one brood, or siblings, that are drawn at most; whoever wants more reads the list. */
const most = 24;

/** Who stands beside and below the bird: its siblings, and its partners with the young they had, each once. */
export function NearFamily({ family, wordsHref, ...ways }: PedigreeLinks & { family: Family; wordsHref: string }) {
  const { t } = useWords();
  const view = { ...ways, marks: marksOf(family) };
  const { broods, siblings } = family;
  return (
    <>
      {broods.length > 0 && (
        <section aria-labelledby="young">
          <h2 id="young">{t("pedigree.group.descendant.1")}</h2>
          {broods.map((brood) => (
            <Young key={brood.partner?.id ?? ""} brood={brood} view={view} wordsHref={wordsHref} />
          ))}
        </section>
      )}
      {siblings.length > 0 && (
        <section aria-labelledby="siblings">
          <h2 id="siblings">{t("pedigree.group.sibling")}</h2>
          <Cards birds={siblings.map((bird) => ({ bird, children: [] }))} view={view} wordsHref={wordsHref} />
        </section>
      )}
    </>
  );
}

type YoungProps = { brood: Brood<LineageNode>; view: View; wordsHref: string };

function Young({ brood: { partner, children }, view, wordsHref }: YoungProps) {
  const { t } = useWords();
  return (
    <div className="brood">
      <h3>
        {partner ? t("pedigree.list.with", { name: partner.display_name }) : t("pedigree.list.with_unknown")}{" "}
        <span className="text-muted">{children.length}</span>
      </h3>
      <Cards birds={children} view={view} wordsHref={wordsHref} />
    </div>
  );
}

type CardsProps = { birds: Descendant<LineageNode>[]; view: View; wordsHref: string };

function Cards({ birds, view: { hrefOf, marks }, wordsHref }: CardsProps) {
  const { t } = useWords();
  const shown = birds.slice(0, most);
  const [first] = birds;
  return (
    <ul className="tree-kin-cards">
      {shown.map(({ bird, children }) => (
        <li key={bird.id}>
          <BirdCard bird={bird} hrefOf={hrefOf} mark={marks.get(bird.id)} />
          {children.length > 0 && <Cards birds={children} view={{ hrefOf, marks }} wordsHref={wordsHref} />}
        </li>
      ))}
      {first && birds.length > most && (
        <li>
          <a className="link" href={wordsHref}>
            {t("pedigree.more", { count: birds.length - most })}
          </a>
        </li>
      )}
    </ul>
  );
}
