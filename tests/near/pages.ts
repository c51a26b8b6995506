import routes from "#app/routes.ts";

type Page = (typeof routes)[number];

const addresses = routes.flatMap((page) => addressesOf(page));

function addressesOf(page: Page, above = ""): Array<{ room: string; pattern: RegExp }> {
  const path = page.path ? `${above}/${page.path}` : above;
  const pattern = new RegExp(`^${path.replace(/:\w+/g, "[^/]+").replace(/\*$/, ".*") || "/"}$`);
  const room = page.file.split("/")[0] ?? "";
  // A page around others is seen with them.
  const own = page.path || page.index ? [{ room, pattern }] : [];
  return [...own, ...page.children.flatMap((child) => addressesOf(child, path))];
}

/** The rooms whose page stands at an address. */
export function roomsAt(address: string): string[] {
  const [path = ""] = address.split("?");
  const found = addresses.filter(({ pattern }) => pattern.test(path));
  // What takes any address stands only where no other page does.
  const named = found.filter(({ pattern }) => !pattern.source.endsWith(".*$"));
  return (named.length > 0 ? named : found).map(({ room }) => room);
}

const near = process.env.NEAR_ROOMS?.split(",");

/** Whether a browser looks at a page: at all of them, but for `npm run test:near`, which names rooms. */
export const isNear = (address: string): boolean => !near || roomsAt(address).some((room) => near.includes(room));
