import type { Page } from "playwright-core";
import { shapes, type Variant } from "#app/site/shot-list.ts";
import { scenes } from "./scenes.ts";
import type { Look } from "./window.ts";

// What lies beside the content of a page: its gutters, and at a desk the sidebar as icons.
const beside = { phone: 32, desk: 112 };

/** One picture, twice as fine as it is shown. */
export async function takeShot(open: (look: Look) => Promise<Page>, { name, shape, language, shade }: Variant) {
  const { width, height } = shapes[shape];
  const { visit, ...crops } = scenes[name];
  const { from, margin, per } = crops[shape];
  const [wide, high] = [Math.round(width * per), Math.round(height * per)];
  const page = await open({ language, shade, width: wide - 2 * margin + beside[shape], height: 2000, scale: 2 });
  await visit(page, language, shape);
  const box = await page.locator(from).first().boundingBox();
  if (!box) throw new Error(`${from} is not on the page of ${name}`);
  const picture = await page.screenshot({ clip: { x: box.x - margin, y: box.y - margin, width: wide, height: high } });
  await page.context().close();
  return picture;
}
