import { type Picked, pickValue } from "#app/birds/picker/pick.ts";
import { Ring } from "#app/rings/ring.tsx";

/** Birds of a form, a box to tick each; the form remembers them all, ticked or not. */
export function BirdTicks({ listed, ticked }: { listed: readonly Picked[]; ticked: readonly Picked[] }) {
  const isTicked = new Set(ticked.map(({ id }) => id));
  return (
    <>
      <input type="hidden" name="listed" value={listed.map(pickValue).join("\n")} />
      <ul className="flex flex-wrap gap-x-6">
        {listed.map((it) => (
          <li key={it.id}>
            <label className="touch">
              <input type="checkbox" name="bird" value={pickValue(it)} defaultChecked={isTicked.has(it.id)} />{" "}
              <Ring>{it.text}</Ring>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
