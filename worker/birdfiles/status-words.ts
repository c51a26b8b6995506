import { seededStatuses } from "#db/vocabulary.ts";
import { foldName } from "#worker/species/names.ts";
import { statusesOnUse } from "#worker/statuses/meaning-contract.ts";

// What breeders and their programs write for each status an organisation begins with or gets on use; masculine forms, the feminine and
// the plural are made of them.
const spellings: Record<string, string> = {
  active:
    "ativo|activo|vivo|viva|alive|live|living|active|presente|present|em plantel|no plantel|plantel|ok|existente|in stock|in flock|em casa|current|owned",
  breeding:
    "em reproducao|reprodutor|reprodutora|breeding|breeder|em cria|a criar|criacao|casal|acasalado|paired|in breeding|em casal|reproducao",
  resting: "em repouso|repouso|resting|descanso|em descanso|rest|out of breeding",
  moulting: "em muda|muda|moulting|molting|moult|molt|a mudar",
  quarantine: "em quarentena|quarentena|quarantine|in quarantine|quarantined",
  sick: "doente|sick|ill|em tratamento|tratamento|under treatment|enfermo",
  for_sale: "a venda|para venda|venda|for sale|on sale|disponivel|available|sale|p venda|to sell",
  reserved: "reservado|reserved|on hold|reserva|hold",
  sold: "vendido|sold|vendeu se|vend",
  given:
    "cedido|oferecido|dado|doado|oferta|ofertado|given|given away|gifted|gift|donated|transferido|transferred|rehomed|trocado|exchanged|swapped",
  deceased:
    "falecido|morto|morta|morreu|obito|dead|died|deceased|death|†|✝|rip|abatido|culled|culling|faleceu|euthanised|euthanized|mortos|mortas",
  missing: "desaparecido|desapareceu|perdido|perdeu se|lost|missing|disappeared",
  escaped: "fugido|fugiu|fuga|escapou|escapado|voou|escaped|flown|flown away|flew away|fly away",
  stolen: "roubado|roubaram|roubo|furtado|furto|stolen|theft|robbed",
  on_loan: "emprestado|on loan|loaned|loan|emprestimo|lent|cedencia temporaria|loaned out",
};

/** The forms of a masculine word: `vendido` is also `vendida`, `vendidos`, `vendidas`. */
const forms = (word: string): string[] =>
  word.endsWith("o") ? [word, `${word.slice(0, -1)}a`, `${word}s`, `${word.slice(0, -1)}as`] : [word];

const keyOf = new Map(
  [...seededStatuses, ...statusesOnUse].flatMap(({ key }) =>
    (spellings[key] ?? "")
      .split("|")
      .flatMap(forms)
      .map((word) => [word, key] as const),
  ),
);

/** The key of the status a word commonly means: `morta` is `deceased`; undefined for any other word. */
export const statusMeant = (word: string): string | undefined =>
  keyOf.get(
    foldName(word)
      .replace(/[.\-_/]+/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
