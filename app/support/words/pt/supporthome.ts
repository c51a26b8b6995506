/** A página do apoio. */
export const supporthome = {
  "supporthome.title": "Ajuda",
  "supporthome.lead": "Procure primeiro, ou escreva-nos: responde-lhe sempre uma pessoa, no prazo de 24 horas.",
  "supporthome.search": "Procurar na ajuda e nos seus pedidos",
  "supporthome.search.hint": "Por exemplo: ovos claros",
  "supporthome.search.go": "Procurar",
  "supporthome.found": "O que encontrámos",
  "supporthome.found.articles": "Artigos de ajuda",
  "supporthome.found.tickets": "Os seus pedidos",
  "supporthome.nothing": "Não encontrámos nada para «{{text}}».",
  "supporthome.nothing.why": "Experimente outra palavra, ou pergunte-nos por palavras suas.",
  "supporthome.write.title": "Escreva-nos",
  "supporthome.write.text": "Conte o que se passa e junte fotografias ou ficheiros. A conversa fica guardada aqui.",
  "supporthome.write.go": "Fazer um pedido de ajuda",
  "supporthome.write.own": "Os seus pedidos",
  "supporthome.articles.title": "Artigos de ajuda",
  "supporthome.articles.text": "Cada tarefa passo a passo, com os botões tal como se chamam na página.",
  "supporthome.articles.go": "Ver os artigos",
  "supporthome.missing.title": "Diga-nos o que falta",
  "supporthome.missing.text": "Uma ideia, uma falha, um elogio: lemos tudo, e vê aqui o que fizemos com isso.",
  "supporthome.missing.go": "Dar a sua opinião",
  "supporthome.reach.title": "Fale connosco",
  "supporthome.open": "Estamos cá agora, até às {{time}} (hora de Lisboa).",
  "supporthome.shut": "Agora não estamos. Voltamos a atender: {{time}} (hora de Lisboa).",
  "supporthome.open.own": "No seu relógio: até às {{time}}.",
  "supporthome.shut.own": "No seu relógio: {{time}}.",
  "supporthome.community": "Comunidade de criadores",
  "supporthome.videos": "Vídeos",
  "supporthome.elsewhere": "Também pode ver",
  "supporthome.questions": "Perguntas frequentes",
  "supporthome.question.deleted": "Apaguei uma ave por engano. Posso recuperá-la?",
  "supporthome.answer.deleted":
    "Sim. Uma ave apagada fica 30 dias no [lixo](/birds/trash), de onde volta com tudo o que tinha: fotografias, pais, filhos e registos.",
  "supporthome.question.limit": "Que aves contam para o limite do plano?",
  "supporthome.answer.limit":
    "Só as que tem consigo ou que estão fora por uns tempos. As que morreram, vendeu ou deu ficam no histórico e não contam, tal como as aves de outros criadores. Em Plano e pagamentos vê quantas já tem.",
  "supporthome.question.seen": "Quem vê as minhas aves?",
  "supporthome.answer.seen":
    "Só quem convidou, em Definições › Membros. Quem lhe responde aqui não vê o seu plantel, a não ser que um proprietário o autorize por 24 horas, e cada consulta fica no histórico.",
  "supporthome.question.takeaway": "E se um dia quiser levar tudo daqui?",
  "supporthome.answer.takeaway":
    "O arquivo tem todos os seus dados num só ficheiro, com tabelas que abrem no Excel. É seu em qualquer plano.",
  "supporthome.question.phone": "Funciona no telemóvel, sem instalar nada?",
  "supporthome.answer.phone":
    "Sim: abra a Voliera no navegador do telemóvel. Se quiser um ícone no ecrã, escolha «Adicionar ao ecrã principal» no menu do navegador.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    supporthome: typeof supporthome;
  }
}
