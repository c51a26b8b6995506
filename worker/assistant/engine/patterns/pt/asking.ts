import type { Phrases } from "../concepts.ts";

/** Words that ask, and words that say nothing of their own. */
export const asking: Phrases = {
  count: "quantos|quantas|quanto|quanta|numero de|total de|total|quantidade|conta|contar|ao todo|no total|numero",
  which:
    "quais|qual|que|lista|listar|lista de|mostra|mostrar|mostre|ve|ver|veja|diz|diga|nomes|indica|encontra|procura|detalhes|ficha",
  who: "quem",
  where: "onde|aonde",
  when: "quando",
  why: "porque|por que|porque razao|por que razao|qual a razao|razao|motivo|explica|explique|causa|a que se deve",
  best: "melhor|melhores|mais alto|mais alta|que mais|com mais|quem mais|top|campeao",
  worst: "pior|piores|mais baixo|mais baixa|que menos|com menos",
  compare:
    "pior que|pior do que|mais baixa do que|mais baixo do que|menor do que|menor que|menos do que|menos que|melhor do que|melhor que|maior do que|maior que|mais alta do que|do que|em comparacao com|comparado com|comparando com|compara|comparar|comparacao|comparado|comparada|versus|vs|face a|em relacao a|diferenca entre|diferenca|ao lado de",
  fall: "menos do que|menos que|menor do que|menor que|mais baixo do que|menor|menos|desceu|desceram|caiu|cairam|baixou|baixaram|piorou|diminuiu|pioraram|queda|descida|quebra|foi pior|correu pior|mais baixa do que|pior que|pior do que",
  rise: "maior do que|maior que|mais alta do que|maior|subiu|subiram|melhorou|melhoraram|aumentou|subida|foi melhor|correu melhor|melhor que|melhor do que",
  all: "todos|todas|tudo|todo|toda",
  it: "ele|ela|dele|dela|deles|delas|seu|sua|seus|suas|este|esta|esse|essa|desta ave|deste passaro|deste par|desse|dessa|desta|deste|neste|nesta|esta ave|este par|essa ave|este passaro",
};

/** Words that may stand anywhere and change nothing. */
export const idle =
  "a|o|as|os|um|uma|uns|umas|algum|alguma|alguns|algumas|alguma coisa|algo|de|do|da|dos|das|em|no|na|nos|nas|num|numa|ao|aos|pelo|pela|por|com|e|ou|para|pra|p|me|mim|eu|nos|meu|minha|meus|minhas|" +
  "nosso|nossa|nossos|nossas|tenho|tens|tem|temos|ha|existe|existem|sao|foi|foram|estao|esta|estou|estamos|estiveram|esteve|ser|ter|haver|havia|houve|tive|tivemos|teve|tinha|tiveram|" +
  "vou|vai|vao|vamos|posso|pode|podes|podem|quero|queria|gostava|gostaria|saber|sei|preciso|precisa|precisamos|devo|favor|se|que|lhe|te|la|ai|aqui|ali|ca|agora|neste momento|" +
  "momento|ja|ainda|mesmo|entao|ola|bom|boa|dia|tarde|noite|bons|obrigado|obrigada|por favor|porfavor|sff|desculpa|olha|assistente|voliera|atualmente|presentemente|casa|" +
  "criador|criacao|exploracao|plantel|efetivo|coletividade|colecao|aviario|meu plantel|registados|registadas|registo|registos|dados|lista|geral|apenas|somente|so|como|esta|ca em casa|" +
  "cada|entre|ate|desde|sobre|quanto a|acerca|isso|isto|aquilo|lo|los|las|lhes|eles|elas|voces|minha casa|aos|as|a minha|favor|dizer|dar|dou|deu|deram|fica|ficam|ficou|estar|nome|chamado|chamada|" +
  "seria|seriam|em breve|breve|logo|ver com|aplicacao|app|programa|bem|tal|vez|dinheiro|euros|euro|€|eur|vezes|poderia|podia|consegue|consegues|informacao|informacoes|resumo|valor|ponto|situacao|hoje em dia|e que|ter|possuo|possui|fazem|faz|faco|fizeram|fiz|feito|tiver|tenha|haja|mais|muito|muitos|muitas|pouco|tao";
