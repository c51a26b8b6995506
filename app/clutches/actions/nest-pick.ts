import type { Candidate } from "#app/birds/picker/pick.ts";

/** The nest of a pair as it is chosen: by the pair's number, and where it stands. */
export const nestPick = ({ id, number, place }: { id: string; number: string; place: string | null }): Candidate => ({
  id,
  text: number,
  title: number,
  detail: place ?? "",
  icon: "egg",
});
