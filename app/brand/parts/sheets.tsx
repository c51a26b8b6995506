import { Button } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { BirdFace } from "#app/marks/bird-face.tsx";
import { Card } from "#app/marks/card.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { Progress } from "#app/marks/progress.tsx";
import { Skeleton } from "#app/marks/skeleton.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { Part } from "./part.tsx";

const tones = ["green", "amber", "red", "sky", "stone"] as const;
const bannerKinds = ["info", "success", "warning", "error"] as const;
const columns = [
  { name: "ring", label: "Ring", sort: { href: "?order=desc", now: "asc" as const } },
  { name: "species", label: "Species", sort: { href: "?sort_by=species" } },
  { name: "f", label: "F", align: "end" as const },
];

/** The one table. */
export function Tables() {
  return (
    <Part name="Table" rule="Lines before boxes, figures to the right; below 640 px each row is a card.">
      <Table caption="Birds" columns={columns}>
        {["canary", "goldfinch", "gouldian"].map((drawing, at) => (
          <Row key={drawing}>
            <RowHead>
              <BirdFace drawing={drawing} />{" "}
              <Ring colour={(["blue", "red", "black"] as const)[at]}>{`PT 2026 041${at}`}</Ring>
            </RowHead>
            <Cell label="Species">Canary</Cell>
            <Cell label="F" align="end">
              {at === 1 ? <span className="font-semibold text-clay">12.5 %</span> : "0 %"}
            </Cell>
          </Row>
        ))}
      </Table>
    </Part>
  );
}

/** What lies on a page: cards, words on a tint, messages, numbers, an empty place. */
export function Cards() {
  return (
    <Part name="Cards and marks">
      <Card title="A card" aside="12 Apr 2026">
        <p>What could be carried elsewhere.</p>
      </Card>
      <div className="flex flex-wrap items-center gap-4">
        {tones.map((tone) => (
          <Pill key={tone} tone={tone}>
            {tone}
          </Pill>
        ))}
      </div>
      {bannerKinds.map((tone) => (
        <Banner key={tone} tone={tone} title={tone}>
          Something to know before going on.
        </Banner>
      ))}
      <Stats>
        <Stat label="Birds" value="1 040" note="612 present" />
        <Stat label="Mean F" value="5.8 %" />
      </Stats>
      <Progress label="Importing" done={312} total={828} />
      <EmptyState
        drawing={<Perch />}
        title="Nothing here yet"
        why="Why, and the one thing to do about it."
        actions={<Add />}
      />
      <Skeleton words="On its way" />
    </Part>
  );
}

const Add = () => (
  <Button type="button" kind="primary">
    Add
  </Button>
);

/** The dialog as it stands over a page, with more in it than it has room for. */
export function Dialogs() {
  return (
    <Part name="Dialog" rule="Head and foot stay in view; what is long moves between them.">
      <div className="dialog parts-dialog">
        <div className="dialog-head">
          <h2>New bird</h2>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <section className="dialog-body" aria-label="New bird" tabIndex={0}>
          <div className="form">
            {["Ring", "Species", "Father", "Mother", "Place", "Note"].map((label) => (
              <TextField key={label} field={fieldFacts(`dialog-${label}`)} label={label} />
            ))}
            <div className="actions">
              <Button type="button" kind="primary">
                Save
              </Button>
              <Button type="button" kind="ghost">
                Cancel
              </Button>
            </div>
          </div>
        </section>
      </div>
    </Part>
  );
}
