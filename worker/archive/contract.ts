import * as z from "zod";
import { archivedOrganization } from "#worker/organization/contract.ts";

/**
 * The tables of the first archives, in the order of their files. Which tables there are the rooms say; those of later
 * rooms come behind these, and archives from before they were there are taken without them.
 */
export const firstTables: readonly string[] = [
  "audit",
  "saved_views",
  "ring_colours",
  "moves",
  "bird_weights",
  "bird_photos",
  "birds",
  "places",
  "statuses",
  "mutations",
  "species",
];

/** What tells an archive of ours from any other zip, and one written by a later Voliera from one this one understands. */
export const archiveFormat = "voliera-archive";
export const archiveVersion = 1;

const megabyte = 1024 * 1024;
/** What can be put back at once; a worker has 128 MB for the file, what is in it and what is sent to the database. */
export const restorable = {
  bytes: 16 * megabyte,
  data: 24 * megabyte,
  birds: 20_000,
  rows: 60_000,
  photos: 2000,
  files: 2000,
};

/** The question of `GET /api/archive`. */
export const archiveFilter = z.object({
  photos: z
    .enum(["true", "false", "1", "0"], "fields.invalid")
    .default("true")
    .transform((word) => word === "true" || word === "1"),
});

/** The multipart body of `POST /api/archive/waiting`. */
export const archiveUpload = z.object({
  file: z
    .instanceof(File, { error: "archive.file.missing" })
    // A browser sends a nameless empty file when none was chosen.
    .refine((file) => file.name !== "" || file.size > 0, "archive.file.missing"),
});

const sha256 = z.string("fields.invalid").regex(/^[0-9a-f]{64}$/, "fields.invalid");
/** Which archive is meant: the one whose figures the reader saw. */
export const restoreOrder = z.object({
  digest: sha256,
  /** Whether the organisation takes over what the archive says of whose it was, and its registrations. */
  papers: z.boolean("fields.invalid").default(false),
});

const count = z.number().int().min(0);
/** `manifest.json`: what the archive is, how much of everything is in it, and a sum over every other file. */
export const manifest = z.object({
  format: z.literal(archiveFormat),
  version: z.literal(archiveVersion),
  made_at: z.iso.datetime(),
  organization: archivedOrganization.extend({
    name: z.string().max(400),
    locale: z.string().max(40),
    timezone: z.string().max(80),
  }),
  counts: z.record(z.string().max(100), count),
  photos: count,
  files: z.record(z.string().max(200), z.object({ bytes: count, sha256 })),
});
export type Manifest = z.output<typeof manifest>;

/** What an archive holds, in figures. `birds` live or lived here; others are only somebody's ancestors. */
export type ArchiveCounts = Record<
  "birds" | "reference_birds" | "birds_in_trash" | "species" | "places" | "weights" | "moves" | "photos" | "audit",
  number
>;
/** An archive that waits for its reader to say yes. */
export type WaitingArchive = {
  digest: string;
  file_name: string;
  /** Whose it was when it was made, and when. */
  organization: string;
  made_at: string;
  counts: ArchiveCounts;
  /** Birds more than the plan allows; 0 when all fit. */
  over_limit: number;
  /** Whether it says of its organisation what this one could take over. */
  papers: boolean;
};
/** What `GET /api/archive/state` answers. */
export type ArchiveState = {
  /** Only an organisation without birds and places takes an archive. */
  is_empty: boolean;
  may: boolean;
  /** Whether the caller need not confirm who they are before giving or taking one. */
  is_confirmed: boolean;
  birds: number;
  photos: number;
  /** What all photos and files weigh together, in bytes. */
  stored_bytes: number;
  waiting: WaitingArchive | null;
};
