type Spot = { key: string; x: number; y: number; width: number; height: number };

const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;

/**
 * Which of the spots an arrow key leads to from one of them; undefined where there is none that way. Sideways it is the
 * nearest column and in it the nearest height, up and down the next in the same column.
 */
export function neighbour<Place extends Spot>(spots: readonly Place[], from: string, arrow: string): Place | undefined {
  const way = Object.hasOwn(ways, arrow) ? ways[arrow as keyof typeof ways] : undefined;
  const here = spots.find(({ key }) => key === from);
  if (!way || !here) return undefined;
  const [right, down] = way;
  const away = (it: Spot) => ({ x: it.x - here.x, y: it.y + it.height / 2 - here.y - here.height / 2 });
  const there = spots.filter((it) => {
    const { x, y } = away(it);
    return it !== here && (right !== 0 ? x * right > 0 : x === 0 && y * down > 0);
  });
  const far = (it: Spot) => 10_000 * Math.abs(away(it).x) + Math.abs(away(it).y);
  return there.sort((one, other) => far(one) - far(other))[0];
}
