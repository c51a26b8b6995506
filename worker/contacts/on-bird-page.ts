import { joining, type Slots } from "#worker/kit/slots.ts";
import { translate } from "#worker/locales/translate.ts";
import { may } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import { peopleRead } from "./of-bird.ts";

/** Who bred, owns or got a bird, on its page, said in words here: the page brings none of this room's. */
export const peopleOnBirdPage = {
  needs: "money.read",
  without: { people: null },
  join: (scope: Scope, { id }: { id: string }) => {
    const { language } = scope;
    return joining({ people: peopleRead(scope, id) }, ({ people }) => ({
      people: {
        items: people.map((it) => ({ ...it, role: translate(language, `contacts.of_bird.${it.role}`) })),
        bind: may(scope, "money.write") ? translate(language, "contacts.of_bird.bind") : null,
      },
    }));
  },
} satisfies Slots["birdPage"];
