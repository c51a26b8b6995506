import fc from "fast-check";
import { expect, test } from "vitest";
import { holdsNoText, readSex } from "#worker/birdfiles/fields.ts";
import { senseOf } from "#worker/birdfiles/heading-words.ts";
import { slugMeant } from "#worker/birdfiles/species-words.ts";
import { statusMeant } from "#worker/birdfiles/status-words.ts";

const fieldOf = (heading: string) => senseOf(heading)?.field;

test.each([
  [
    "identifier",
    "Registration number|Band|Ring no.|Nº anilha|N.º da anilha|Leg Band #|RING NUMBER|anilha nº|Tag ID|Ring/Anilha",
  ],
  [
    "father",
    "Pai|Sire|Progenitor|Anilha do pai|Father's ring no.|Sire ID|Pai (anilha)|Father Band|Nº anilha do pai|PAI",
  ],
  ["mother", "Mãe|Mae|Dam|Progenitora|Anilha da mãe|Mother's Ring|Dam Ring No|Mother / Mãe|Nome da mãe"],
  ["birth_date", "Hatch date|Data nasc.|Nasc.|D.O.B.|Data de Nascimento|Hatched|Date of birth (dd/mm/yyyy)|Dt. Nasc."],
  ["mutation", "Cor|Colour|Mutação|Variety|COR"],
  ["place", "Gaiola|Cage No.|Nº gaiola|Localização|Aviary|Viveiro"],
  ["sex", "Sexo|Sex|Gender|Sexo (M/F)|SEXO:|Macho/Fêmea|Sexo M/F|Sx|Sex 1.0/0.1|Sexo: macho ou fêmea|SEXO M / F / ?"],
  ["notes", "Obs.|Observações|Remarks|Comments|Notes"],
  ["species", "Espécie|Species|Nome comum|Breed|Nome científico"],
])("%s is headed in many ways", (field, headings) => {
  for (const heading of headings.split("|")) expect([heading, fieldOf(heading)]).toEqual([heading, field]);
});

test("an unrelated heading is not recognised", () => {
  for (const heading of [
    "Telefone",
    "Ring colour",
    "Cor da anilha",
    "Prémios",
    "Pai e mãe",
    "Data",
    "x".repeat(5000),
  ]) {
    expect([heading, fieldOf(heading)]).toEqual([heading, undefined]);
  }
});

test.each([
  ["male", "M|m|macho|Macho|MACHO|cock|Male|♂|♂️|1.0|1,0|1.0.0|1-0|M.|macho (ADN)|C|galo|1"],
  ["female", "F|H|fêmea|FEMEA|hen|Female|♀|0.1|0,1|0.1.0|hembra|fêmea - DNA|F (sexada)|2"],
  ["unknown", "?|0.0.1|0,0,1|desconhecido|n/d|unsexed|M?|f ?|-|—|indet.|por sexar|0|M/F|X|macho/fêmea|Macho / Fêmea"],
])("%s is recognised in many spellings", (sex, words) => {
  for (const word of words.split("|")) expect([word, readSex(word).value]).toEqual([word, sex]);
});

test("an unknown sex value becomes a question to the reader", () => {
  for (const word of ["roxo", "macho fêmea", "m f m", "PT-1"]) expect(readSex(word).code).toBe("import.sex.unclear");
  fc.assert(fc.property(fc.string({ maxLength: 60 }), (word) => void readSex(word)));
});

test.each([
  ["active", "vivo|Viva|VIVOS|alive|ativa|Activo|em plantel"],
  ["deceased", "morto|Morta|died|Dead|óbito|†|faleceu|mortas"],
  ["sold", "vendido|Vendida|sold|VENDIDOS"],
  ["given", "oferecida|cedido|given away|doados"],
  ["for_sale", "à venda|For Sale|disponível"],
  ["missing", "Perdida|desapareceu|lost"],
  ["escaped", "fugiu|Fugida|escaped|flown away"],
  ["stolen", "roubada|furtado|stolen"],
])("the status %s is recognised in many spellings", (key, words) => {
  for (const word of words.split("|")) expect([word, statusMeant(word)]).toEqual([word, key]);
});

test("species go by their usual names, in the plural, in Latin and without hyphens", () => {
  const fields = {
    canary: "Canario|Canários|canary|Canaries|serinus canaria",
    gouldian: "Diamante de Gould|Lady Gouldian",
    budgerigar: "Periquito ondulado|budgies",
  };
  for (const [slug, words] of Object.entries(fields)) {
    for (const word of words.split("|")) expect([word, slugMeant(word)]).toEqual([word, slug]);
  }
  for (const word of ["", "Dodó", "Canário azul"]) expect(slugMeant(word)).toBeNull();
});

test("a cell that says nothing is told from a ring", () => {
  for (const word of ["-", "?", "n/d", "Desconhecido", "0", "—"]) expect(holdsNoText(word)).toBe(true);
  for (const word of ["PT-0", "00", "12", "Nina"]) expect(holdsNoText(word)).toBe(false);
});
