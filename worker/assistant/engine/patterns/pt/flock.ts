import type { Phrases } from "../concepts.ts";

/** Birds, what is asked of one, its kin and its colours. */
export const flock: Phrases = {
  bird: "ave|aves|passaro|passaros|passarinho|passarada|bicho|animal|animais|exemplar|exemplares|passara|individuo",
  young: "filhote|cria|pintainho|pinto|borracho|passarinhos novos|filhotinho|ninhego|crias",
  juvenile: "jovem|jovens|juvenil|juvenis|aves novas|aves jovens",
  adult: "adulto|adulta|adultos",
  male: "macho|machos|galador|galadores",
  female: "femea|femeas|femia|femias",
  no_ring:
    "sem anilha|sem anilhas|por anilhar|nao anilhado|nao anilhada|nao anilhadas|sem anel|nao tem anilha|nao tem anel|nao estao anilhadas",
  no_parents:
    "nao tem pai nem mae|nao tem pais|nao tem pais conhecidos|sem pai nem mae|sem pai e sem mae|nem pai nem mae|sem pais|pais desconhecidos|de pais desconhecidos|sem pais conhecidos|sem pais registados|sem progenitores|nao tem pais|sem filiacao",
  one_parent:
    "so um progenitor|um so progenitor|so com um progenitor|so um dos pais|apenas um dos pais|com um so progenitor",
  both_parents:
    "com pais conhecidos|pais conhecidos|com os dois pais|com ambos os pais|com pais registados|os dois pais conhecidos",
  no_status: "sem estado",
  no_sex:
    "sem sexo|sexo desconhecido|de sexo desconhecido|por sexar|nao sexada|nao sexado|nao sexadas|nao sexados|sexo por saber|sexo indeterminado",
  losing:
    "a perder peso|perderam peso|perdeu peso|perdem peso|peso a descer|a emagrecer|emagreceram|emagreceu|peso a cair|mais magras|perder peso",
  born: "nasceu|nasceram|nascido|nascida|nascidos|nascidas|nascimento|nascimentos|nasceram ca|data de nascimento",
  present: "presente|presentes|presente em casa",
  away: "ausente|ausentes|fora de casa",
  gone: "sairam|saiu|ja sairam|ja ca nao estao|que sairam|idas",
  current: "que ainda sao minhas|atuais|que nao sairam|vivas|vivos",
  age: "idade|que idade|quantos anos|quantos meses|quantos anos tem|quando nasceu|em que dia nasceu|idades|data de nascimento",
  weight: "peso|pesa|quanto pesa|quanto pesou|pesou|pesos|pesagem|pesagens|ultimo peso|ultima pesagem|gramas|g",
  place:
    "onde esta|onde vive|em que gaiola|em que viveiro|em que sala|em que lugar|onde anda|onde para|onde mora|onde se encontra|em que sitio|onde dorme|lugar|localizacao",
  status: "estado|em que estado|qual o estado|qual e o estado",
  species: "que especie|de que especie|qual a especie|qual e a especie|especie|raca",
  sex: "sexo|que sexo|qual o sexo|macho ou femea|femea ou macho|e macho|e femea",
  colour: "cor|que cor|de que cor|cores|mutacao|mutacoes|que mutacao|genotipo|fenotipo|coloracao",
  health:
    "saude|doencas|historial|historial clinico|historico clinico|historico de saude|esteve doente|anda doente|historia clinica|como esta de saude",
  ring: "que anilha|qual a anilha|qual e a anilha|numero da anilha|anilha|anel|que anel|numero do anel|qual o anel|identificacao",
  parents: "pais|progenitores|os pais|ascendentes|de quem e filho|de quem e filha|filho de quem|filha de quem|filiacao",
  father: "pai|o pai|progenitor|pai dele",
  mother: "mae|a mae|progenitora",
  grandparents: "avos|avo|avo paterno|avo materna|avos paternos|avos maternos",
  siblings: "irmao|irmaos|irma|irmas|meio irmaos|meios irmaos|meio irmao",
  offspring: "filho|filhos|filha|filhas|descendente|descendentes|descendencia|prole|ninhada de",
  inbreeding:
    "consanguinidade|coeficiente|coeficiente de consanguinidade|endogamia|consanguineo|consanguineos|consanguinea|parentesco|aparentados|aparentado|parentes|grau de parentesco|sao parentes|sao da mesma familia|f",
  mates:
    "com quem acasalar|com quem devo acasalar|com quem posso acasalar|com quem junto|com quem devo juntar|melhor par para|melhores pares para|par ideal para|parceiro|parceira|parceiros|parceiras|companheiro|companheira|companheiros|noiva|acasalar|acasalo|acasalamento para|juntar|cruzar|cruzo|melhor femea para|melhor macho para|melhores femeas para|melhores machos para|par para|femea para|macho para|emparelhar",
  diversity:
    "diversidade|diversidade genetica|variabilidade|variabilidade genetica|variedade genetica|fundadores|populacao efetiva|patrimonio genetico|parentesco medio",
  give: "saem|sairao|sai|da|dao|daria|dariam|podem sair|pode sair|espero|esperar|que saem|podem dar|vao sair|vao dar|pode dar|nascem de|resulta|resultam|podem nascer|filhos teriam|filhotes teriam|teriam",
};

/** What statuses are called besides their names, by their keys. */
export const statuses: Record<string, string> = {
  active: "ativa|ativas|ativo|ativos",
  breeding: "em reproducao|a reproduzir|reprodutora|reprodutor|reprodutoras|reprodutores|a criar|em criacao",
  resting: "em repouso|a descansar|em descanso",
  moulting: "em muda|a mudar a pena|na muda|a mudar de pena|a mudar as penas",
  quarantine: "em quarentena|de quarentena|na quarentena|quarentena",
  sick: "doente|doentes|adoentada|adoentado|enferma|enfermas",
  for_sale: "a venda|para venda|para vender|por vender",
  reserved: "reservada|reservado|reservadas|reservados",
  sold: "vendida|vendido|vendidas|vendidos",
  given: "cedida|cedido|cedidas|cedidos|oferecida|oferecidas|oferecidos|dada|dadas",
  deceased: "morta|morto|mortas|mortos|morreu|morreram|falecida|falecidas",
  missing: "desaparecida|desaparecido|desaparecidas|desaparecidos|perdida|perdidas|fugiu|fugiram|fugida|fugidas",
  on_loan: "emprestada|emprestado|emprestadas|emprestados|por emprestimo",
};
