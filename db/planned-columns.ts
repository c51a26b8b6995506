import {
  integer,
  real,
  type SQLiteBooleanBuilderInitial,
  type SQLiteIntegerBuilderInitial,
  type SQLiteRealBuilderInitial,
  type SQLiteTextBuilderInitial,
  text,
} from "drizzle-orm/sqlite-core";
import { type BirdColumnWith, birdColumns, birdColumnsWith, columnKinds, type GivenFact } from "./bird-columns.ts";

type Builders = {
  text: SQLiteTextBuilderInitial<"", [string, ...string[]], undefined>;
  real: SQLiteRealBuilderInitial<"">;
  integer: SQLiteIntegerBuilderInitial<"">;
  boolean: SQLiteBooleanBuilderInitial<"">;
};
type Columns = typeof birdColumns;
type Stored<Name extends GivenFact> = (typeof columnKinds)[Columns[Name]["kind"]]["stored"];
type BuilderOf<Name extends GivenFact> = Columns[Name] extends {
  of: infer Words extends readonly [string, ...string[]];
}
  ? SQLiteTextBuilderInitial<"", [...Words], undefined>
  : Builders[Stored<Name>];

const builders = {
  text: (words: readonly [string, ...string[]] | undefined) => (words ? text({ enum: words }) : text()),
  real: () => real(),
  integer: () => integer(),
  boolean: () => integer({ mode: "boolean" }),
};

type Planned<Section> = BirdColumnWith<{ isFact: true; isGiven: true; section: Section }>;

/**
 * The columns of the table of birds that hold the facts of these parts of the form, in the order of the plan; each may be
 * empty. What they are kept as follows from their kind.
 */
export function plannedColumns<const Section extends Columns[GivenFact]["section"]>(...sections: Section[]) {
  const columns = birdColumnsWith({ isFact: true, isGiven: true }).filter((name) =>
    sections.some((it) => it === birdColumns[name].section),
  );
  const entries = columns.map((name) => {
    const plan = birdColumns[name];
    return [name, builders[columnKinds[plan.kind].stored]("of" in plan ? plan.of : undefined)];
  });
  return Object.fromEntries(entries) as { [Name in Planned<Section>]: BuilderOf<Name> };
}
