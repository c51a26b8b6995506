import { sql } from "drizzle-orm";
import { canary, made, type RoomFixtures, type RouteFixture } from "#tests/app/strangers.ts";

const then = "2027-01-01T00:00:00.000Z";
const up = (most: number) => sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
const long = (letters: number) => sql.raw(`replace(hex(zeroblob(${letters})), '00', 'é')`);

const at = "/api/support/tickets";
const table = () => {
  const form = new FormData();
  form.set("file", new File(["Anilha;Ano"], "aves.csv", { type: "text/csv" }));
  return form;
};

export const question = { category: "question", title: "Ovos claros", text: "Porquê?" };
const strangers = { ...question, title: canary, text: canary };

/** A route that a ticket's id opens. */
const ticketRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({
    ids: [await made(world, stranger, "/api/support/tickets", { json: strangers })],
    json,
  });

export const tickets = {
  routes: {
    "GET /api/support/tickets/:id": ticketRoute(),
    "POST /api/support/tickets/:id/messages": ticketRoute({ text: "mine now" }),
    "POST /api/support/tickets/:id/solve": ticketRoute({ helped: "yes" }),
    "POST /api/support/tickets/:id/files": async (stranger, world) => ({
      ids: [await made(world, stranger, at, { json: strangers })],
      form: table(),
    }),
    "GET /api/support/tickets/:id/files/:file_id": async (stranger, world) => {
      const id = await made(world, stranger, at, { json: strangers });
      return { ids: [id, await made(world, stranger, `${at}/${id}/files`, { form: table() })] };
    },
  },
  bodies: {
    "POST /api/support/tickets": () => question,
  },
  rights: {
    viewers: [
      "POST /api/support/tickets",
      "POST /api/support/tickets/:id/messages",
      "POST /api/support/tickets/:id/files",
      "POST /api/support/tickets/:id/solve",
    ],
  },
  measured: { apart: { "/api/support/tickets/:id/files/:file_id": "a file" } },
  tables: {
    tickets: {
      most: 20_000,
      per: ["org_id"],
      listedAt: ["/api/support/tickets", "/api/support/tickets/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(1000)} INSERT INTO tickets (id, org_id, user_id, number, category, title, state, priority, context, last_at,
            created_at, updated_at)
          SELECT 'ticket_' || i, ${org_id}, (SELECT id FROM users WHERE users.org_id = ${org_id} LIMIT 1), 'T-2027-' || i,
            'question', ${long(150)}, 'open', 'normal', '{}', ${then}, ${then}, ${then} FROM n`,
      ],
    },
    ticket_messages: {
      most: 1000,
      per: ["org_id", "ticket_id"],
      listedAt: ["/api/support/tickets/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(900)} INSERT INTO ticket_messages (id, org_id, ticket_id, writer, text, at)
          SELECT 'tmsg_' || i, ${org_id}, 'ticket_1', 'support', ${long(5000)}, ${then} FROM n`,
      ],
    },
    ticket_files: {
      most: 500,
      per: ["org_id", "ticket_id"],
      listedAt: ["/api/support/tickets/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(400)} INSERT INTO ticket_files (id, org_id, ticket_id, message_id, name, file_key, file_type, file_bytes, created_at)
          SELECT 'tfile_' || i, ${org_id}, 'ticket_1', 'tmsg_1', ${long(120)}, 'org/x/tickets/' || i, 'text/csv', 1, ${then} FROM n`,
      ],
    },
    ticket_numbers: { by: "one for each ticket: 10 an hour of a person", listedAt: "never listed" },
    console_marks: { by: "a mark of each ticket, feedback and grant", listedAt: "never listed", opens: "nothing" },
  },
} satisfies RoomFixtures;
