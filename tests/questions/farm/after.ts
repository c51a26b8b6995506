import { today } from "./cast.ts";
import type { Chick } from "./seasons.ts";
import type { Writing } from "./writing.ts";

/** What is known of a chick after it was ringed: that it feeds itself, its name, colour and status. */
export async function weaned({ idOf, send }: Writing, chick: Chick, id: string, day: string): Promise<void> {
  const isDead = chick.status === "deceased";
  if (day <= today && !isDead) await send(`/api/birds/${id}/wean`, { on: day });
  const status = chick.isSold ? "active" : chick.status;
  await send(
    `/api/birds/${id}`,
    {
      status_id: idOf("status", status),
      ...(isDead && { status_since: day > today ? today : day }),
      ...(chick.name && { name: chick.name }),
      ...(chick.mutation && { mutation: chick.mutation }),
    },
    "PUT",
  );
}
