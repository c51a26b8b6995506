import type { ReactNode } from "react";
import { ShortInbreeding } from "#app/kinship/inbreeding.tsx";
import { NotKnown } from "#app/lists/unknown-value.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords, type WordKey } from "#app/locales/words.tsx";
import { StatusPill } from "#app/marks/pill.tsx";
import type { BirdSort } from "#db/vocabulary.ts";
import type { BirdsPage, ListedBird } from "../api-types.ts";
import { AgeHeading, AgeInWords, BirthInWords } from "../birth/age-in-words.tsx";
import type { ListQuery } from "../list-query.ts";
import { Sex } from "../sex.tsx";
import { columnsOfRooms } from "./from-rooms.ts";

/** What a cell may need beside its bird. */
export type Around = Pick<BirdsPage, "places" | "today">;
type ListColumn = {
  name: string;
  label: WordKey;
  sort?: BirdSort;
  /** What it shows falls as what the list is sorted by rises: the older bird was born on the earlier day. */
  isReversed?: true;
  /** The heading, where it is not the label alone. */
  heading?: ReactNode;
  order: number;
  /** What the cell reads of its bird; a page carries nothing else. */
  reads: readonly string[];
  cell: (bird: ListedBird, around: Around) => ReactNode;
};

/** A column whose cell is given what it says it reads, and nothing more. */
const column = <Field extends keyof ListedBird>(
  it: Omit<ListColumn, "reads" | "cell"> & {
    reads: readonly Field[];
    cell: (bird: Pick<ListedBird, Field>, around: Around) => ReactNode;
  },
): ListColumn => it;

const own: readonly ListColumn[] = [
  column({
    name: "species",
    order: 10,
    label: "birds.field.species_id",
    sort: "species",
    reads: ["species_name"],
    cell: (bird) => <bdi>{bird.species_name}</bdi>,
  }),
  column({ name: "sex", order: 20, label: "birds.field.sex", reads: ["sex"], cell: (bird) => <Sex sex={bird.sex} /> }),
  column({
    name: "age",
    order: 30,
    label: "birds.field.age",
    sort: "birth_date",
    isReversed: true,
    heading: <AgeHeading />,
    reads: ["birth_date", "birth_precision"],
    cell: (bird, { today }) => <AgeInWords of={bird} today={today} />,
  }),
  column({
    name: "status",
    order: 40,
    label: "birds.field.status_id",
    sort: "status",
    reads: ["status_name", "status_key", "status_kind"],
    cell: (bird) => <StatusOrNone {...bird} />,
  }),
  column({
    name: "place",
    order: 50,
    label: "birds.field.place_id",
    reads: ["place_name"],
    cell: (bird) => (bird.place_name ? <bdi>{bird.place_name}</bdi> : <NoPlace />),
  }),
  column({
    name: "mutation",
    order: 15,
    label: "birds.list.colour",
    reads: ["mutation"],
    cell: (bird) => (bird.mutation ? <bdi>{bird.mutation}</bdi> : <NotKnown />),
  }),
  column({
    name: "inbreeding",
    order: 70,
    label: "birds.field.inbreeding",
    reads: ["inbreeding", "completeness"],
    heading: <InbreedingHeading />,
    cell: (bird) => <ShortInbreeding of={bird} />,
  }),
  column({
    name: "born",
    order: 110,
    label: "birds.field.birth_date",
    sort: "birth_date",
    reads: ["birth_date", "birth_precision"],
    cell: (bird) => <BirthInWords {...bird} />,
  }),
  column({
    name: "added",
    order: 120,
    label: "birds.field.added",
    heading: <AddedHeading />,
    sort: "created_at",
    reads: ["created_at"],
    cell: (bird) => <DayOf instant={bird.created_at} />,
  }),
];

/** Every column that can be chosen beside the ring, in the order in which they stand. */
export const listColumns: readonly ListColumn[] = [...own, ...columnsOfRooms].sort(
  (one, other) => one.order - other.order,
);

const usual = ["species", "mutation", "sex", "age", "status", "place", "inbreeding"];
// The order in force is always seen: a column that shows it comes along where none does.
const showing: Partial<Record<BirdSort, readonly string[]>> = {
  created_at: ["added"],
  species: ["species"],
  birth_date: ["age", "born"],
  status: ["status"],
};

type ShownColumn = ListColumn & { /** Nobody asked for it, neither by name nor by an order. */ isUsual: boolean };

/** The columns an address asks for, or the usual ones, and that of its order; a place is usual once there are places. */
export function shownColumns(query: ListQuery, { places }: Pick<BirdsPage, "places">): ShownColumn[] {
  const input = query.columns?.split(",").filter((name) => listColumns.some((it) => it.name === name)) ?? [];
  const chosen = input.length > 0 ? input : usual.filter((name) => name !== "place" || places.length > 0);
  const ordered = showing[(query.sort_by ?? "created_at") as BirdSort] ?? [];
  const shown = ordered.some((name) => chosen.includes(name)) ? chosen : [...chosen, ...ordered.slice(0, 1)];
  return listColumns
    .filter(({ name }) => shown.includes(name))
    .map((it) => ({ ...it, isUsual: usual.includes(it.name) || !(query.sort_by || input.includes(it.name)) }));
}

const headed: ReadonlyArray<keyof ListedBird> = ["id", "identifier", "name", "drawing", "photo_id", "ring_colour"];

/** Birds with what the columns shown read of them, and with what every row shows; what is not known is left out. */
export function birdsShown(items: readonly ListedBird[], columns: readonly ListColumn[]): ListedBird[] {
  const read = [...new Set([...headed, ...columns.flatMap(({ reads }) => reads)])];
  return items.map((bird) => {
    const fields = bird as Readonly<Record<string, unknown>>;
    const known = read.filter((field) => fields[field] !== null);
    return Object.fromEntries(known.map((field) => [field, fields[field]])) as ListedBird;
  });
}

function NoPlace() {
  const { t } = useWords();
  return <span className="not-known">{t("birds.list.no_place")}</span>;
}

function InbreedingHeading() {
  const { t } = useWords();
  return <abbr title={t("birds.field.inbreeding")}>F</abbr>;
}

function AddedHeading() {
  const { t } = useWords();
  return t("birds.list.added");
}

function DayOf({ instant }: { instant: string }) {
  // Seconds would weigh more than the day that is shown.
  return <time dateTime={`${instant.slice(0, 16)}Z`}>{useClock().day(instant)}</time>;
}

type StatusShown = Pick<ListedBird, "status_name" | "status_key" | "status_kind">;

function StatusOrNone({ status_name, status_key, status_kind }: StatusShown) {
  if (!status_name || !status_kind) return <NotKnown />;
  return <StatusPill status={{ key: status_key, kind: status_kind }}>{status_name}</StatusPill>;
}
