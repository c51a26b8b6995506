import type { ArticleLink } from "#app/help/article-view.ts";
import { findArticles } from "#app/help/find-articles.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { loadedWords } from "#app/locales/word-files.ts";
import { translator } from "#app/locales/words.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import { longestQuestion } from "#db/words/assistant.ts";
import type { Suggestion } from "#worker/assistant/suggestions.ts";
import type { ThreadView, TurnView } from "#worker/assistant/tools/contract.ts";
import { questionsAbout } from "./about.ts";

type Thread = ThreadView & { turns: TurnView[]; earlier: number | null };

/** What the page shows: a thread, or all of them with what could be asked. */
export type AssistantPage = {
  /** Makes a second press the same action. */
  key: string;
  thread: Thread | null;
  threads: readonly ThreadView[];
  suggestions: readonly string[];
  /** What the box holds. */
  question: string;
  /** Articles of the help, by the turns that ask how something is done. */
  articles: Readonly<Record<string, readonly ArticleLink[]>>;
};

const mostArticles = 3;

/** Reads the page in at most two calls. */
export async function loadAssistant(request: Request, context: LoadContext): Promise<AssistantPage> {
  const { searchParams } = new URL(request.url);
  const key = crypto.randomUUID();
  const [id, before] = [searchParams.get("thread"), searchParams.get("before")];
  const nothing = { key, thread: null, threads: [], suggestions: [], question: "", articles: {} };
  if (id) {
    const query = before ? `?${new URLSearchParams({ before })}` : "";
    const { data: thread } = await context.api.get<{ data: Thread }>(
      `${recordPath("/api/assistant/threads", id)}${query}`,
    );
    return { ...nothing, thread, articles: articlesOf(thread.turns) };
  }
  const [threads, { about, usual }] = await Promise.all([
    context.api.get<{ data: ThreadView[] }>("/api/assistant/threads"),
    offered(searchParams, context),
  ]);
  const [question = searchParams.get("q")?.slice(0, longestQuestion) ?? "", ...others] = about ?? [];
  return { ...nothing, threads: threads.data, question, suggestions: about ? others : usual };
}

/** What is offered to be asked: about what somebody came from, else of all there is. */
async function offered(params: URLSearchParams, context: LoadContext) {
  const t = translator(loadedWords(context.language), context.language);
  const about = await questionsAbout(params, context, t);
  return { about, usual: about ? [] : await suggested(context) };
}

async function suggested(context: LoadContext): Promise<string[]> {
  const { data } = await context.api.get<{ data: Suggestion[] }>("/api/assistant/suggestions");
  return data.map(({ question }) => question);
}

/** The articles that tell how something is done, for each turn that asks so. */
export const articlesOf = (turns: readonly TurnView[]): AssistantPage["articles"] =>
  Object.fromEntries(
    turns
      .filter(({ outcome }) => outcome === "how")
      .map(({ id, question, language, arguments: { q } }) => [
        ...([id, findArticles(typeof q === "string" ? q : question, language, mostArticles)] as const),
      ]),
  );
