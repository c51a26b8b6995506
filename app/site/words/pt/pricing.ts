/** The page of plans and prices. */
export const pricing = {
  "pricing.title": "Planos e preços",
  "pricing.description": "Os planos da Voliera: Starter grátis, Profissional e Empresarial, com o que cada um inclui.",
  "pricing.back": "Voltar ao início",
  "pricing.headline": "Comece grátis.\nPague quando o plantel crescer.",
  "pricing.lead":
    "Todos os planos incluem o programa inteiro, exportação incluída. O que muda é quantas aves, membros, instalações e anúncios pode ter; as aves vendidas, cedidas ou mortas não contam.",
  "pricing.billing": "Ver preços",
  "pricing.billing.monthly": "Por mês",
  "pricing.billing.yearly": "Por ano",
  "pricing.saves": "poupa {{price}}",
  "pricing.plans": "Os planos",
  "pricing.note": "Preços em euros. O período experimental não pede cartão e nada é cobrado automaticamente.",
  "pricing.compare": "Os planos lado a lado",
  "pricing.compare_lead": "O que a Voliera faz hoje, plano a plano.",
  "pricing.row": "O que inclui",
  "pricing.row.price": "Preço",
  "pricing.row.birds": "Aves no plantel (as vendidas, cedidas ou mortas não contam)",
  "pricing.row.users": "Membros, cada um com a sua função (os convites em aberto contam)",
  "pricing.row.sites": "Instalações com morada e registos próprios",
  "pricing.row.listings": "Anúncios no mercado ao mesmo tempo (os rascunhos não contam)",
  "pricing.row.keys": "Chaves da API",
  "pricing.row.webhooks": "Webhooks",
  "pricing.keys_read_one": "{{count}}, só para ler",
  "pricing.keys_read_other": "{{count}}, só para ler",
  "pricing.keys_read": "{{count}}, só para ler",
  "pricing.row.register": "Registo por anilha, com pesquisa, filtros, fotografias e pesos",
  "pricing.row.places": "Locais, movimentos e etiquetas com código QR",
  "pricing.row.trash": "Aves apagadas guardadas durante 30 dias",
  "pricing.row.trail": "Histórico de quem alterou o quê",
  "pricing.row.pedigree": "Árvore genealógica até seis gerações para cada lado, com folha A4 e ligação para partilhar",
  "pricing.row.inbreeding": "Coeficiente de consanguinidade de cada ave, com os antepassados que o explicam",
  "pricing.row.pairing": "Avaliação de casais, lista de parceiros, quadro de casais e diversidade do plantel",
  "pricing.row.season":
    "Casais, posturas e ovos, da postura à cria desmamada, com agenda e resultados por casal, ave, espécie e época",
  "pricing.row.colours": "Genética das cores: calculadora, mutações e genótipo provável",
  "pricing.row.trade": "Vendas, despesas, pagamentos e o custo de cada cria",
  "pricing.row.shelf": "Comida, medicamentos e anilhas, com o que ainda há e para quantos dias dá",
  "pricing.row.papers":
    "Registo de entradas e saídas, declarações numeradas e entrega de aves a outro criador, com a ascendência",
  "pricing.row.import": "Importação de .xlsx, .xls, .ods e .csv, que pode ser anulada durante 24 horas",
  "pricing.row.export": "Exportação para .xlsx e .csv, e arquivo de tudo em .zip",
  "pricing.row.species": "Catálogo de espécies com tempos de incubação e fontes",
  "pricing.row.own_look": "Aspeto próprio: nome e cor em documentos, convites e árvores partilhadas",
  "pricing.row.languages": "Idiomas",
  "pricing.row.trial": "Período experimental",
  "pricing.row.support": "Apoio",
  "pricing.not_included": "Não",
  "pricing.included": "Incluído",
  "pricing.agreed": "A combinar",
  "pricing.not_in": "Não inclui",
  "pricing.no_limit": "Sem limite",
  "pricing.both_languages": "Português e inglês",
  "pricing.trial_days_one": "{{count}} dia, sem cartão",
  "pricing.trial_days_other": "{{count}} dias, sem cartão",
  "pricing.trial_days": "{{count}} dias, sem cartão",
  "pricing.no_trial": "Não precisa: é grátis",
  "pricing.by_mail": "Por e-mail, em 24 horas",
  "pricing.why": "Porquê a Voliera",
  "pricing.why.cloud.title": "Guardado fora do viveiro",
  "pricing.why.cloud.text":
    "O registo não fica preso a um caderno nem a um computador. Entre com o seu e-mail em qualquer aparelho e está tudo lá.",
  "pricing.why.mobile.title": "No telemóvel que já tem",
  "pricing.why.mobile.text":
    "Páginas leves, botões para o polegar e nada para instalar. Funciona mesmo num telemóvel antigo, com pouca rede e sem JavaScript.",
  "pricing.why.support.title": "Apoio que responde",
  "pricing.why.support.text":
    "Escreva-nos pela página de contacto, em português ou em inglês. Respondemos por e-mail no prazo de 24 horas.",
  "pricing.why.updates.title": "Sempre a versão mais recente",
  "pricing.why.updates.text":
    "Cada melhoria está lá da próxima vez que abrir a página. Não há nada para descarregar nem para atualizar.",
  "pricing.why.export.title": "Sai tão facilmente como entra",
  "pricing.why.export.text":
    "O plantel exporta-se para .xlsx ou .csv, e o resto leva-se num arquivo .zip, fotografias incluídas. Em todos os planos, mesmo depois do período experimental.",
  "pricing.why.languages.title": "Em português e em inglês",
  "pricing.why.languages.text":
    "Todas as páginas existem nas duas línguas e a importação entende os cabeçalhos de ambas. Muda de idioma com um toque.",
  "pricing.faq": "Perguntas frequentes",
  "pricing.faq.other": "Tem outra pergunta?",
  "pricing.faq.write": "Escreva-nos",
  "pricing.faq.card.question": "Preciso de cartão para experimentar?",
  "pricing.faq.card.answer":
    "Não. O plano Profissional começa com um período experimental de {{days}} dias; para abrir a conta bastam um nome, um e-mail e uma palavra-passe. O Starter é grátis, sem prazo.",
  "pricing.faq.after.question": "O que acontece quando o período experimental acaba?",
  "pricing.faq.after.answer":
    "A conta passa para o Starter e nada é cobrado. Nada se apaga: se tiver mais de {{birds}} aves no plantel, pode continuar a ver e a exportar todas; só não pode acrescentar outras enquanto estiver acima do limite.",
  "pricing.faq.pay.question": "Como se paga?",
  "pricing.faq.pay.answer":
    "Na Voliera não se paga nada diretamente: não há cartão guardado nem cobrança automática.\n\nSe quiser ficar no Profissional depois do período experimental, escreva-nos pela [página de contacto](/contact) e combinamos consigo a forma de pagamento.",
  "pricing.faq.pay.answer_card":
    "Por cartão, por mês ou por ano, na página Plano e pagamentos da sua conta. Vê o valor antes de pagar, cancela lá com dois toques, e nos primeiros 14 dias depois do primeiro pagamento devolvemos tudo.\n\nO Empresarial combina-se pela [página de contacto](/contact).",
  "pricing.faq.vat.question": "Os preços incluem IVA?",
  "pricing.faq.vat.answer": "Sim. Os preços estão em euros e já contêm o IVA.",
  "pricing.faq.cancel.question": "Posso deixar de usar quando quiser?",
  "pricing.faq.cancel.answer":
    "Sim. Um plano pago cancela-se na página do plano e dura até ao fim do que pagou. Também pode exportar o plantel e fechar a organização nas definições: os dados são apagados passados 30 dias, e até lá pode voltar atrás. O período experimental acaba sozinho.",
  "pricing.faq.counted.question": "Que aves contam para o limite?",
  "pricing.faq.counted.answer":
    "As que são suas agora: presentes ou fora, como as emprestadas e as desaparecidas, e as que não têm estado. As vendidas, cedidas ou mortas ficam registadas para sempre e não contam; as aves de outros criadores, guardadas como antepassados, e as apagadas também não.",
  "pricing.faq.export.question": "Posso exportar em qualquer plano?",
  "pricing.faq.export.answer":
    "Sim, sempre. A exportação para .xlsx e .csv nunca depende do plano nem do período experimental; o arquivo .zip, com tudo o que é seu, também não. Um arquivo até 20 000 aves pode voltar a entrar numa organização vazia.",
  "pricing.faq.numbers.question": "Posso confiar no coeficiente de consanguinidade?",
  "pricing.faq.numbers.answer":
    "Pode conferi-lo: cada F mostra os antepassados comuns, os caminhos e o que cada um contribui. Pai × filha dá 25 %, irmão × irmã também, e mais onde a família já era parente. Nenhuma geração fica de fora.\n\nO que não está registado não entra na conta. Por isso vê sempre, ao lado, que parte da genealogia se conhece: se faltam antepassados, F pode ser mais alto.",
  "pricing.faq.data.question": "O que fazem com os meus dados?",
  "pricing.faq.data.answer":
    "Guardamo-los para si e para mais ninguém: sem publicidade, sem estatísticas de terceiros e sem venda de dados. Cada organização só vê o que é seu.\n\nO que fica guardado, onde e durante quanto tempo está na página de [privacidade](/privacy).",
  "pricing.end.title": "Experimente com as suas próprias aves",
  "pricing.end.text": "Crie a conta, importe a folha que já tem e decida depois. Sem cartão.",
  "pricing.end.start": "Criar conta grátis",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    pricing: typeof pricing;
  }
}
