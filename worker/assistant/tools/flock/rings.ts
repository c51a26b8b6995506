import type { Series } from "#worker/ringing/series-rows.ts";
import { type ToolArguments, toolArguments } from "../arguments.ts";
import { type Finding, noRows, type ToolContext, tool } from "../tool.ts";
import { joined, whereWritten } from "./bird-words.ts";

type Page = { data: Series[]; total_pages: number };
const page = "/stock/rings";

/** Rings of the series that were ordered: how many are left and used, and which is next. */
export const rings = tool({
  name: "rings",
  permission: "flock.read",
  arguments: toolArguments.rings,
  async find({ year, series_id, about }, context) {
    const all = series_id ? [await seriesCalled(series_id, context)] : await everySeries(context);
    const series = all.filter((it) => !year || it.year === Number(year));
    return series.length === 0 ? none(year, context) : counted(series, { year, series_id, about }, context);
  },
});

async function seriesCalled(id: string, { call }: ToolContext): Promise<Series> {
  return (await call<{ data: Series }>(`/api/ring-series/${encodeURIComponent(id)}`)).data;
}

async function everySeries({ call }: ToolContext): Promise<Series[]> {
  const { data, total_pages } = await call<Page>("/api/ring-series");
  const more: Series[] = [];
  for (let at = 2; at <= total_pages; at += 1) more.push(...(await call<Page>(`/api/ring-series?page=${at}`)).data);
  return [...data, ...more];
}

const none = (year: string | undefined, context: ToolContext): Finding => ({
  outcome: "unknown",
  figures: {},
  rows: noRows,
  href: page,
  answer: context.speech.say(year ? "rings.none_of_year" : "rings.none", { year: year ?? "" }),
  how: context.speech.say("rings.how.none"),
  links: whereWritten(page, context, "rings"),
});

function counted(
  series: Series[],
  { year, series_id, about }: ToolArguments["rings"],
  { speech }: ToolContext,
): Finding {
  const sum = (name: "free" | "used" | "lost" | "total") => series.reduce((all, it) => all + it[name], 0);
  const figures = { free: sum("free"), used: sum("used"), lost: sum("lost"), total: sum("total") };
  const [only] = series;
  const of = series_id
    ? speech.say("rings.of_series", { series: only?.pattern ?? "" })
    : year
      ? speech.say("rings.of_year", { year })
      : "";
  const next = series.length === 1 ? only?.next : undefined;
  const count = about === "left" ? figures.free : figures.used;
  const key = about === "used" ? "rings.used" : count === 0 ? "rings.no_left" : "rings.left";
  const sentence = speech.say(key, { count, of: of && ` ${of}`, total: speech.number(figures.total) });
  const items = series.slice(0, 50).map((it) => ({
    label: it.pattern,
    href: `${page}/${it.id}`,
    detail: joined([
      String(it.year),
      speech.say("rings.size", { size: speech.number(it.size_mm, 2) }),
      speech.say("rings.row.free", { count: it.free }),
      speech.say("rings.row.used", { count: it.used }),
      it.next && speech.say("rings.row.next", { ring: it.next }),
    ]),
  }));
  return {
    outcome: "answered",
    figures,
    rows: { total: series.length, items },
    href: series_id ? `${page}/${series_id}` : page,
    answer: [sentence, next && speech.say("rings.next", { ring: next })].filter(Boolean).join(" "),
    how: speech.say("rings.how", { count: series.length }),
  };
}
