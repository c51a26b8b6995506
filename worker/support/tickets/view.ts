import type { Helpfulness, TicketCategory, TicketPriority, TicketState, TicketWriter } from "#db/words/support.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { type TicketFile, type TicketMessage, type TicketRow, type TicketView, ticketDays } from "./contract.ts";

// Rows as the database answers them, and as the API tells of them.

export type StoredTicket = {
  id: string;
  user_id: string;
  number: string;
  category: TicketCategory;
  title: string;
  state: TicketState;
  priority: TicketPriority;
  author: string | null;
  last_at: string;
  created_at: string;
  waits_for: string | null;
  context: string;
  follows: string | null;
  solved_at: string | null;
  closed_at: string | null;
  helped: Helpfulness | null;
  helped_note: string | null;
  version: number;
};
export type StoredMessage = {
  id: string;
  writer: TicketWriter;
  name: string | null;
  text: string;
  quoted: string | null;
  is_mail: 0 | 1;
  sender: string | null;
  is_held: 0 | 1;
  left_out: number;
  at: string;
};
export type StoredFileRow = { id: string; message_id: string; name: string; file_type: string; file_bytes: number };

/** A ticket in a list; `user_id` is who reads, null for the operator. */
export const rowOf = (row: StoredTicket, user_id: string | null): TicketRow => ({
  id: row.id,
  number: row.number,
  category: row.category,
  title: row.title,
  state: row.state,
  priority: row.priority,
  author: row.author,
  is_own: row.user_id === user_id,
  last_at: row.last_at,
  created_at: row.created_at,
});

export const fileOf = ({ id, name, file_type, file_bytes }: StoredFileRow): TicketFile => ({
  id,
  name,
  type: file_type,
  bytes: file_bytes,
});

/** A message with its files. */
export const messageOf = ({ writer, ...row }: StoredMessage, files: TicketFile[]): TicketMessage => ({
  ...row,
  from: writer,
  is_mail: row.is_mail === 1,
  is_held: row.is_held === 1,
  files,
});

type Seen = { user_id: string | null; now: string; messages: TicketMessage[] };

/** A ticket whole. */
export const viewOf = (row: StoredTicket, { user_id, now, messages }: Seen): TicketView => ({
  ...rowOf(row, user_id),
  waits_for: row.waits_for,
  context: JSON.parse(row.context) as Record<string, string>,
  follows: row.follows,
  helped: row.helped,
  helped_note: row.helped_note,
  reopens: row.closed_at === null || row.closed_at > reopenedSince(now),
  closes_at: row.state === "solved" && row.solved_at ? secondsFrom(row.solved_at, ticketDays.solved * day) : null,
  messages,
  version: row.version,
});

const day = 86_400;

/** A ticket closed before this instant is not opened again. */
export const reopenedSince = (now: string) => secondsFrom(now, -ticketDays.reopens * day);
