import type { Browser } from "playwright-core";
import type { Picture } from "./take-page.ts";

/** How a sheet is laid out: so many pages, in so many columns of so many pixels. */
type Layout = { per: number; columns: number; column: number };

/** What can still be read on a screen: eight phones, or six desks at a little less than half their size. */
export function layoutFor(width: number, per?: number): Layout {
  const isPhone = width < 600;
  const kept = per ?? (isPhone ? 8 : 6);
  return { per: kept, columns: Math.min(kept, isPhone ? 4 : 3), column: isPhone ? 390 : 640 };
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function sheetOf(title: string, pictures: readonly Picture[], { columns, column }: Layout): string {
  const shown = pictures.map(
    ({ path, jpeg }) =>
      `<figure><figcaption>${escaped(path)}</figcaption><img src="data:image/jpeg;base64,${jpeg.toString("base64")}"></figure>`,
  );
  return `<meta charset="utf-8"><title>${escaped(title)}</title><style>
    body { margin: 16px; background: #777; color: #fff; font: 600 16px sans-serif; }
    main { display: grid; grid-template-columns: repeat(${columns}, ${column}px); gap: 16px; align-items: start; }
    figure { margin: 0; }
    figcaption { overflow: hidden; padding: 4px 0; text-overflow: ellipsis; white-space: nowrap; }
    img { display: block; width: 100%; }
  </style><p>${escaped(title)}</p><main>${shown.join("")}</main>`;
}

/** Writes the pictures of one look onto sheets, several to a sheet, each under its path; answers the files. */
export async function bind(
  browser: Browser,
  pictures: readonly Picture[],
  to: { name: string; folder: string; layout: Layout },
) {
  const { name, folder, layout } = to;
  const { per, columns, column } = layout;
  const page = await browser.newPage({ viewport: { width: columns * (column + 16) + 16, height: 600 } });
  const files: string[] = [];
  for (let at = 0; at < pictures.length; at += per) {
    const number = String(files.length + 1).padStart(2, "0");
    const file = `${folder}/${name}-${number}.png`;
    await page.setContent(sheetOf(`${name} ${number}`, pictures.slice(at, at + per), layout), { waitUntil: "load" });
    await page.screenshot({ path: file, fullPage: true });
    files.push(file);
  }
  await page.close();
  return files;
}
