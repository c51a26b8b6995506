import { expect, test } from "vitest";
import { isSentence } from "#worker/imports/parents/texts.ts";

const sentences =
  "Comprada ao Sr. Manuel|comprado|OFERTA|Oferta do vizinho|dada pelo João|veio de Braga|bought at a show|from John|não se sabe|" +
  "sem anilha|not known|Criador 1234|Comprada em 2019|a amarela que estava na voadeira grande";

test("where a bird came from is told from a ring and from a name", () => {
  for (const text of sentences.split("|")) expect([text, isSentence(text)]).toEqual([text, true]);
  for (const text of [
    ...["27AB-104/26", "FOP 2024 0123 45", "NL-9", "Fem20", "Male103", "R046153", "PT 1", "000123"],
    ...[
      "Estrela da Manhã",
      "Rex",
      "Zé Maria",
      "Dona Rosa",
      "Dada",
      "Vindo",
      "Mr Blue",
      "From",
      "x".repeat(5000),
      "",
      " ",
    ],
  ])
    expect([text, isSentence(text)]).toEqual([text, false]);
});
