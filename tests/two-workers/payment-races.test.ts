import { expect, test } from "vitest";
import { call, signUp } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";

const server = sharedServer();

async function newSeller() {
  const { token } = await signUp(server);
  const send = async <Data = { id: string }>(path: string, json?: object) => {
    const answer = await call(server, path, { token, ...(json && { json }) });
    return { status: answer.status, data: ((await answer.json()) as { data: Data }).data };
  };
  const sale = async (unit_cents: number) =>
    (await send("/api/sales", { state: "delivered", lines: [{ text: "Gaiola", unit_cents }] })).data.id;
  const paid = async (id: string) => (await send<{ paid_cents: number }>(`/api/sales/${id}`)).data.paid_cents;
  const bank = async (file: File) => {
    const form = new FormData();
    form.set("file", file);
    form.set("commit", "1");
    const answer = await fetch(`${server.origin}/api/payments/bank`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    });
    return { status: answer.status, data: ((await answer.json()) as { data: { taken: number } }).data };
  };
  return { send, sale, paid, bank };
}

test("of ten who say at once that a sale is paid today one is right", async () => {
  const { send, sale, paid } = await newSeller();
  for (let round = 1; round <= 3; round += 1) {
    const sale_id = await sale(9000);
    const presses = Array.from({ length: 10 }, () =>
      send("/api/payments/today", { sale_id, ...(round % 2 && { open_cents: 9000 }) }),
    );
    const statuses = (await Promise.all(presses)).map(({ status }) => status).sort();
    expect([round, statuses]).toEqual([round, [201, ...Array.from({ length: 9 }, () => 409)]]);
    expect([round, await paid(sale_id)]).toEqual([round, 9000]);
  }
});

test("a bank's file that many bring at once is there once, and two who book its lines book each once", async () => {
  const { send, sale, paid, bank } = await newSeller();
  const [one, other] = [await sale(4500), await sale(2000)];
  const file = () => new File(["Data;Descrição;Valor\n03-04-2026;A;45,00\n04-04-2026;B;20,00\n"], "abril.csv");
  const brought = await Promise.all(Array.from({ length: 6 }, () => bank(file())));
  expect(brought.map(({ status }) => status)).toEqual(brought.map(() => 200));
  expect(brought.reduce((sum, { data }) => sum + data.taken, 0)).toBe(2);
  const lines = (await send<Array<{ id: string; cents: number }>>("/api/payments/bank")).data;
  const targets = lines.map(({ id, cents }) => ({ line_id: id, sale_id: cents === 4500 ? one : other }));
  const booked = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      send<{ booked: number; left: number }>("/api/payments/bank/book", {
        lines: at % 2 ? targets : targets.toReversed(),
      }),
    ),
  );
  expect(booked.reduce((sum, { data }) => sum + data.booked, 0)).toBe(2);
  expect([await paid(one), await paid(other)]).toEqual([4500, 2000]);
});

test("a month that many close while others write into it is closed once, and what was refused is not there", async () => {
  const { send } = await newSeller();
  const written = (cents: number) =>
    send("/api/payments", { direction: "in", on: "2026-03-10", cents, method: "cash", contact_name: "Rui Lopes" });
  await written(100);
  const presses = await Promise.all([
    ...Array.from({ length: 6 }, (_, at) => written(1000 + at)),
    ...Array.from({ length: 6 }, () => send("/api/finance/months/2026-03/lock", {})),
    ...Array.from({ length: 6 }, (_, at) => written(2000 + at)),
  ]);
  const locks = presses.slice(6, 12).map(({ status }) => status);
  const payments = [...presses.slice(0, 6), ...presses.slice(12)].map(({ status }) => status);
  expect([locks, payments.filter((it) => it !== 201 && it !== 409)]).toEqual([Array(6).fill(200), []]);
  expect((await written(3000)).status).toBe(409);
  const { data } = await send<object[]>("/api/payments?from=2026-03-01&to=2026-03-31");
  expect(data).toHaveLength(1 + payments.filter((it) => it === 201).length);
  const { data: trail } = await send<{ items: Array<{ subject: string }> }>("/api/audit?subject=month");
  expect(trail.items.filter(({ subject }) => subject === "month")).toHaveLength(1);
});
