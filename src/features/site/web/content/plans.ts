import { legalNote, type Question } from './content-shapes.ts'
import { figure } from './figure.ts'

export const plansHeading = {
  title: 'Planos',
  lead: 'Um pagamento pelo serviço, mais a taxa do estado. São os mesmos planos e preços que você escolhe no pedido.',
} as const

export const plansNote =
  'A taxa do estado é cobrada à parte. O total do seu pedido, em dólares e dividido em plano e taxa, aparece antes do pagamento. É ele que vale. O selo “Mais popular” é uma indicação nossa.'

/** Shown between a price in reais and the amount in dollars that is charged. */
export const chargedInDollars = 'cobrado em dólares:'

/** Both are hidden while they are empty. */
export const plansExtras = figure('plansExtras')
export const noPlans = figure('noPlans')

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
        { link: { label: 'Ver quanto custa manter', to: '/cadastro#quanto-custa-manter' } },
      ),
    },
    {
      id: 'formas-de-pagamento',
      question: 'Como posso pagar?',
      answer: `Por ${figure('paymentMethods')}.`,
      note: { text: 'As formas disponíveis para o seu pedido aparecem na tela de pagamento.' },
    },
    {
      id: 'mudar-de-plano',
      question: 'Posso mudar para um plano maior depois?',
      answer: 'Pode. Você paga só a diferença entre os planos. Peça no painel, em “Serviços”.',
      link: { label: 'Abrir Serviços no painel', to: '/user/services' },
    },
    {
      id: 'taxa-do-estado',
      question: 'A taxa do estado está no preço?',
      answer:
        'Não. Ela varia por estado e tipo de empresa, e aparece separada do plano antes de você pagar. Repassamos o valor que o estado cobra.',
      link: { label: 'Comparar taxas dos 50 estados', to: '/cadastro#guias-dos-estados' },
    },
  ] satisfies readonly Question[],
} as const
