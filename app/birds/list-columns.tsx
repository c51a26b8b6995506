import type { ReactNode } from "react";
import { Inbreeding } from "#app/kinship/inbreeding.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords, type WordKey } from "#app/locales/words.tsx";
import { StatusPill } from "#app/marks/pill.tsx";
import type { BirdSort } from "#db/vocabulary.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { AgeHeading, AgeInWords } from "./age-in-words.tsx";
import type { BirdsPage, ListedBird, Status } from "./answers.ts";
import { Sex } from "./sex.tsx";

/** What a cell may need beside its bird. */
export type Around = Pick<BirdsPage, "statuses" | "places" | "today">;
type ListColumn = {
  name: string;
  label: WordKey;
  sort?: BirdSort;
  /** The heading, where it is not the label alone. */
  heading?: ReactNode;
  cell: (bird: ListedBird, around: Around) => ReactNode;
};

/** Every column that can be chosen beside the ring, in the order in which they stand. */
export const listColumns: readonly ListColumn[] = [
  { name: "species", label: "birds.field.species_id", sort: "species", cell: (bird) => bird.species_name },
  { name: "sex", label: "birds.field.sex", cell: (bird) => <Sex sex={bird.sex} /> },
  {
    name: "age",
    label: "birds.field.age",
    sort: "birth_date",
    heading: <AgeHeading />,
    cell: (bird, { today }) => <AgeInWords birthDate={bird.birth_date} today={today} />,
  },
  {
    name: "status",
    label: "birds.field.status_id",
    sort: "status",
    cell: (bird, { statuses }) => <StatusOrNone status={statuses.find(({ id }) => id === bird.status_id)} />,
  },
  {
    name: "place",
    label: "birds.field.place_id",
    cell: (bird, { places }) => known(places.find(({ id }) => id === bird.place_id)?.name),
  },
  { name: "mutation", label: "birds.field.mutation", cell: (bird) => known(bird.mutation) },
  {
    name: "inbreeding",
    label: "birds.field.inbreeding",
    cell: (bird) => <Inbreeding of={bird} />,
  },
  { name: "microchip", label: "birds.field.microchip", cell: (bird) => known(bird.microchip) },
  { name: "breeder", label: "birds.field.breeder", cell: (bird) => known(bird.breeder) },
  { name: "owner", label: "birds.field.owner", cell: (bird) => known(bird.owner) },
  { name: "born", label: "birds.field.birth_date", sort: "birth_date", cell: (bird) => <Day day={bird.birth_date} /> },
  {
    name: "added",
    label: "birds.field.added",
    sort: "created_at",
    cell: (bird) => <DayOf instant={bird.created_at} />,
  },
];

/** The columns an address asks for, or the usual ones; a place is usual once there are places. */
export function shownColumns(columns: string | undefined, { places }: Pick<BirdsPage, "places">): ListColumn[] {
  const asked = columns?.split(",") ?? [];
  const known = listColumns.filter(({ name }) => asked.includes(name));
  if (known.length > 0) return known;
  const usual = ["species", "sex", "age", "status", ...(places.length > 0 ? ["place"] : [])];
  return listColumns.filter(({ name }) => usual.includes(name));
}

const known = (text: string | null | undefined): ReactNode => text || <Unknown />;

function Unknown() {
  const { t } = useWords();
  return <span className="text-muted not-known">{t("birds.unknown")}</span>;
}

function Day({ day }: { day: string | null }) {
  const { language } = useWords();
  return day ? <time dateTime={day}>{dayInWords(day, language)}</time> : <Unknown />;
}

function DayOf({ instant }: { instant: string }) {
  return <time dateTime={instant}>{useClock().day(instant)}</time>;
}

function StatusOrNone({ status }: { status: Status | undefined }) {
  if (!status) return <Unknown />;
  return <StatusPill status={status}>{status.name}</StatusPill>;
}
