/** The public pages: home, contact, privacy, terms. */
export const pages = {
  "pages.home.title": "O caderno do viveiro",
  "pages.home.description":
    "Registo de aves por anilha, árvore genealógica e importação de Excel. Em português e inglês, em qualquer telemóvel.",
  "pages.home.for": "Para criadores de aves",
  "pages.home.headline": "O caderno do viveiro, sempre em ordem.",
  "pages.home.lead":
    "Cada ave no seu lugar, pela anilha: espécie, pais, idade e estado. A árvore genealógica desenha-se sozinha e a folha de Excel que já tem entra de uma só vez.",
  "pages.home.start": "Criar conta grátis",
  "pages.home.see_plans": "Ver os planos",
  "pages.home.note": "Sem cartão. Funciona em telemóveis antigos e com pouca rede.",
  "pages.home.example": "Exemplo",
  "pages.home.example_title": "De onde vem esta ave",
  "pages.home.example_species": "Canário lizard",
  "pages.home.example_bird": "A ave",
  "pages.home.example_parents": "Os pais",
  "pages.home.example_grandparents": "Os avós",
  "pages.home.does": "O que a Voliera faz hoje",
  "pages.home.register.title": "O plantel, por anilha",
  "pages.home.register.text":
    "Procure por anilha, nome ou espécie; filtre por espécie, estado e sexo. O que apagar por engano volta com um toque, até 30 dias depois.",
  "pages.home.pedigree.title": "A árvore genealógica",
  "pages.home.pedigree.text":
    "Pais, avós, crias, irmãos e parceiros de cada ave, até seis gerações para cada lado. Ninguém fica pai de si próprio nem mais novo do que o filho.",
  "pages.home.import.title": "O seu Excel, sem copiar à mão",
  "pages.home.import.text":
    "Ficheiros .xlsx, .xls e .csv com até 10 000 linhas. Vê primeiro o que vai entrar; cada erro traz a linha, a coluna e a forma de o corrigir.",
  "pages.home.anywhere.title": "Em qualquer telemóvel",
  "pages.home.anywhere.text":
    "Em português e em inglês, claro ou escuro. As páginas são leves e funcionam mesmo sem JavaScript, num telemóvel antigo, dentro do viveiro.",
  "pages.home.plans": "Planos",
  "pages.home.plans_lead": "Comece por onde lhe fizer sentido. Muda quando precisar.",
  "pages.home.end.title": "Tem uma folha com as suas aves?",
  "pages.home.end.text": "Crie a conta, importe a folha e veja a primeira árvore genealógica ainda hoje.",

  "pages.contact.title": "Contacto",
  "pages.contact.lead": "Uma dúvida, uma ideia, um problema? Escreva-nos. Recebe uma confirmação por e-mail.",
  "pages.contact.ways": "Outras formas de contacto",
  "pages.contact.way_email": "E-mail",
  "pages.contact.way_phone": "Telefone",
  "pages.contact.way_address": "Onde estamos",
  "pages.contact.full_name": "Nome completo",
  "pages.contact.email": "E-mail",
  "pages.contact.email_hint": "É para aqui que respondemos.",
  "pages.contact.subject": "Assunto",
  "pages.contact.message": "Mensagem",
  "pages.contact.trap": "Não preencha esta caixa",
  "pages.contact.send": "Enviar mensagem",
  "pages.contact.sent_title": "Mensagem enviada",
  "pages.contact.sent_text":
    "Ficou guardada e vai a caminho. Enviámos-lhe uma confirmação por e-mail; respondemos para o mesmo endereço.",
  "pages.contact.another": "Escrever outra mensagem",
  "pages.contact.home": "Voltar ao início",

  "pages.legal.template":
    "Este texto é um modelo. Descreve o que o programa faz com os dados; quem explora este serviço tem de o rever e completar antes de o publicar.",
  "pages.legal.contents": "Nesta página",

  "pages.privacy.title": "Privacidade",
  "pages.privacy.lead":
    "O que a Voliera guarda, onde, durante quanto tempo, e o que pode exigir. Sem publicidade, sem estatísticas de terceiros, sem venda de dados.",
  "pages.privacy.who.title": "Quem responde pelos dados",
  "pages.privacy.who.text":
    "O responsável pelo tratamento é quem explora este serviço (nome, morada e número fiscal: a preencher pelo operador). Pode falar connosco pela página de contacto.\n\nSe guardar dados de outras pessoas nas notas das suas aves, o responsável por esses dados é a sua organização; nós tratamo-los por sua conta.",
  "pages.privacy.stored.title": "O que guardamos",
  "pages.privacy.stored.text":
    "- Conta: nome, apelido, endereço de e-mail, idioma e uma impressão da palavra-passe (scrypt). A palavra-passe em si nunca é guardada.\n- Organização: nome, idioma, fuso horário, plano escolhido e fim da experiência.\n- Plantel: as aves, espécies e estados que registar, com pais, datas e notas, e o registo das importações.\n- Sessões: quando e a partir de que navegador e endereço IP entrou, para que as possa ver e terminar no seu perfil.\n- Correio: as mensagens que lhe enviamos (códigos, confirmações) e as que nos escreve pela página de contacto.\n- Segurança: contagens de tentativas por endereço IP e por e-mail, e um diário técnico sem o conteúdo dos seus registos.",
  "pages.privacy.why.title": "Para quê",
  "pages.privacy.why.text":
    "Para lhe prestar o serviço que pediu (execução do contrato), para o proteger de abusos (interesse legítimo) e para cumprir a lei. Não traçamos perfis, não decidimos nada sobre si de forma automática e não treinamos modelos com os seus dados.",
  "pages.privacy.where.title": "Onde",
  "pages.privacy.where.text":
    "As páginas e os ficheiros estão na rede da Cloudflare; a base de dados está na Turso (região: a preencher pelo operador). O correio sai pelo serviço que o operador configurar. Cada organização só vê os seus próprios dados, e a própria base de dados recusa referências entre organizações.",
  "pages.privacy.how_long.title": "Durante quanto tempo",
  "pages.privacy.how_long.text":
    "- Sessões: 12 horas, ou 30 dias se escolher «Manter a sessão iniciada». Terminar a sessão apaga-a logo.\n- Contas que nunca confirmaram o e-mail: um dia.\n- Inscrição a meio: um dia. A palavra-passe nunca faz parte dela.\n- Códigos de verificação: 10 minutos, uma só utilização.\n- Ficheiros enviados para importar e ainda não importados: um dia.\n- Aves apagadas: 30 dias, para que possa anular; depois desaparecem de vez.\n- Mensagens que lhe enviámos: 30 dias; 90 se não puderam ser entregues.\n- Mensagens de contacto: até o operador as ter tratado (prazo: a preencher pelo operador).\n- Tudo o resto: enquanto a conta existir.",
  "pages.privacy.cookies.title": "Cookies",
  "pages.privacy.cookies.text":
    "Só os que fazem o serviço funcionar; nenhum serve para o seguir, por isso não há aviso para aceitar.\n\n- authToken: a sua sessão. Os programas da página não o conseguem ler.\n- signup: liga-o à inscrição a meio; um dia.\n- lang e theme: o idioma e o aspeto que escolheu; um ano.\n- sidebar_state: se a barra lateral está aberta; 7 dias.\n- flash: a mensagem para a página seguinte; um minuto.",
  "pages.privacy.rights.title": "Os seus direitos",
  "pages.privacy.rights.text":
    "Pode pedir para ver, corrigir, apagar, limitar ou levar consigo os seus dados, e opor-se ao tratamento. O nome, o idioma e a palavra-passe mudam-se no perfil; as aves, na lista; para o resto escreva-nos pela página de contacto e respondemos no prazo de um mês. Pode também reclamar junto da Comissão Nacional de Proteção de Dados (cnpd.pt).",

  "pages.terms.title": "Termos de utilização",
  "pages.terms.lead": "As regras entre nós, curtas e por extenso.",
  "pages.terms.service.title": "O serviço",
  "pages.terms.service.text":
    "A Voliera guarda o registo das suas aves, desenha a árvore genealógica e importa folhas de cálculo. É prestada por quem explora este serviço (identificação: a preencher pelo operador).",
  "pages.terms.account.title": "A sua conta",
  "pages.terms.account.text":
    "Precisa de um endereço de e-mail seu, que confirma com um código. Guarde a palavra-passe para si; se suspeitar que outra pessoa a conhece, mude-a no perfil, o que termina todas as outras sessões. Uma conta que não seja confirmada desaparece ao fim de um dia.",
  "pages.terms.plans.title": "Planos e preços",
  "pages.terms.plans.text":
    "Os planos, limites e preços são os que a página inicial mostra. A experiência do plano Profissional não pede cartão e não se transforma em cobrança: quando acaba, a organização passa para o Starter. O que estiver acima do limite continua legível; só não pode acrescentar mais.",
  "pages.terms.yours.title": "Os dados são seus",
  "pages.terms.yours.text":
    "O que regista continua a ser seu. Só o usamos para lhe prestar o serviço, como explica a página de privacidade. Ao sair, pode pedir uma cópia e o apagamento de tudo.",
  "pages.terms.fair.title": "Uso correto",
  "pages.terms.fair.text":
    "Não tente entrar em contas alheias, sobrecarregar o serviço de propósito nem guardar nele o que a lei proíbe. Quem o fizer pode perder o acesso, com aviso prévio sempre que for possível.",
  "pages.terms.official.title": "O que não substitui",
  "pages.terms.official.text":
    "A Voliera não substitui registos, certificados e declarações oficiais (por exemplo CITES ou o livro de registo), nem o conselho de um veterinário. Confirme os dados antes de os usar perante uma autoridade.",
  "pages.terms.care.title": "Disponibilidade e responsabilidade",
  "pages.terms.care.text":
    "Fazemos por ter o serviço sempre disponível e por não perder o que guardou, mas não o podemos garantir sem falhas. Guarde as suas folhas originais. Respondemos nos termos da lei; nada aqui limita os direitos que a lei dá aos consumidores.",
  "pages.terms.changes.title": "Alterações e fim",
  "pages.terms.changes.text":
    "Se estes termos mudarem no que lhe importa, avisamos por e-mail com 30 dias de antecedência. Pode sair quando quiser. Aplica-se a lei portuguesa (a confirmar pelo operador).",
};
