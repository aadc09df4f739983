type Company = { type: string; state: string; day: string; owners: number }

export const duties = {
  intro: 'O que a empresa precisa entregar ou pagar, nos Estados Unidos e no Brasil, com data, valor e fonte.',
  general: 'Informação geral, não é consultoria jurídica ou tributária.',
  loading: 'Carregando as obrigações',
  noCompany: 'Nenhuma empresa ainda',
  noCompanyText: 'Quando a sua empresa estiver aberta, o calendário dela aparece aqui.',
  start: 'Abrir uma empresa',
  missing: 'Falta a data de abertura',
  missingText:
    'As datas contam do dia em que o estado abriu a empresa. Assim que esse dia for registrado, o calendário aparece aqui, sem nenhuma data adivinhada.',
  basis: ({ type, state, day }: Company) => `${type}, ${state}, aberta em ${day}.`,
  fiscalYear: ({ month }: { month: string }) => `Ano fiscal até ${month}.`,
  alertsOn: 'Avisamos 60, 30, 7 e 1 dia antes de cada prazo, e se ele vencer.',
  alertsOff: 'O seu plano mostra o calendário. Os avisos por e-mail e no painel vêm nos planos com alertas.',
  list: 'Obrigações por data',
  overdue: 'Vencidas',
  undated: 'Sem data marcada',
  settled: ({ count }: { count: number }) => `Feitas e dispensadas (${count})`,
  nothing: 'Nada a fazer agora',
  nothingText: 'Não há obrigação em aberto para esta empresa.',
  open: ({ name }: { name: string }) => `Ver ${name}`,
  period: ({ year }: { year: number }) => `ano ${year}`,
  strip: 'Os próximos doze meses',
  today: 'hoje',
  inDays: ({ days }: { days: number }) => (days === 1 ? 'amanhã' : `em ${days} dias`),
  daysAgo: ({ days }: { days: number }) => (days === 1 ? 'ontem' : `há ${days} dias`),
  noAmount: 'sem taxa',
  unconfirmed: 'a confirmar',
  moved: 'data nova',
  depends: 'depende da sua resposta',
  atLeast: ({ amount }: { amount: string }) => `a partir de ${amount}`,
  tolerated: ({ day }: { day: string }) => `sem multa até ${day}`,
  unknownAmount: 'valor não confirmado',
  status: { open: 'Aberta', in_progress: 'Em andamento', done: 'Feita', waived: 'Dispensada', overdue: 'Vencida' },
  countries: { us: 'EUA', br: 'Brasil' },
  short: {
    state_report: 'Estado',
    state_first_steps: 'Estado',
    form_5472: '5472',
    form_5472_corporation: '5472',
    form_1065: '1065',
    form_1120: '1120',
    form_8804: '8804',
    form_8813: '8813',
    form_1040nr: '1040-NR',
    fbar: 'FBAR',
    be13: 'BE-13',
    registered_agent: 'Agente',
    irpf: 'IRPF',
    cbe: 'CBE',
  },
  card: {
    title: 'Obrigação',
    gone: 'Esta obrigação não existe ou não está mais com você.',
    due: 'Vence em',
    announced: 'O órgão ainda não anunciou a data. Ela entra aqui assim que for confirmada.',
    lastAnnounced: ({ day }: { day: string }) => `O último prazo anunciado foi ${day}.`,
    late: 'Se atrasar',
    lateTotal: ({ total, fine }: { total: string; fine: string }) => `${total} no total (${fine} de multa)`,
    fine: ({ fine }: { fine: string }) => `Multa de ${fine}`,
    fineRange: ({ from, to }: { from: string; to: string }) => `Multa de ${from} a ${to}`,
    finePerPartner: ({ fine, months, most }: { fine: string; months: number; most: string }) =>
      `Multa de ${fine} por sócio e por mês, até ${months} meses: até ${most} para esta empresa`,
    fineWithInterest: ({ fine, percent }: { fine: string; percent: string }) =>
      `Multa de ${fine}, mais ${percent} ao mês sobre o que não foi pago`,
    fineOfTax: ({ percent, least, most }: { percent: string; least: string; most: string }) =>
      `Multa de ${percent} do imposto por mês, no mínimo ${least} e no máximo ${most}`,
    unknownFine: 'Sem valor confirmado',
    owners: 'Sócios que ela alcança',
    depends:
      'Falta saber se cada sócio tem cidadania americana ou green card. Até a resposta, mantemos esta obrigação: deixar de entregar pode custar muito mais do que conferir.',
    why: 'Por que vale para você',
    todo: 'O que fazer',
    source: 'Fonte',
    noSource: 'Sem fonte registrada',
    checkedOn: ({ day }: { day: string }) => `Conferido em ${day}.`,
    neverChecked: 'Ainda não conferido na fonte.',
    unconfirmed: 'Este prazo ainda não foi confirmado na fonte oficial. Confira com o órgão ou com o seu agente.',
    moved: {
      fact: ({ before, now, at }: { before: string; now: string; at: string }) =>
        `Era ${before}, agora é ${now}. Mudou em ${at} porque a regra na fonte mudou.`,
      company: ({ before, now, at }: { before: string; now: string; at: string }) =>
        `Era ${before}, agora é ${now}. Mudou em ${at} porque os dados da empresa mudaram.`,
      extension: ({ before, now, at }: { before: string; now: string; at: string }) =>
        `Era ${before}, agora é ${now}. Mudou em ${at} pela prorrogação (formulário 7004).`,
    },
    extended: ({ day }: { day: string }) => `Prorrogado pelo 7004. Sem ele, o prazo era ${day}.`,
    mayExtend: ({ day }: { day: string }) =>
      `O formulário 7004, entregue até o vencimento, leva esta entrega para ${day}. Ele não prorroga pagamento.`,
    byRule: 'Deixou de valer para a empresa, pelas regras e pelos dados de hoje.',
    since: ({ at }: { at: string }) => `desde ${at}`,
  },
  actions: {
    done: 'Marcar como feita',
    progress: 'Está em andamento',
    waive: 'Dispensar',
    reopen: 'Reabrir',
    extend: 'Já entreguei o 7004',
    unextend: 'Desfazer a prorrogação',
    receipt: 'Número do protocolo ou recibo',
    receiptHint: 'Fica guardado com a obrigação, para você achar depois.',
    document: 'Documento da empresa (opcional)',
    reason: 'Por que não se aplica?',
    reasonHint: 'Por exemplo: a empresa foi encerrada, ou o contador confirmou.',
    saved: 'Obrigação atualizada',
    failed: 'Não foi possível atualizar a obrigação',
  },
  codes: {
    state_report: {
      why: ({ type, state, day }: Company) =>
        `A sua ${type} foi aberta em ${day} (${state}), e o estado pede isto de toda empresa registrada lá.`,
      todo: 'Entregue o relatório no site do estado e pague a taxa até a data. Guarde o recibo: é a prova de que a empresa está em dia.',
    },
    state_first_steps: {
      why: ({ type, state, day }: Company) =>
        `O estado (${state}) pede isto uma vez, logo depois da abertura; a sua ${type} foi aberta em ${day}.`,
      todo: 'Faça a entrega no órgão do estado uma única vez e guarde o comprovante.',
    },
    form_5472: {
      why: ({ type }: Company) =>
        `A sua ${type} tem um só dono, estrangeiro para o imposto americano. Ela informa à Receita americana o que passou entre a empresa e o dono, mesmo sem faturamento.`,
      todo: 'Reúna aportes, retiradas e custos pagos pelo dono no ano, preencha o 5472 com o 1120 pro forma e envie por fax ou correio ao IRS.',
    },
    form_5472_corporation: {
      why: () => 'Um sócio estrangeiro para o imposto americano tem 25% ou mais da Corporation.',
      todo: 'Junte o 5472 à declaração 1120, um formulário para cada parte relacionada com quem houve transação.',
    },
    form_1065: {
      why: ({ type, owners }: Company) =>
        `A sua ${type} tem ${owners} sócios, e para o imposto americano é tratada como sociedade.`,
      todo: 'Entregue o 1065 e dê a cada sócio o anexo K-1. Com renda conectada aos EUA há também retenção para sócios estrangeiros (8804).',
    },
    form_8804: {
      why: () =>
        'Você respondeu que houve renda tributável nos EUA, e há sócio estrangeiro: a empresa retém o imposto da parte dele.',
      todo: 'Entregue o 8804 com um 8805 para cada sócio estrangeiro e dê a cada um a sua cópia, que vai junto no 1040-NR.',
    },
    form_8813: {
      why: () =>
        'Há renda tributável nos EUA e sócio estrangeiro: o imposto retido é pago ao longo do ano, em quatro parcelas.',
      todo: 'Calcule com o contador a parte de cada sócio estrangeiro e pague com o formulário 8813 até a data.',
    },
    form_1120: {
      why: () => 'Toda Corporation declara o imposto federal do ano, com ou sem lucro.',
      todo: 'Feche as contas do ano fiscal, entregue o 1120 e pague o imposto até a data.',
    },
    form_1040nr: {
      why: () => 'Você respondeu que houve renda tributável nos EUA: cada dono estrangeiro declara a sua parte.',
      todo: 'Cada um entrega o próprio 1040-NR. Para isso é preciso ter ITIN; confirme o prazo com um contador. Marque como feita quando todos entregarem.',
    },
    fbar: {
      why: () =>
        'Você respondeu que a empresa teve contas fora dos EUA que somaram mais de US$ 10.000 em algum dia do ano.',
      todo: 'Entregue o FBAR pelo sistema BSA E-Filing. Quem perde a data tem prorrogação automática, sem pedir nada.',
    },
    be13: {
      why: () =>
        'A empresa tem dono estrangeiro: o órgão de estatística dos EUA (BEA) pergunta uma vez por todo investimento novo.',
      todo: 'Responda no site do BEA. Empresas pequenas preenchem só o formulário curto, o Claim for Exemption. Guarde a confirmação.',
    },
    registered_agent: {
      why: ({ state }: Company) =>
        `O estado (${state}) exige um agente registrado com endereço físico lá, e o ano contratado termina no aniversário da empresa.`,
      todo: 'Renove o agente ou indique outro antes da data. Sem agente, o estado pode encerrar a empresa.',
    },
    irpf: {
      why: () =>
        'Há sócio com residência fiscal no Brasil: a participação na empresa e as contas no exterior entram na declaração.',
      todo: 'Declare a participação em Bens e Direitos e apure o lucro da controlada pela Lei 14.754 com o seu contador. Ele vai pedir as demonstrações financeiras do ano da empresa, no padrão contábil brasileiro.',
    },
    cbe: {
      why: () =>
        'Você respondeu que há no Brasil quem tenha US$ 1 milhão ou mais no exterior em 31 de dezembro, contando inteiros os bens em conjunto.',
      todo: 'Cada titular de um bem em conjunto declara. Entregue a declaração no site do Banco Central até a data. A participação na empresa americana também conta.',
    },
  },
  exempt: {
    title: 'O que você não precisa entregar',
    boi: 'Não exigido: empresa aberta nos EUA está isenta desde 2025, e a isenção virou definitiva em 2026.',
    ny_transparency: 'Não exigido: a lei do estado só alcança LLCs formadas fora dos EUA.',
  },
  ask: {
    title: 'Pergunte ao contador',
    text: 'Não conseguimos confirmar se estes valem para a sua empresa. Por isso não estão no calendário.',
  },
  taxStatus: {
    title: 'Onde cada sócio paga imposto',
    text: 'Disso depende o que a empresa entrega ao fisco dos EUA e do Brasil. Se mudar, responda de novo.',
    missing:
      'Falta dizer onde cada sócio paga imposto e se tem cidadania americana ou green card. Algumas obrigações dependem disso.',
    answer: 'Responder agora',
    country: 'País de residência fiscal',
    choose: 'Escolha o país',
    usPerson: 'Cidadania americana ou green card?',
    usPersonHint: 'Quem tem um dos dois não conta como dono estrangeiro nos EUA, mesmo morando no Brasil.',
    saved: 'Respostas salvas. O calendário já conta com elas.',
    failed: 'Não foi possível salvar as respostas',
  },
  questions: {
    title: 'Complete o calendário',
    text: 'Quatro perguntas que só você sabe responder. Sem resposta, nada é incluído.',
    assetsAbroad:
      'Algum sócio com residência fiscal no Brasil tem US$ 1 milhão ou mais no exterior em 31 de dezembro? Bens em conjunto contam inteiros.',
    foreignAccounts: 'A empresa teve contas fora dos EUA que somaram mais de US$ 10.000 em algum dia do ano?',
    usIncome: 'A empresa teve renda tributável nos EUA este ano?',
    employees: 'A empresa tem funcionários nos EUA?',
    yes: 'Sim',
    no: 'Não',
    unknown: 'Não sei',
    employeesNote:
      'Com funcionários há declarações de folha de pagamento que este calendário não cobre. Fale com um contador nos EUA.',
    save: 'Salvar respostas',
    saved: 'Respostas salvas. O calendário já conta com elas.',
    failed: 'Não foi possível salvar as respostas',
  },
  calendar: {
    title: 'Na sua agenda',
    text: 'Leve os prazos para o Google Agenda, o Outlook ou o calendário do celular.',
    download: 'Baixar arquivo .ics',
    make: 'Criar endereço privado',
    again: 'Criar outro endereço',
    revoke: 'Revogar endereço',
    what: 'endereço da agenda',
    shown:
      'Copie agora: por segurança, este endereço só aparece uma vez. Quem tem o endereço vê os prazos desta empresa.',
    active: ({ at }: { at: string }) => `Há um endereço ativo, criado em ${at}.`,
    read: ({ at }: { at: string }) => `Lido pela última vez em ${at}.`,
    never: 'Ainda não foi lido por nenhuma agenda.',
    replaces: 'Criar outro, ou trocar a sua senha, desliga o atual.',
    revoked: 'Endereço revogado',
    failed: 'Não foi possível mudar o endereço',
  },
  team: {
    intro: 'Os prazos das empresas que estão com você ou com a equipe, do mais próximo ao mais distante.',
    caption: 'Obrigações das empresas',
    filter: 'Filtrar obrigações',
    filters: {
      soon: 'Próximos 60 dias',
      overdue: 'Vencidas',
      open: 'Todas em aberto',
      unconfirmed: 'Fatos a confirmar',
    },
    columns: { duty: 'Obrigação', company: 'Empresa', due: 'Vence', amount: 'Valor', status: 'Situação' },
    empty: 'Nada por aqui',
    emptyText: 'Nenhuma obrigação neste filtro.',
  },
} as const
