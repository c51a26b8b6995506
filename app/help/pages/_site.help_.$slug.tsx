import "#app/help/help.css";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type TypedResponse,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ArticleBody } from "#app/help/article-body.tsx";
import { articleView } from "#app/help/article-view.ts";
import { articleAt } from "#app/help/articles.ts";
import { articleFacts } from "#app/help/linked-data.ts";
import { loadedWords } from "#app/locales/word-files.ts";
import { translator } from "#app/locales/words.tsx";
import { siteAddress } from "#app/site/addresses.ts";
import { pageHead } from "#app/site/head.ts";
import { speakerOf } from "#app/web/titles.ts";
import type { VoteDraft } from "#worker/support/help/contract.ts";

export function loader({ params, context: { language } }: LoaderFunctionArgs) {
  const article = articleAt(params.slug ?? "");
  if (!article) throw new Response(null, { status: 404 });
  return articleView(article, language, translator(loadedWords(language), language));
}

export async function action({ params, request, context }: ActionFunctionArgs): Promise<TypedResponse<never>> {
  const article = articleAt(params.slug ?? "");
  if (!article) throw new Response(null, { status: 404 });
  const useful = (await request.formData()).get("useful");
  if (useful !== "yes" && useful !== "no") throw new Response(null, { status: 422 });
  const vote: VoteDraft = { article: article.slug, is_useful: useful === "yes" };
  const sent = await context.api.send("POST", "/api/help/votes", { json: vote });
  if (!sent.ok) throw Response.json(sent.problem, { status: sent.status });
  context.flash({ key: "helpcentre.useful.thanks" });
  return redirect(`/help/${article.slug}`, 303);
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { data } = args;
  if (!data) return [];
  return pageHead(args, `/help/${data.slug}`, {
    title: data.title,
    description: data.gain,
    card: "/help",
    facts: ({ origin, language }) => {
      const address = (path: string) => siteAddress(origin, path, language);
      return articleFacts(data, { t: speakerOf(args), language, address });
    },
  });
};

export default function HelpArticle() {
  return <ArticleBody article={useLoaderData<typeof loader>()} />;
}
