import { getZodConstraint } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Feather } from "#app/marks/feather-and-perch.tsx";
import { Faq } from "#app/site/faq.tsx";
import { siteHead } from "#app/site/head.ts";
import { ContactForm } from "#app/support/contact-form.tsx";
import { ContactWays } from "#app/support/contact-ways.tsx";
import { SupportHours } from "#app/support/support-hours.tsx";
import { topicIn } from "#app/support/topics.ts";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { formKey, formSeconds, openedAt } from "#worker/kit/form-timing-contract.ts";
import { contactDraft, longest } from "#worker/support/contract.ts";

export function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, env } = context;
  const ways = { email: env.CONTACT_EMAIL, phone: env.CONTACT_PHONE, address: env.CONTACT_ADDRESS };
  const member = viewer?.is_demo ? undefined : viewer;
  const person = member && { full_name: `${member.first_name} ${member.last_name}`.trim(), email: member.email };
  const isSent = new URL(request.url).searchParams.has("sent");
  const idempotency_key = formKey(Date.now());
  return { isSent, ways, person, topic: topicIn(request.url), constraint: demands(), idempotency_key };
}

// A box that stops taking letters would cut a pasted message short without a word; that one is judged when it is sent.
function demands() {
  const { message: _, ...lines } = longest;
  const known: Record<string, object> = getZodConstraint(contactDraft);
  return {
    ...known,
    ...Object.fromEntries(Object.entries(lines).map(([name, maxLength]) => [name, { ...known[name], maxLength }])),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const sent = form.get("idempotency_key");
  // A form that does not say when it was opened is as old as can be.
  const key = typeof sent === "string" && openedAt(sent) !== undefined ? sent : formKey(0);
  form.set("idempotency_key", key);
  const { refused } = await submit(form, context, contactDraft, (json, headers) =>
    context.api.send("POST", "/api/contact/", { json, headers }),
  );
  if (!refused) return redirect("/contact?sent", 303);
  // 409: the key is too old or another message has it. The next one need not wait: these words took their time.
  const isUsedUp = refused.init?.status === 409;
  const next = isUsedUp ? formKey(Date.now() - formSeconds.least * 1000) : key;
  return data({ ...refused.data, idempotency_key: next }, refused.init ?? undefined);
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const head = siteHead(args, "/contact");
  return args.data?.isSent ? [...head.filter((it) => !("title" in it)), ...titled(args, "contact.sent_title")] : head;
};

export default function Contact() {
  const { t } = useWords();
  const { isSent, ways, person, topic, constraint, idempotency_key } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const start = { ...person, ...(topic && { subject: t(topic) }) };
  const questions = (["code", "sheet", "kept"] as const).map((key) => ({
    question: t(`contact.question.${key}`),
    answer: t(key === "kept" && ways.email ? "contact.answer.kept.mailed" : `contact.answer.${key}`),
  }));
  return (
    <>
      {isSent && !refused ? (
        <div className="site-width contact contact-sent">
          <Sent />
          <ContactWays {...ways} />
          <SupportHours />
        </div>
      ) : (
        <div className="site-width contact">
          <header>
            <h1 tabIndex={-1}>{t("contact.headline")}</h1>
            <p className="hero-lead">{t("contact.lead")}</p>
          </header>
          <ContactWays {...ways} />
          <ContactForm
            reply={refused?.reply}
            idempotencyKey={refused?.idempotency_key ?? idempotency_key}
            start={start}
            constraint={constraint}
          />
          <SupportHours />
        </div>
      )}
      <div className="site-width band">
        <Faq title={t("contact.questions")} entries={questions} />
      </div>
    </>
  );
}

function Sent() {
  const { t } = useWords();
  return (
    <header>
      <Feather />
      {/* biome-ignore lint/a11y/noAutofocus: without a script this is how a sent form says that it arrived */}
      <h1 tabIndex={-1} autoFocus>
        {t("contact.sent_title")}
      </h1>
      <p className="hero-lead">{t("contact.sent_text")}</p>
      <div className="actions">
        <LinkButton to="/">{t("contact.home")}</LinkButton>
        <LinkButton kind="ghost" to="/contact">
          {t("contact.another")}
        </LinkButton>
      </div>
    </header>
  );
}
