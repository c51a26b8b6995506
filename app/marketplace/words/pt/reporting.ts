export const reporting = {
  "report.title": "Denunciar um anúncio",
  "report.lead":
    "Há algo mal em “{{title}}”? Diga-nos o quê e como o sabe. Todas as denúncias são lidas por uma pessoa.",
  "report.reason": "O que está mal",
  "report.reason.illegal": "É contra a lei",
  "report.reason.protected": "Espécie protegida, ou ave capturada na natureza",
  "report.reason.welfare": "A ave não é bem tratada",
  "report.reason.fraud": "Não é o que diz, ou é uma burla",
  "report.reason.stolen": "A ave foi roubada",
  "report.reason.personal": "Mostra algo pessoal sobre mim",
  "report.reason.other": "Outra coisa",
  "report.choose": "Escolha uma",
  "report.text": "O que sabe",
  "report.text_hint": "O quê ao certo, e onde no anúncio. De uma ave roubada: a anilha e desde quando.",
  "report.email": "O seu e-mail",
  "report.email_hint":
    "Pode ficar vazio. Com ele recebe um comprovativo e fica a saber o que se decidiu. O vendedor nunca o vê.",
  "report.good_faith": "Tanto quanto sei, isto é verdade e está completo.",
  "report.trap": "Deixe isto vazio",
  "report.send": "Enviar a denúncia",
  "report.back": "Voltar ao anúncio",
  "report.sent_title": "Obrigado, a sua denúncia chegou",
  "report.sent_text": "O número é {{number}}. Será lida e decidida por uma pessoa.",
  "report.sent_mail": "Se deixou um e-mail, o comprovativo vai a caminho.",
  "report.market": "Ir para o mercado",
  "objection.title": "Uma decisão sobre “{{title}}”",
  "objection.decision.kept": "O anúncio continua à vista.",
  "objection.decision.paused": "O anúncio está em pausa até ser corrigido.",
  "objection.decision.removed": "O anúncio foi retirado.",
  "objection.decision.seller_closed": "O vendedor deixou de poder publicar.",
  "objection.decided": "Decidido a {{day}}, por uma pessoa.",
  "objection.facts": "Factos",
  "objection.rule": "Regra",
  "objection.ask": "Vê o caso de outra forma?",
  "objection.until": "Pode reclamar até {{day}}. Não custa nada, e volta a ser lido por uma pessoa.",
  "objection.text": "Porque vê o caso de outra forma",
  "objection.send": "Reclamar",
  "objection.yours": "A sua reclamação de {{day}}",
  "objection.waits": "Está cá e vai ser lida. Escrevemos-lhe quando tiver resposta.",
  "objection.upheld": "Tinha razão: a decisão deixou de valer.",
  "objection.rejected": "A decisão mantém-se.",
  "objection.late": "Os seis meses para reclamar já passaram.",
  "objection.elsewhere": "Pode também recorrer a um tribunal ou a uma entidade de resolução extrajudicial de litígios.",
  "marketabout.title": "Sobre o mercado",
  "marketabout.description":
    "Como funciona o mercado da Voliera: quem vende, o que se pode mostrar e como se decidem as denúncias.",
  "marketabout.lead": "Aqui os criadores mostram o que têm. A Voliera dá-lhes o lugar e não vende nada.",
  "marketabout.host.title": "Quem vende",
  "marketabout.host.text":
    "Cada anúncio é do seu criador. A venda faz-se entre si e o criador, em pessoa, com os papéis da ave. Pela Voliera não passa dinheiro, e não se enviam animais.",
  "marketabout.law.title": "O que se pode mostrar",
  "marketabout.law.text":
    "Quem decide é a lei, por país e por espécie. Umas aves anunciam-se com preço, outras sem, outras não se anunciam. Em Portugal as formas domésticas, como canários, pombos e galinhas, anunciam-se sem preço; as outras aves não se anunciam. As espécies do anexo A não se anunciam de nenhum país. Gaiolas, comida e outros artigos não têm este limite.",
  "marketabout.rules.title": "O que pedimos a um anúncio",
  "marketabout.rules.text":
    "É verdadeiro, diz o que a lei pede e não revela o telefone, a morada ou o número de anilha de ninguém. As aves nasceram em cativeiro, com anilha e papéis onde a lei os pede. Um texto com palavras que pedem uma segunda leitura é lido por uma pessoa antes de aparecer.",
  "marketabout.reports.title": "Se algo estiver mal",
  "marketabout.reports.text":
    "Denuncie na página do próprio anúncio; não precisa de conta. Decide uma pessoa, e as duas partes recebem por escrito os factos e a regra. Qualquer delas pode reclamar dentro de seis meses. Três anúncios retirados em 90 dias fecham a publicação ao vendedor.",
  "marketabout.counts.title": "Contas dos anos",
  "marketabout.counts.none": "As primeiras contas estarão aqui em janeiro de {{year}}.",
  "marketabout.year": "Ano",
  "marketabout.count.reports": "Denúncias",
  "marketabout.count.kept": "Mantidos",
  "marketabout.count.paused": "Em pausa",
  "marketabout.count.removed": "Retirados",
  "marketabout.count.seller_closed": "Vendedores fechados",
  "marketabout.count.held": "Textos lidos antes",
  "marketabout.count.objections": "Reclamações",
  "marketabout.count.upheld": "Reclamações com razão",
  "marketabout.to_market": "Ver o mercado",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    reporting: typeof reporting;
  }
}
