import { wordsOfFacts } from "./facts.ts";

/** What each fact of a bird is called, what its list may say of it, and how a table writes it. */
export const facts = wordsOfFacts({
  is_reference: {
    name: "Ave de outro criador (só antepassada)",
    trail: "Ave de outro criador",
    heading: "Ave de outro criador",
    headings: "de outro criador|ave de referencia|referencia|ave de outrem|de outrem",
    what: "Sim, se não é do seu plantel e só serve de antepassada; vazio é não.",
    hint: "Não aparece nas listas nem nas contagens e não conta para o limite do plano; aparece nas árvores genealógicas.",
    unclear: "Escreva sim ou não, ou deixe vazio.",
  },
  status_since: {
    name: "Neste estado desde",
    heading: "Estado desde",
    headings:
      "desde|neste estado desde|data do estado|data de estado|data estado|situacao desde|data da situacao|data da morte|" +
      "data de morte|data morte|morreu em|data da venda|data de venda|vendida em|vendido em",
    what: "O dia em que esse estado começou, escrito como a data de nascimento.",
  },
  cause_of_death: {
    name: "Causa da morte",
    headings:
      "causa de morte|causa morte|causa|motivo da morte|motivo de morte|morreu de|causa do obito|causa de obito",
    what: "De que morreu, por palavras suas; até 200 carateres. Só de aves mortas.",
    hint: "Só para aves mortas, por palavras suas.",
  },
  left_to: {
    name: "Para quem foi",
    headings:
      "vendida a|vendido a|cedida a|cedido a|oferecida a|oferecido a|dada a|dado a|emprestada a|emprestado a|entregue a|" +
      "comprador|nome do comprador|novo dono|novo proprietario|quem comprou|quem levou|vendida para|vendido para",
    what: "O nome de quem ficou com a ave; até 200 caracteres. Só de aves vendidas, cedidas ou emprestadas.",
    hint: "O nome de quem ficou com a ave.",
  },
  left_price_cents: {
    name: "Preço de saída",
    shown: "Preço de saída",
    heading: "Preço de saída",
    headings:
      "preco de venda|preco venda|valor de venda|valor da venda|valor venda|vendida por|vendido por|preco da venda",
    what: "Por quanto foi: 12,50 ou 12.50. Só de aves vendidas, cedidas ou emprestadas.",
    unclear: "Preço não reconhecido. Escreva um valor, por exemplo 12,50.",
    ambiguous: "Este preço pode ser lido de duas maneiras. Escreva também os cêntimos, por exemplo 1234,00.",
  },
  ring_size_mm: {
    name: "Diâmetro da anilha (mm)",
    shown: "Diâmetro",
    heading: "Medida da anilha",
    headings:
      "diametro|diametro da anilha|tamanho da anilha|anilha mm|calibre|calibre da anilha|medida anilha|tamanho anilha",
    what: "O diâmetro interior em milímetros, por exemplo 2,9.",
    refused: "O diâmetro tem de ser um número de 0,5 a 60 mm, com duas casas decimais no máximo.",
    unclear: "Diâmetro não reconhecido. Escreva-o em milímetros, por exemplo 2,9, ou deixe vazio.",
  },
  microchip: {
    name: "Microchip",
    headings: "chip|n microchip|no microchip|numero do microchip|n do microchip",
    what: "O número do microchip, como texto.",
    hint: "Normalmente 15 algarismos.",
    number:
      "O Excel transformou este microchip num número e alterou-o. Formate a coluna como texto e escreva-o de novo.",
  },
  sexing_method: {
    name: "Método de sexagem",
    headings: "sexagem|sexado por|sexada por|metodo sexagem",
    what: "ADN, endoscopia, bacia, visual, comportamento ou criador.",
    unclear:
      "Método de sexagem não reconhecido. Escreva ADN, endoscopia, bacia, visual, comportamento, criador ou deixe vazio.",
    options: {
      dna: { name: "ADN", file: "ADN", read: "teste de adn|teste adn|teste dna|por adn" },
      endoscopy: { name: "Endoscopia", file: "endoscopia", read: "cirurgica" },
      pelvis: {
        name: "Palpação pélvica",
        file: "bacia",
        read: "pelvica|ossos pelvicos|ossos da bacia|exame da bacia",
      },
      visual: { name: "Visual", file: "visual", read: "visualmente|a vista|dimorfismo|plumagem" },
      behaviour: { name: "Comportamento", file: "comportamento", read: "canto" },
      breeder: { name: "Indicado pelo criador", file: "criador" },
    },
  },
  mutation: {
    name: "Mutação de cor",
    trail: "Mutação",
    heading: "Mutação",
    headings: "mutacoes|fenotipo|cor mutacao|mutacao cor",
    what: "A cor ou mutação como a escreve; até 200 carateres.",
  },
  genotype: {
    name: "Genótipo",
    headings: "portador|portadora|portador de|portadora de|genetica",
    what: "De que mutações é portadora; até 500 carateres.",
    hint: "De que é portadora, por exemplo: /ino, /opalino.",
  },
  breeder: {
    name: "Criador",
    headings: "criado por|criada por|nome do criador|origem criador|criador de origem",
    what: "Quem a criou; até 200 carateres.",
  },
  owner: {
    name: "Proprietário",
    headings: "proprietaria|dono|dona|nome do proprietario",
    what: "De quem é; até 200 carateres.",
    hint: "Só se não for sua.",
  },
  acquisition: {
    name: "Forma de aquisição",
    heading: "Aquisição",
    headings: "modo de aquisicao|tipo de aquisicao|forma de aquisicao|proveniencia|origem",
    what: "Criada, comprada, oferecida, emprestada, encontrada ou importada.",
    unclear:
      "Forma de aquisição não reconhecida. Escreva criada, comprada, oferecida, emprestada, encontrada, importada ou deixe vazio.",
    options: {
      bred: {
        name: "Criada em casa",
        file: "criada",
        read: "criado|criacao propria|criada ca|criado ca|criado em casa|criada por mim|nascida ca|nascido ca|nascimento",
      },
      bought: { name: "Comprada", file: "comprada", read: "comprado|compra" },
      given: {
        name: "Oferecida",
        file: "oferecida",
        read: "oferecido|cedida|cedido|oferta|doada|doado|doacao|dada|dado",
      },
      loaned: { name: "Emprestada", file: "emprestada", read: "emprestado|emprestimo" },
      found: {
        name: "Encontrada",
        file: "encontrada",
        read: "encontrado|achada|achado|resgatada|resgatado|recolhida|recolhido",
      },
      imported: { name: "Importada", file: "importada", read: "importado|importacao" },
    },
  },
  acquired_on: {
    name: "Data de aquisição",
    headings:
      "data aquisicao|adquirida em|adquirido em|data de compra|data da compra|data compra|comprada em|comprado em|" +
      "data de entrada|data entrada",
    what: "Uma data, escrita como a de nascimento.",
  },
  acquired_price_cents: {
    name: "Preço",
    shown: "Preço",
    trail: "Preço de aquisição",
    heading: "Preço",
    headings: "preco de compra|preco de aquisicao|valor de compra|valor|custo|preco compra",
    what: "Na moeda da organização: 12,50 ou 12.50.",
    unclear: "Preço não reconhecido. Escreva um valor, por exemplo 12,50.",
    ambiguous: "Este preço pode ser lido de duas maneiras. Escreva também os cêntimos, por exemplo 1234,00.",
  },
  acquired_document: {
    name: "Documento de aquisição",
    heading: "Documento",
    headings: "documento de aquisicao|fatura|factura|n da fatura|recibo",
    what: "Número da fatura ou da declaração; até 200 carateres.",
    hint: "Fatura, declaração de cedência ou outro documento, com o número.",
  },
  eu_annex: {
    name: "Anexo CITES/UE",
    heading: "Anexo UE",
    headings: "anexo|anexo da ue|anexo cites",
    what: "A, B, C ou D, do Regulamento (CE) n.º 338/97.",
    hint: "Anexo do Regulamento (CE) 338/97 em que a espécie está inscrita.",
    unclear: "O anexo do regulamento da UE é A, B, C ou D. Corrija-o ou deixe vazio.",
  },
  source_code: {
    name: "Proveniência",
    heading: "Código de proveniência",
    headings: "codigo de origem|codigo cites|proveniencia cites|codigo proveniencia",
    what: "W, R, C, F, D, U, I ou O, da CITES: C é criada em cativeiro.",
    hint: "Código CITES: C criada em cativeiro, W do meio natural. Vazio numa ave criada em casa conta como C.",
    unclear: "O código de proveniência é W, R, C, F, D, U, I ou O. Corrija-o ou deixe vazio.",
  },
  certificate_number: {
    name: "N.º do certificado",
    trail: "Número do certificado",
    heading: "Certificado",
    headings:
      "numero do certificado|n do certificado|n certificado|no certificado|certificado cites|n cites|cites n|cites",
    what: "O número do certificado CITES; até 100 carateres.",
  },
});

export const pt = {
  "birds.identifier.required": "Escreva o número da anilha.",
  "birds.identifier.long": "O número da anilha pode ter até 100 carateres. Encurte-o.",
  "birds.identifier.taken": "Já tem uma ave com esta anilha. Confirme o número.",
  "birds.identifier.taken_next": "Já tem uma ave com esta anilha. A seguinte que está livre é {{next}}.",
  "birds.birth_precision.alone": "Indique também o ano, o mês ou o dia do nascimento.",
  "birds.birth_date.future": "A data de nascimento não pode ser no futuro. Corrija-a.",
  "birds.birth_date.after_child": "Esta ave tem crias nascidas antes desta data. Corrija esta data ou a das crias.",
  "birds.birth_date.before_father": "Nesta data o pai ainda não tinha nascido. Corrija a data ou o pai.",
  "birds.birth_date.before_mother": "Nesta data a mãe ainda não tinha nascido. Corrija a data ou a mãe.",
  "birds.birth_date.after_status":
    "Esta ave já tinha o seu estado antes desta data. Corrija esta data ou o dia desde o qual tem esse estado.",
  "birds.acquired_on.after_status":
    "Esta ave já tinha o seu estado antes desta data. Corrija esta data ou o dia desde o qual tem esse estado.",
  "birds.status_since.future": "Este dia ainda não chegou. Indique hoje ou um dia anterior.",
  "birds.status_since.before_birth": "A ave ainda não tinha nascido neste dia. Corrija o dia ou a data de nascimento.",
  "birds.status_since.before_arrival": "A ave ainda não tinha chegado neste dia. Corrija o dia ou a data de aquisição.",
  "birds.cause_of_death.alive":
    "Só uma ave morta tem causa da morte. Escolha o estado de ave morta ou deixe a causa vazia.",
  "birds.left_to.stayed":
    "Só uma ave vendida, cedida ou emprestada foi para alguém. Escolha um desses estados ou deixe o nome vazio.",
  "birds.left_price.stayed":
    "Só uma ave vendida, cedida ou emprestada tem preço de saída. Escolha um desses estados ou deixe o preço vazio.",
  "birds.stale.by": "{{who}} alterou esta ave em {{when}} ({{what}}). Nada do que enviou foi guardado.",
  "birds.stale.somebody": "Outra pessoa",
  "birds.sex.is_father": "Esta ave é pai de outras: o sexo tem de ser macho. Retire-a primeiro das crias.",
  "birds.sex.is_mother": "Esta ave é mãe de outras: o sexo tem de ser fêmea. Retire-a primeiro das crias.",
  "birds.species.fixed": "A espécie não se altera ao editar. Se está errada, use «Corrigir a espécie».",
  "birds.place_id.gone":
    "Esta ave já não é do plantel e não vive em nenhum local. Deixe o local vazio ou mude o estado.",
  "birds.parent.unknown_ring":
    "Nenhuma ave do plantel tem esta anilha. Registe-a, guarde-a como ave de outro criador ou corrija o número.",
  "birds.parent.cycle": "Uma ave não pode descender de si própria. Escolha outra ave.",
  "birds.father.female": "O pai tem de ser macho, e esta ave é fêmea. Escolha outra ave.",
  "birds.father.unknown_sex": "O sexo desta ave é desconhecido. Registe primeiro que é macho.",
  "birds.father.younger": "O pai nasceu depois da cria. Corrija uma das datas.",
  "birds.mother.male": "A mãe tem de ser fêmea, e esta ave é macho. Escolha outra ave.",
  "birds.mother.unknown_sex": "O sexo desta ave é desconhecido. Registe primeiro que é fêmea.",
  "birds.mother.younger": "A mãe nasceu depois da cria. Corrija uma das datas.",
  "birds.foster_father.female": "Esta ave é fêmea: indique-a como mãe adotiva.",
  "birds.foster_mother.male": "Esta ave é macho: indique-a como pai adotivo.",
  "birds.foster.self": "Uma ave não pode criar-se a si própria. Escolha outra ave.",
  ...facts.refused,
  "birds.price": "O preço tem de ser um valor, como 35 ou 35,50.",
  "birds.key_reused": "Esta chave de idempotência já foi usada para outra ave. Nada foi guardado.",
  "birds.warnings.hybrid": "Híbrido: {{ring}} é de outra espécie.",
  "birds.warnings.same_day_parent": "{{ring}} tem a mesma data de nascimento que a cria. Confirme as datas.",
  "birds.warnings.parent_maybe_younger":
    "{{ring}} pode ter nascido depois da cria: numa das aves só se sabe o mês ou o ano. Confirme as datas.",
  "birds.warnings.acquired_future": "A data de aquisição é no futuro. Confirme-a.",
  "birds.warnings.acquired_before_birth": "A data de aquisição é anterior ao nascimento. Confirme as datas.",
  "birds.warnings.microchip_form": "Um microchip costuma ter 15 algarismos. Confirme este.",

  "audit.subject.bird": "Ave",
  "audit.bird.sex.male": "Macho",
  "audit.bird.sex.female": "Fêmea",
  "audit.bird.sex.unknown": "Desconhecido",
  ...facts.trail,
  "audit.field.identifier": "Número da anilha",
  "audit.bird.sex": "Sexo",
  "audit.bird.status_id": "Estado",
  "audit.bird.birth_date": "Data de nascimento",
  "audit.bird.birth_precision": "Precisão do nascimento",
  "audit.bird.father_id": "Pai",
  "audit.bird.mother_id": "Mãe",
  "audit.bird.foster_father_id": "Pai adotivo",
  "audit.bird.foster_mother_id": "Mãe adotiva",
  "audit.field.place_id": "Local",
  "audit.field.bird": "Ave",
  "audit.field.bird_id": "Ave",
};
