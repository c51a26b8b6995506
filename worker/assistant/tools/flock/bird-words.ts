import type { Sex } from "#db/vocabulary.ts";
import { type Known, partDayInWords } from "#worker/locales/part-days.ts";
import type { AnswerLink, AnswerRow } from "../contract.ts";
import type { ToolContext } from "../tool.ts";

type Named = { identifier: string; name: string | null };
/** A bird as the lists of the API tell it, as far as a row says it. */
type BirdInRow = Named & {
  id: string;
  sex: Sex;
  species_name?: string | null;
  mutation?: string | null;
  place_name?: string | null;
  status_name?: string | null;
};

/** A bird by its ring, and its name where it has one. */
export const nameOf = ({ identifier, name }: Named): string => (name ? `${identifier} · ${name}` : identifier);

export const birdHref = (id: string): string => `/birds/${id}`;

/** What is known of these, in a row. */
export const joined = (parts: ReadonlyArray<string | null | undefined>): string => parts.filter(Boolean).join(" · ");

/** A bird as a row of an answer; `first` is what the answer is about. */
export function birdRow(bird: BirdInRow, { speech }: Pick<ToolContext, "speech">, first?: string): AnswerRow {
  const { species_name, mutation, place_name, status_name, sex } = bird;
  const detail = joined([first, species_name, speech.say(`sex.${sex}`), mutation, place_name, status_name]);
  return { label: nameOf(bird), href: birdHref(bird.id), detail };
}

/** A birth by the part of it that is known, in words. */
export const bornOn = (born: string, known: Known, { language, speech }: Pick<ToolContext, "language" | "speech">) =>
  known ? partDayInWords(born, known, language) : speech.day(born);

/** The way to where something missing is written down. */
export const whereWritten = (href: string, { speech }: Pick<ToolContext, "speech">, key = "write"): AnswerLink[] => [
  { label: speech.say(`link.${key}`), href },
];
