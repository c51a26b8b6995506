/** The front page. */
export const home = {
  "home.title": "O caderno do viveiro",
  "home.description":
    "Registo de aves por anilha, com consanguinidade exata, genética das cores e importação de Excel. Em qualquer telemóvel.",
  "home.for": "Para criadores de aves",
  "home.headline": "O caderno do viveiro, sempre em ordem.",
  "home.lead":
    "Cada ave pela anilha, com a família e os melhores parceiros. Importe a folha de Excel que já tem: a árvore e a consanguinidade aparecem logo, sem limite de gerações.",
  "home.start": "Criar conta grátis",
  "home.see_plans": "Ver os planos",
  "home.note": "Sem cartão. Funciona em telemóveis antigos e com pouca rede.",
  "home.example": "Exemplo",
  "home.example_title": "De onde vem esta ave",
  "home.example_species": "Canário lizard, três gerações",
  "home.example_parents": "Pais de {{ring}}",
  "home.example_f": "F = {{share}}: o pai e a mãe são filhos do mesmo macho, {{ring}}.",

  "home.does": "O que a Voliera faz",
  "home.feature.more": "Ver como",
  "home.feature.flock.title": "O plantel, por anilha",
  "home.feature.flock.text":
    "Procure, filtre, importe. Cada ave tem a sua ficha, com fotografias, família, pesos e histórico.",
  "home.feature.reproduction.title": "A reprodução, bem planeada",
  "home.feature.reproduction.text":
    "Os melhores parceiros de cada ave, a consanguinidade que as crias teriam e as cores que podem sair.",
  "home.feature.stock.title": "O stock, sempre contado",
  "home.feature.stock.text": "Quantas aves tem, em que gaiola vive cada uma, quais estão à venda e quais já saíram.",

  "home.troubles.title": "As dificuldades de quem cria",
  "home.trouble.paper.title": "O papel no viveiro",
  "home.trouble.paper.text":
    "A anilha na porta da gaiola, o casal num envelope, a data na palma da mão. À noite passa-se a limpo, se ainda se perceber a letra.",
  "home.trouble.register.title": "O registo do ano",
  "home.trouble.register.text":
    "Uma vez por ano é preciso declarar o que entrou e o que saiu. Uma época inteira é refeita de memória, entre talões e mensagens.",
  "home.trouble.kinship.title": "A consanguinidade às escuras",
  "home.trouble.kinship.text":
    "Dois canários comprados a pessoas diferentes podem ser netos do mesmo macho. Sem os avós registados, ninguém o vê a tempo.",
  "home.trouble.eggs.title": "Os ovos sem data",
  "home.trouble.eggs.text":
    "Um ninho cheio e nenhuma data apontada. Quando se faz a ovoscopia? Quando se deixa de virar? Quando nascem?",
  "home.troubles.answer":
    "Hoje a Voliera trata do papel e da consanguinidade: guarda que aves tem, quem são os pais, de onde vieram e onde estão, e faz os cálculos por si.",

  "home.flock.title": "Um lugar para cada ave",
  "home.flock.lead": "Cinco aves ou cem mil: a lista abre depressa e encontra logo o que procura.",
  "home.flock.search.title": "Procura e filtros",
  "home.flock.search.text":
    "Por anilha, nome ou espécie; por estado e por sexo. A procura fica no endereço da página e pode guardá-la nos favoritos.",
  "home.flock.import.title": "A sua folha de Excel, inteira",
  "home.flock.import.text":
    "Ficheiros .xlsx, .xls e .csv com até 10 000 linhas. Vê primeiro o que vai entrar; as linhas com erros voltam num ficheiro que diz o que corrigir. E tem 24 horas para anular tudo.",
  "home.flock.record.title": "Uma ficha completa por ave",
  "home.flock.record.text":
    "Fotografias, pesos com gráfico, documentos e histórico, com o número da anilha tal como o escreveu: zeros à esquerda contam, e no mesmo plantel não há dois iguais.",
  "home.flock.undo.title": "Os enganos podem ser anulados",
  "home.flock.undo.text":
    "Uma ave apagada fica 30 dias no lixo, com a família intacta. E o histórico mostra quem alterou o quê, e quando.",

  "home.reproduction.title": "A família de cada ave",
  "home.reproduction.lead": "Indique o pai e a mãe pela anilha. O resto da família sai do que já está registado.",
  "home.reproduction.parents.title": "Pais verificados ao guardar",
  "home.reproduction.parents.text":
    "O pai tem de ser macho e a mãe fêmea, nenhum nasce depois da cria e nenhuma ave é antepassada de si própria.",
  "home.reproduction.tree.title": "Seis gerações para cada lado",
  "home.reproduction.tree.text": "Antepassados, crias, irmãos e parceiros num só desenho, e a mesma família em texto.",
  "home.reproduction.share.title": "Para mostrar ao comprador",
  "home.reproduction.share.text":
    "Imprima a genealogia numa folha A4, com a fotografia, o F e um código QR. Ou partilhe uma ligação com quatro gerações, sem notas, preços nem locais, que pode revogar quando quiser.",
  "home.reproduction.species.title": "Fichas de incubação com fontes",
  "home.reproduction.species.text":
    "Um catálogo de espécies com dias, temperatura, humidade e última viragem, e a fonte de cada número. Copie as suas ou acrescente as que faltam.",

  "home.kinship.title": "Pai × filha são 25\u00a0%. E\u00a0mostramos porquê.",
  "home.kinship.lead":
    "O coeficiente de consanguinidade (F) de cada ave, exato por mais funda que seja a genealogia, e ao lado a parte dela que se conhece.",
  "home.kinship.why.title": "Os antepassados que contam",
  "home.kinship.why.text":
    "Cada antepassado comum aparece com o que contribui para F e por que caminhos. Se faltam antepassados, dizemos que F pode ser mais alto.",
  "home.kinship.pair.title": "É boa ideia acasalá-los?",
  "home.kinship.pair.text":
    "Escolha um macho e uma fêmea: numa só página, a resposta em palavras, o F e as cores das crias, e o efeito na diversidade do plantel.",
  "home.kinship.mates.title": "Os melhores parceiros",
  "home.kinship.mates.text":
    "Os parceiros possíveis de cada ave, do melhor ao pior, com os contras de cada um. Ou os machos e as fêmeas que escolher, todos com todas, num quadro para imprimir.",
  "home.kinship.colours.title": "Que cores podem sair",
  "home.kinship.colours.text":
    "Machos e fêmeas em frações exatas, para periquitos, caturras, agapórnis, canários, mandarins, diamantes-de-gould e periquitos-de-colar. Para cada mutação, a certeza com que se conhece a transmissão e a fonte.",
  "home.kinship.hidden.title": "O que não se vê na ave",
  "home.kinship.hidden.text":
    "A probabilidade de ser portadora, pelas cores dos pais e das crias; e um aviso quando há registos que se contradizem.",
  "home.kinship.proof.title": "Cálculos verificados",
  "home.kinship.proof.text":
    "Com exemplos publicados, desde Wright em 1921, e com um segundo método em genealogias aleatórias.",

  "home.matings.title": "F das crias",
  "home.matings.lead": "Se não houver outros parentes na família",
  "home.matings.father_daughter": "Pai × filha",
  "home.matings.siblings": "Irmão × irmã",
  "home.matings.half_siblings": "Meio-irmão × meia-irmã",
  "home.matings.grandfather": "Avô × neta",
  "home.matings.uncle": "Tio × sobrinha",
  "home.matings.cousins": "Primos direitos",
  "home.matings.line": "Irmãos, três gerações seguidas",

  "home.sheet.catalogue": "Do catálogo",
  "home.sheet.name": "Caturra",
  "home.sheet.range": "Incubação",
  "home.sheet.range_value": "19 dias; a literatura diz 18–21",
  "home.sheet.temperature": "Temperatura",
  "home.sheet.temperature_value": "37,3\u00a0°C",
  "home.sheet.humidity": "Humidade",
  "home.sheet.humidity_value": "45–55\u00a0%",
  "home.sheet.hatch": "Na eclosão",
  "home.sheet.hatch_value": "65–75\u00a0%",
  "home.sheet.turning": "Última viragem",
  "home.sheet.turning_value": "3 dias antes",
  "home.sheet.candling": "Ovoscopia",
  "home.sheet.candling_value": "dia 6, 13, 16",
  "home.sheet.doubt": "A confirmar",
  "home.sheet.doubt_value": "há listas com 21 dias",
  "home.sheet.sources": "Fontes",
  "home.sheet.sources_value": "quatro, indicadas na ficha",

  "home.stock.title": "Quantas tem e onde estão",
  "home.stock.lead": "Aqui, stock são as aves. Cada uma tem um estado, e o painel conta-as por si.",
  "home.stock.count.title": "Totais à vista",
  "home.stock.count.text": "O total, por espécie e por estado. Toque num número para abrir a lista.",
  "home.stock.status.title": "As aves que saem ficam registadas",
  "home.stock.status.text":
    "Uma ave vendida ou cedida muda de estado e continua registada: as crias não perdem o pai nem a mãe.",
  "home.stock.places.title": "Cada gaiola com a sua etiqueta",
  "home.stock.places.text":
    "Salas, baterias, gaiolas e voadeiras, com a lotação e os movimentos. Imprima etiquetas com código QR: aponta o telemóvel e abre a ficha.",
  "home.stock.export.title": "Os dados são seus",
  "home.stock.export.text":
    "Exporte o plantel para .xlsx ou .csv, ou leve tudo num arquivo .zip, fotografias incluídas. Quando quiser, em qualquer plano.",
  "home.kind.present.title": "No viveiro",
  "home.kind.present.text": "estão consigo",
  "home.kind.away.title": "Fora",
  "home.kind.away.text": "podem voltar",
  "home.kind.gone.title": "Já saíram",
  "home.kind.gone.text": "ficam no histórico",

  "home.plans": "Planos",
  "home.plans_lead": "Comece pelo plano que lhe fizer sentido. Pode mudar quando precisar.",
  "home.compare_plans": "Comparar os planos ao pormenor",

  "home.support.title": "Apoio que responde",
  "home.support.lead": "Uma dúvida na folha de Excel, uma espécie que falta, um erro?",
  "home.support.write": "Escreva-nos",
  "home.support.reply.title": "Em 24 horas",
  "home.support.reply.text": "Respondemos a todas as mensagens neste prazo.",
  "home.support.hours.title": "Todos os dias",
  "home.support.hours.text": "Dias úteis das 9:00 às 18:00, fim de semana das 10:00 às 14:00.",
  "home.support.languages.title": "Na sua língua",
  "home.support.languages.text": "Escreva em português ou em inglês; respondemos na mesma língua.",

  "home.end.title": "Tem uma folha com as suas aves?",
  "home.end.text": "Crie a conta, importe a folha e veja ainda hoje a árvore e a consanguinidade de cada ave.",
  "home.end.ask": "Fazer uma pergunta",
  "home.shot.register":
    "O plantel na Voliera: a lista das aves, cada uma com anilha, espécie, sexo, idade, estado e local.",
  "home.shot.pedigree":
    "A árvore genealógica de uma ave, da esquerda para a direita: a ave e, ligados a ela por linhas, os seus antepassados.",
  "home.shot.import":
    "A verificação de uma folha de Excel antes de a guardar: quantas linhas são novas e, em cada erro, a linha, a coluna e a correção.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    home: typeof home;
  }
}
