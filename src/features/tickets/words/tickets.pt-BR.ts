type Times = { formation: string; ein: string }

export const tickets = {
  intro: 'Conte o que houve e acompanhe a resposta por aqui.',
  title: 'Abrir um chamado',
  form: {
    type: 'Tipo de suporte',
    typePlaceholder: 'Selecione o tipo',
    messageHint: 'Quanto mais detalhes, mais rápida a resposta.',
    submit: 'Enviar chamado',
    sent: 'Ticket enviado com sucesso! Responderemos em breve.',
    failed: 'Não foi possível enviar o chamado. O que você escreveu continua aqui.',
  },
  acting: 'Chamados são escritos só pela própria pessoa.',
  staff: 'Chamados são abertos pelos clientes. A equipe responde em Atendimento.',
  staffLink: 'Ir para Atendimento',
  types: {
    technical: 'Suporte técnico',
    document: 'Documentos',
    billing: 'Pagamentos e cobrança',
    account: 'Minha conta',
    other: 'Outro assunto',
  },
  status: { aberto: 'Aberto', respondido: 'Respondido', encerrado: 'Encerrado' },
  own: {
    title: 'Meus chamados',
    empty: 'Nenhum chamado ainda',
    emptyText: 'Quando você abrir um, ele aparece aqui com a resposta.',
    open: ({ subject }: { subject: string }) => `Abrir o chamado ${subject}`,
    replies: ({ count }: { count: number }) =>
      count === 0 ? 'Ainda sem resposta' : count === 1 ? '1 resposta' : `${count} respostas`,
    updated: ({ at }: { at: string }) => `Atualizado em ${at}`,
  },
  thread: {
    title: 'Chamado',
    you: 'Você',
    team: ({ name }: { name: string }) => `${name}, da equipe`,
    notFound: 'Este chamado não existe mais.',
    failed: 'Não foi possível enviar. O que você escreveu continua aqui.',
    customerClosed: 'Este chamado foi encerrado. Se ainda precisar de ajuda, responda e ele volta a abrir.',
    teamClosed: 'Encerrado. Reabra para responder.',
  },
  queue: {
    tab: 'Chamados',
    siteTab: 'Mensagens do site',
    tabs: 'Atendimento',
    intro: 'Chamados dos clientes e mensagens do formulário de contato.',
    caption: 'Chamados dos clientes',
    search: 'Buscar por assunto ou cliente',
    filter: 'Situação',
    all: 'Todos',
    filters: { aberto: 'Abertos', respondido: 'Respondidos', encerrado: 'Encerrados' },
    columns: { subject: 'Assunto', customer: 'Cliente', type: 'Tipo', status: 'Situação', updated: 'Atualizado em' },
    empty: 'Nenhum chamado',
    emptyText: 'O que os clientes escrevem em Suporte aparece aqui.',
    emptySearch: 'Nada encontrado',
    emptySearchText: 'Tente outras palavras ou outra situação.',
    close: 'Encerrar',
    reopen: 'Reabrir',
    moved: 'Situação alterada',
    moveFailed: 'Não foi possível mudar a situação. Tente de novo.',
  },
  faq: {
    title: 'Perguntas frequentes',
    time: {
      question: 'Quanto tempo leva para abrir uma empresa nos EUA?',
      answer: ({ formation, ein }: Times) =>
        `Abertura: ${formation}. Depois dela, o EIN, o número fiscal da empresa: ${ein}.`,
    },
    documents: {
      question: 'Quais documentos são necessários?',
      answer:
        'De cada sócio, um documento de identificação e um comprovante de endereço; da empresa, a descrição do que ela vai fazer. Se o estado pedir algo mais, avisamos no seu painel.',
    },
    travel: {
      question: 'Preciso viajar para os Estados Unidos?',
      answer: 'Não. Todo o processo é feito a distância, do Brasil.',
    },
    bank: {
      question: 'Posso ter uma conta bancária nos EUA?',
      answer: 'Sim, é possível. Com a empresa aberta e o EIN em mãos você pede a conta; a decisão é de cada banco.',
    },
    taxes: {
      question: 'Quais impostos a empresa paga?',
      answer:
        'Depende da estrutura da empresa e do estado onde ela é aberta. Isto é informação geral, não é consultoria jurídica ou tributária.',
    },
  },
  contacts: {
    title: 'Fale com a gente',
    chat: 'Chat ao vivo',
    chatOpen: 'Conversar agora',
    chatClosed: 'Fechado agora. Abra um chamado e respondemos por aqui.',
    chatHours: ({ opens, closes }: { opens: number; closes: number }) => `Segunda a sexta, das ${opens}h às ${closes}h`,
    promise: ({ reply }: { reply: string }) => `Respondemos e-mails em até ${reply}.`,
  },
  hours: {
    title: 'Horário de atendimento',
    days: { week: 'Segunda a sexta', saturday: 'Sábado', sunday: 'Domingo e feriados' },
    open: ({ opens, closes }: { opens: number; closes: number }) => `${opens}h às ${closes}h`,
    closed: 'Fechado',
    zone: 'Horário de Brasília.',
  },
}
