import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Hono } from "hono";
import type { Schema } from "hono/types";
import type { ZodType } from "zod";
import type { Database } from "#db/connection.ts";
import type { Language, Subject } from "#db/vocabulary.ts";
import type { Env } from "#worker/env.ts";
import type { ApiEnv } from "#worker/http.ts";
import type { Words } from "#worker/locales/translate.ts";
import type { ArchivedTable } from "./archived.ts";
import type { ReadableTable } from "./readable-table.ts";
import { type FilledSlots, filledSlots, type Slots } from "./slots.ts";
import type { Subjects, TrailSubject } from "./subjects.ts";

/** What a room tells the app that it brings, in its `manifest.ts`; the app collects it in `worker/rooms.ts`. */
export type Room = Slots & {
  mounts?: readonly Mount[];
  subjects?: Partial<Record<Subject, TrailSubject>>;
  /** Tables that an archive holds and gives back. */
  archived?: readonly ArchivedTable[];
  /** Tables that an archive holds for people to read alone. */
  readable?: readonly ReadableTable[];
  /** What a new organisation begins with: statements that may be said twice, to run behind the one that makes it. */
  founding?: Founding;
  jobs?: readonly ScheduledJob[];
  /** What ends with the wrong hands that an account is taken back from: invitations, by their ids. */
  takingBack?: TakingBack;
  /** Writes to the operator of the app. */
  reporting?: Reporting;
  /** What it says, in answers, files and mails, and how the trail calls what it keeps: keys that no other room has. */
  words?: Words;
  /** What each of its calls does, by `METHOD /path` as it is mounted; a route without fails a test. */
  summaries?: Summaries;
  /** What its calls answer, by `METHOD /path`, where that is promised; a test holds real answers to it. */
  answers?: Answers;
};

export type Summaries = Readonly<Record<string, Readonly<Record<Language, string>>>>;
/** The status and the shape of a good answer. */
export type Answers = Readonly<Record<string, { status: 200 | 201; schema: ZodType }>>;

type Routes = Hono<ApiEnv, Schema, string>;
/** Routes and where they are reached; some need to know what all rooms bring. */
export type Mount = {
  at: `/${string}`;
  routes: Routes | ((gathered: Gathered) => Routes);
  /** The same for every mount that shares the first two parts of its path. */
  access: MountAccess;
  /** Whether a request brings a file, whose own, larger limit is at its route. */
  bringsFiles?: (method: string, path: string) => boolean;
};

/**
 * Who passes. `everyone`: signed in or not. `members`: verified people of an organisation; what they must be allowed each
 * route says by `requires`. `operators`: who runs the app; for everybody else nothing is there.
 */
export type MountAccess = "everyone" | "members" | "operators";

/** The statements, each under a name of its own. */
export type Founding = (db: Database, org_id: string) => Record<string, BatchItem<"sqlite">>;

type Written = Record<string, BatchItem<"sqlite">>;
/** The statements that end invitations of an organisation while a condition holds. */
export type TakingBack = (
  of: { db: Database; org_id: string; now: string; invitations: string[] },
  onlyIf: SQL,
) => Written;

/** What the operator is to look at; `key` is the same for the same matter, `email` where an answer goes. */
type Matter = { key: string; email: string; language: Language; subject: string; message: string };
/** The statements that tell the operator while a condition holds, the mails' ids, and until when, ISO, it is kept. */
export type Reporting = (
  of: { db: Database; env: Env; now: string },
  matter: Matter,
  onlyIf: SQL,
) => Promise<{ statements: Written; mail_ids: string[]; until: string }>;

/** Something the clock does every minute; `now` is an ISO instant. */
type ScheduledJob = {
  name: string;
  /** Asks services of others, which may hang: done behind all other jobs, so that these never wait. */
  asksOthers?: boolean;
  run: (db: Database, env: Env, now: string, gathered: Gathered) => Promise<void>;
};

/** Everything the rooms bring, in their order. */
export type Gathered = {
  /** In the order in which their paths are tried. */
  mounts: readonly Mount[];
  subjects: Subjects;
  archived: readonly ArchivedTable[];
  readable: readonly ReadableTable[];
  founding: Founding;
  jobs: readonly ScheduledJob[];
  takingBack: TakingBack;
  reporting: Reporting;
  words: Words;
  /** Every call by `METHOD /path`: which room it is of, what it does, and what it answers where that is promised. */
  reference: ReadonlyMap<string, CallReference>;
  /** What rooms add to the pages of rooms before them. */
  slots: FilledSlots;
};

export type CallReference = { room: string; summary: Summaries[string]; answer: Answers[string] | undefined };

type Rooms = Readonly<Record<string, Room>>;
type SubjectsOf<Some extends Rooms> = {
  [Name in keyof Some]: Some[Name] extends { subjects: infer Named } ? keyof Named : never;
}[keyof Some];
/** A type error that names the subjects of `db/vocabulary.ts` which no manifest has. */
type EverySubjectNamed<Some extends Rooms> = [Exclude<Subject, SubjectsOf<Some>>] extends [never]
  ? unknown
  : { unnamed: Exclude<Subject, SubjectsOf<Some>> };

/** Collects what rooms bring; their order is who may know whom. */
export function gathered<Some extends Rooms>(rooms: Some & EverySubjectNamed<Some>): Gathered {
  const all: readonly Room[] = Object.values(rooms as Rooms);
  return {
    mounts: inOrderOfTrial(all.flatMap(({ mounts = [] }) => mounts)),
    subjects: Object.assign({}, ...all.map(({ subjects }) => subjects)) as Subjects,
    archived: all.flatMap(({ archived = [] }) => archived),
    readable: all.flatMap(({ readable = [] }) => readable),
    founding: (db, org_id) => Object.assign({}, ...all.map(({ founding }) => founding?.(db, org_id))),
    // What a later room lets go of, an earlier one clears away within the same minute.
    jobs: all
      .toReversed()
      .flatMap(({ jobs = [] }) => jobs)
      .toSorted(({ asksOthers: one = false }, { asksOthers: other = false }) => Number(one) - Number(other)),
    takingBack: (of, onlyIf) => Object.assign({}, ...all.map(({ takingBack }) => takingBack?.(of, onlyIf))),
    reporting: (of, matter, onlyIf) => {
      const report = all.find(({ reporting }) => reporting)?.reporting;
      if (!report) throw new Error("no room tells the operator anything");
      return report(of, matter, onlyIf);
    },
    slots: filledSlots(rooms as Rooms),
    reference: new Map(
      Object.entries(rooms as Rooms).flatMap(([room, { summaries = {}, answers = {} }]) =>
        Object.entries(summaries).map(([call, summary]) => [call, { room, summary, answer: answers[call] }]),
      ),
    ),
    words: {
      pt: Object.assign({}, ...all.map(({ words }) => words?.pt)),
      en: Object.assign({}, ...all.map(({ words }) => words?.en)),
    },
  };
}

/**
 * The longer path first, so that no `/:id` of an earlier room takes it for an id; among equals the later room first, for
 * it knows the paths of the earlier one and not the other way round.
 */
function inOrderOfTrial(mounts: readonly Mount[]): Mount[] {
  const parts = ({ at }: Mount) => at.split("/").length;
  return mounts
    .map((mount, place) => ({ mount, place }))
    .sort((one, other) => parts(other.mount) - parts(one.mount) || other.place - one.place)
    .map(({ mount }) => mount);
}
