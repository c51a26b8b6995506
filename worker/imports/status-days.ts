import { goesToSomebody } from "#worker/statuses/meaning-contract.ts";
import type { KnownWords, Words } from "./look-up.ts";
import { isImagined } from "./missing-things.ts";
import type { Kin } from "./parents/parentage.ts";
import type { FileRow, Remark } from "./reading/rows.ts";

type Field = "status_since" | "cause_of_death" | "left_to" | "left_price" | "birth_date" | "acquired_on";

/**
 * Refuses rows by which a bird would have its status before it was born or had arrived, those of the living that say what
 * the bird died of, and those of birds that went to nobody that say to whom or for how much they went. The day of a status
 * that changes without one is the write's to say.
 */
export function judgeStatusDays(
  kin: readonly Kin[],
  statuses: KnownWords["statuses"],
  words: Words,
  faults: Remark[],
): void {
  const dead = new Set(statuses.flatMap(({ id, key }) => (key === "deceased" ? [id] : [])));
  // What a status will mean that is still to be made is chosen with the commit.
  const left = new Set(statuses.filter((it) => goesToSomebody(it) || isUndecided(it)).map(({ id }) => id));
  for (const { row, stored } of kin) {
    if (!row || row.rejected) continue;
    const { facts } = row;
    const before = stored?.status_id ?? null;
    const status_id = words.statuses.get(row) ?? before;
    if (facts.cause_of_death && !dead.has(status_id ?? ""))
      reject(row, "cause_of_death", "import.cause_of_death.alive", faults);
    for (const field of ["left_to", "left_price"] as const)
      if (facts[field] !== undefined && !left.has(status_id ?? ""))
        reject(row, field, `import.${field}.stayed`, faults);
    const since = facts.status_since ?? (status_id === before ? stored?.status_since : null);
    if (!since) continue;
    const late = (day: string | null | undefined) => Boolean(day && since < day);
    const textOf = (field: "birth_date" | "acquired_on") => (facts.status_since ? "status_since" : field);
    if (late(row.birth_date ?? stored?.birth_date))
      reject(row, textOf("birth_date"), "import.status_since.before_birth", faults);
    else if (late(facts.acquired_on ?? stored?.acquired_on))
      reject(row, textOf("acquired_on"), "import.status_since.before_arrival", faults);
  }
}

const isUndecided = ({ id, key }: { id: string; key: string }) => isImagined(id) && key === id;

function reject(row: FileRow, field: Field, code: string, faults: Remark[]) {
  const value = field === "birth_date" ? row.birth_date : row.facts[field];
  // As it is written in a file.
  const text = typeof value === "number" ? (value / 100).toFixed(2) : (value ?? "");
  row.rejected = true;
  faults.push({ row: row.row, field, value: text, code });
}
