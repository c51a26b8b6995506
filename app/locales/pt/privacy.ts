/** The privacy page. */
export const privacy = {
  "privacy.title": "Privacidade",
  "privacy.description":
    "O que a Voliera guarda, onde, durante quanto tempo, e o que pode exigir. Sem publicidade, sem estatísticas de terceiros, sem venda de dados.",
  "privacy.who.title": "Quem responde pelos dados",
  "privacy.who.text":
    "O responsável pelo tratamento é quem explora este serviço (nome, morada e número fiscal: a preencher pelo operador). Pode falar connosco pela página de contacto.\n\nSe guardar dados de outras pessoas nas notas das suas aves, o responsável por esses dados é a sua organização; nós tratamo-los por sua conta.",
  "privacy.stored.title": "O que guardamos",
  "privacy.stored.text":
    "- Conta: nome, apelido, endereço de e-mail, idioma e uma impressão da palavra-passe (scrypt). A palavra-passe em si nunca é guardada.\n- Organização: nome, idioma, fuso horário, plano escolhido e fim da experiência.\n- Plantel: as aves, espécies e estados que registar, com pais, datas e notas, e o registo das importações.\n- Sessões: quando e a partir de que navegador e endereço IP entrou, para que as possa ver e terminar no seu perfil.\n- Correio: as mensagens que lhe enviamos (códigos, confirmações) e as que nos escreve pela página de contacto.\n- Segurança: contagens de tentativas por endereço IP e por e-mail, e um diário técnico sem o conteúdo dos seus registos.",
  "privacy.why.title": "Para quê",
  "privacy.why.text":
    "Para lhe prestar o serviço que pediu (execução do contrato), para o proteger de abusos (interesse legítimo) e para cumprir a lei. Não traçamos perfis, não decidimos nada sobre si de forma automática e não treinamos modelos com os seus dados.",
  "privacy.where.title": "Onde",
  "privacy.where.text":
    "As páginas e os ficheiros estão na rede da Cloudflare; a base de dados está na Turso (região: a preencher pelo operador). O correio sai pelo serviço que o operador configurar. Cada organização só vê os seus próprios dados, e a própria base de dados recusa referências entre organizações.",
  "privacy.how_long.title": "Durante quanto tempo",
  "privacy.how_long.text":
    "- Sessões: 12 horas, ou 30 dias se escolher «Manter a sessão iniciada». Terminar a sessão apaga-a logo.\n- Contas que nunca confirmaram o e-mail: um dia.\n- Inscrição a meio: um dia. A palavra-passe nunca faz parte dela.\n- Códigos de verificação: 10 minutos, uma só utilização.\n- Ficheiros enviados para importar e ainda não importados: um dia.\n- Aves apagadas: 30 dias, para que possa anular; depois desaparecem de vez.\n- Mensagens que lhe enviámos: 30 dias; 90 se não puderam ser entregues.\n- Mensagens de contacto: até o operador as ter tratado (prazo: a preencher pelo operador).\n- Tudo o resto: enquanto a conta existir.",
  "privacy.cookies.title": "Cookies",
  "privacy.cookies.text":
    "Só os que fazem o serviço funcionar; nenhum serve para o seguir, por isso não há aviso para aceitar.\n\n- authToken: a sua sessão. Os programas da página não o conseguem ler.\n- signup: liga-o à inscrição a meio; um dia.\n- lang e theme: o idioma e o aspeto que escolheu; um ano.\n- sidebar_state: se a barra lateral está aberta; 7 dias.\n- flash: a mensagem para a página seguinte; um minuto.",
  "privacy.rights.title": "Os seus direitos",
  "privacy.rights.text":
    "Pode pedir para ver, corrigir, apagar, limitar ou levar consigo os seus dados, e opor-se ao tratamento. O nome, o idioma e a palavra-passe mudam-se no perfil; as aves, na lista; para o resto escreva-nos pela página de contacto e respondemos no prazo de um mês. Pode também reclamar junto da Comissão Nacional de Proteção de Dados (cnpd.pt).",
};
