import { brl, inclusions, payment, prices } from './claims.ts'
import { type ContentLink, legalNote, type PlanCard, type Question } from './content-shapes.ts'

const start = (label: string): ContentLink => ({ label, to: '/cadastro' })
const { basico, enterprise } = inclusions

export const plansHeading = {
  title: 'Planos',
  lead: 'Um pagamento pelo serviço. Escolha pelo tempo de endereço, pelo acesso à plataforma e pelo apoio jurídico de que você precisa.',
} as const

export const planCards: readonly PlanCard[] = [
  {
    id: 'basico',
    name: 'Básico',
    amountBrl: prices.plans.basico,
    price: brl(prices.plans.basico),
    period: 'pagamento único',
    description: 'O necessário para abrir a empresa e passar o primeiro ano.',
    features: [
      'Preparo e protocolo dos documentos de formação',
      'Solicitação do EIN ao IRS',
      'Agente registrado grátis no primeiro ano',
      `${basico.addressYears} ano de endereço comercial`,
      `${basico.platformYears} ano de acesso à plataforma`,
      'Atendimento em português',
    ],
    highlighted: false,
    button: start('Começar com o Básico'),
  },
  {
    id: 'premium',
    name: 'Premium',
    amountBrl: prices.plans.premium,
    price: brl(prices.plans.premium),
    period: 'pagamento único',
    description: 'Para manter documentos e prazos no mesmo lugar, sem data para acabar.',
    features: [
      'Tudo do Básico',
      'Acesso vitalício à plataforma',
      'Agente registrado grátis no primeiro ano',
      'Atendimento em português',
    ],
    highlighted: true,
    button: start('Começar com o Premium'),
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    amountBrl: prices.plans.enterprise,
    price: brl(prices.plans.enterprise),
    period: 'pagamento único',
    description: 'Para quem vai operar com marca própria e quer apoio jurídico por perto.',
    features: [
      'Tudo do Premium',
      `${enterprise.addressYears} anos de endereço comercial`,
      `${enterprise.legalHours} horas de consultoria jurídica`,
      'Registro de marca',
    ],
    highlighted: false,
    button: start('Começar com o Enterprise'),
  },
]

export const plansNote =
  'A taxa do estado é cobrada à parte. O total do seu pedido, em dólares e dividido em plano e taxa, aparece antes do pagamento. É ele que vale.'

export const customPlanBox = {
  title: 'Precisa de um plano personalizado?',
  text: 'Várias empresas, sócios em países diferentes ou uma estrutura já montada? Conte o caso e respondemos com uma proposta.',
  button: { label: 'Falar com a equipe', to: '/contato' },
} as const

export const plansFaq = {
  title: 'Perguntas sobre os planos',
  items: [
    {
      id: 'pagamento-unico',
      question: 'O preço é cobrado uma vez só?',
      answer: 'Sim. Você paga o plano uma vez, sem renovação anual da nossa parte.',
      note: legalNote(
        'O estado e o IRS têm obrigações periódicas, com taxa em muitos estados, e o agente registrado é grátis só no primeiro ano. Depois, ele tem custo.',
        { link: { label: 'Ver o custo anual de cada estado', to: '/cadastro#guias-dos-estados' } },
      ),
    },
    {
      id: 'formas-de-pagamento',
      question: 'Como posso pagar?',
      answer: `Por ${payment.text}.`,
      note: { text: 'As formas disponíveis para o seu pedido aparecem na tela de pagamento.' },
    },
    {
      id: 'mudar-de-plano',
      question: 'Posso mudar para um plano maior depois?',
      answer: 'Pode. Você paga só a diferença entre os planos. Peça pelo contato ou pelas mensagens do painel.',
    },
    {
      id: 'taxa-do-estado',
      question: 'A taxa do estado está no preço?',
      answer:
        'Não. Ela varia por estado e tipo de empresa, e aparece separada do plano antes de você pagar. Repassamos o valor que o estado cobra.',
      link: { label: 'Comparar taxas dos 50 estados', to: '/cadastro#guias-dos-estados' },
    },
    {
      id: 'consultoria-juridica',
      question: 'O que é a consultoria jurídica do Enterprise?',
      answer: `São ${enterprise.legalHours} horas com profissionais habilitados, para contratos, sócios e dúvidas sobre a operação.`,
      note: { text: 'Os textos deste site são informação geral e não substituem essa consulta.' },
    },
  ] satisfies readonly Question[],
} as const
