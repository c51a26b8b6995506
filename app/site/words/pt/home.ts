/** The front page. */
export const home = {
  "home.title": "O caderno do viveiro",
  "home.description":
    "Registo de aves por anilha, com casais e ovos, consanguinidade exata, genética das cores e importação de Excel. Em qualquer telemóvel.",
  "home.for": "Para criadores de aves",
  "home.headline": "O caderno do viveiro, sempre em ordem.",
  "home.lead":
    "Cada ave pela sua anilha, com os pais, a gaiola e o histórico. Traga a sua folha de Excel e veja a árvore e a consanguinidade.",
  "home.start": "Criar conta grátis",
  "home.demo": "Ver demonstração",
  "home.note": "Sem cartão. Funciona em qualquer telemóvel, mesmo antigo.",

  "home.does": "O que a Voliera faz",
  "home.feature.flock.title": "O plantel, por anilha",
  "home.feature.flock.text": "Fotografias, pesos e histórico.",
  "home.feature.reproduction.title": "Acasalamentos bem planeados",
  "home.feature.reproduction.text": "Com quem, que cores, cada ovo.",
  "home.feature.stock.title": "Quantas aves e onde",
  "home.feature.stock.text": "Por espécie, estado e gaiola.",
  "home.feature.shelf.title": "O que está a acabar",
  "home.feature.shelf.text": "E para quantos dias ainda dá.",
  "home.flock.title": "Da folha de Excel ao plantel",
  "home.flock.lead": "Cinco aves ou cem mil: acha-se logo.",
  "home.flock.import.title": "A sua lista, tal como está",
  "home.flock.import.text":
    "Excel, LibreOffice ou CSV, até 10 000 linhas. Vê primeiro o que vai entrar e tem 24 horas para anular tudo.",
  "home.reproduction.title": "A família de cada ave",
  "home.reproduction.lead": "Indique o pai e a mãe pela anilha; a árvore desenha-se.",
  "home.reproduction.tree.title": "Seis gerações para cada lado",
  "home.reproduction.tree.text":
    "Antepassados, crias e irmãos, com a consanguinidade (F) exata e os antepassados que a causam.",
  "home.reproduction.share.title": "Para mostrar ao comprador",
  "home.reproduction.share.text": "Imprima a genealogia em A4, ou partilhe uma ligação e cancele-a quando quiser.",
  "home.kinship.title": "Saiba antes de os juntar",
  "home.kinship.lead": "Escolha um macho e uma fêmea: veja a consanguinidade e as cores das crias.",
  "home.kinship.pair.title": "O melhor par para cada ave",
  "home.kinship.pair.text": "Os parceiros, do melhor ao pior, e porquê.",
  "home.kinship.colours.title": "As cores que podem sair",
  "home.kinship.colours.text":
    "Em frações exatas: canários, periquitos, caturras, agapórnis, mandarins, goulds e periquitos-de-colar.",
  "home.kinship.season.title": "Do ovo à cria desmamada",
  "home.kinship.season.text": "O que há a fazer hoje em cada gaiola, e o que deu cada casal.",

  "home.matings.title": "F das crias",
  "home.matings.lead": "Sem outros parentes na família",
  "home.matings.father_daughter": "Pai × filha",
  "home.matings.siblings": "Irmão × irmã",
  "home.matings.half_siblings": "Meio-irmão × meia-irmã",
  "home.matings.grandfather": "Avô × neta",
  "home.matings.cousins": "Primos direitos",
  "home.matings.line": "Irmãos, três gerações seguidas",
  "home.stock.title": "Quantas tem, e onde estão",
  "home.stock.lead": "Contadas por espécie, estado e lugar.",
  "home.stock.places.title": "Uma etiqueta em cada gaiola",
  "home.stock.places.text": "Aponte o telemóvel ao QR e abre-se a ficha.",
  "home.stock.shelf.title": "Comida e anilhas que chegam",
  "home.stock.shelf.text": "Regista num toque, e é avisado a tempo.",
  "home.stock.papers.title": "O registo faz-se sozinho",
  "home.stock.papers.text": "Da ave que morre ou se vende à declaração.",
  "home.stock.export.title": "Os dados são seus",
  "home.stock.export.text": "Leve-os quando quiser, com as fotografias.",

  "home.plans": "Planos",
  "home.plans_lead":
    "Grátis até {{count}} aves. Todos os planos têm registo, árvores, genética, importação e exportação.",
  "home.compare_plans": "Comparar planos",

  "home.others": "Voliera e outras ferramentas",
  "home.others.lead": "Segundo os seus autores, a 22 de novembro de 2026.",
  "home.others.here": "Na Voliera",
  "home.others.source": "fonte",
  "home.others.birdlog.text": "Guarda tudo só no telemóvel: desinstalar sem ter feito cópia apaga os dados.",
  "home.others.birdlog.here": "em qualquer telemóvel ou computador.",
  "home.others.mbirdbreeder.text": "Guarda até três gerações de pais e filhos.",
  "home.others.mbirdbreeder.here": "todas as gerações que tiver.",
  "home.others.gestione.text": "Pede as anilhas dos dois pais de cada ave.",
  "home.others.gestione.here": "acrescente os pais mais tarde.",

  "home.support.title": "Apoio que responde",
  "home.support.lead": "Dúvidas sobre a sua folha, uma espécie em falta?",
  "home.support.write": "Escreva-nos",
  "home.support.reply.title": "Em 24 horas",
  "home.support.reply.text": "A cada mensagem.",
  "home.support.hours.title": "Todos os dias",
  "home.support.hours.text": "Dias úteis das 9:00 às 18:00, fim de semana das 10:00 às 14:00.",
  "home.support.languages.title": "Na sua língua",
  "home.support.languages.text": "Português ou inglês.",
  "home.end.title": "Tem as aves numa folha de Excel?",
  "home.end.text": "Importe-a e veja já a árvore de cada ave.",
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
