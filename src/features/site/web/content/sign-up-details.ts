import { signUpAnchors, signUpContact } from '#features/orders/web/sign-up-landing.ts'
import { papersSigned } from '#features/papers/rules/signatures.ts'
import { type IconCard, legalNote, type Question, TIMES_ARE_ESTIMATES } from './content-shapes.ts'
import { figure } from './figure.ts'

export const signUpClaims = {
  rating: figure('ratingValue'),
  ratingLabel: figure('ratingLabel'),
  count: figure('countValue'),
  countLabel: figure('countLabel'),
  note: figure('figuresNote'),
  /** Shown until there are enough ratings and companies for figures. */
  included: 'Em todos os planos',
  includedLabel: 'documentos de formação, pedido do EIN e agente registrado no primeiro ano',
  sourced: 'Taxas com fonte e data',
  sourcedLabel: 'o que cada estado cobra, antes de você pedir',
} as const

export const signUpFeatures = {
  title: 'O que está incluído',
  lead: 'O essencial vem em todos os planos.',
  cards: [
    {
      icon: 'search-check',
      title: 'Verificação do nome',
      text: 'Conferimos o nome com as regras do estado e com os nossos registros. Você indica até duas reservas.',
    },
    {
      icon: 'file-text',
      title: 'Documentos de formação',
      text: `Preparo e protocolo no estado. Prazo: ${figure('timeFormation')}.`,
    },
    {
      icon: 'badge-check',
      title: 'Pedido do EIN',
      text: `Enviamos o pedido ao IRS depois do registro. Prazo: ${figure('timeEin')}.`,
    },
    {
      icon: 'building-2',
      title: 'Agente registrado',
      text: 'O primeiro ano é grátis em todos os planos.',
    },
    {
      icon: 'bell-ring',
      title: 'Alertas de compliance',
      text: `Avisos dos prazos do estado e do IRS, nos planos ${figure('alertPlans')}.`,
    },
    {
      icon: 'message-circle',
      title: 'Um agente com você',
      text: 'Mensagens em português, no mesmo painel em que ficam os documentos.',
    },
  ] satisfies readonly IconCard[],
  note: { text: TIMES_ARE_ESTIMATES },
} as const

const costs = { label: 'Ver quanto custa manter', to: `#${signUpAnchors.cost}` }

export const signUpFaq = {
  title: 'Antes de começar',
  items: [
    {
      id: 'taxa-unica',
      question: 'O preço é pago uma vez só?',
      answer: 'Sim. É uma taxa única, sem renovação anual surpresa.',
      note: legalNote(
        'O que continua são as obrigações da empresa com o estado e o IRS. Muitos estados cobram taxa ou relatório periódico, que listamos ao lado do preço.',
        { link: costs },
      ),
    },
    {
      id: 'alertas-de-compliance',
      question: 'Os alertas de compliance estão incluídos?',
      answer: `Estão incluídos nos planos ${figure('alertPlans')}.`,
    },
    {
      id: 'agente-registrado',
      question: 'Posso ser meu próprio agente registrado?',
      answer: 'Pode. Mas todo plano já vem com o primeiro ano de agente registrado grátis.',
      note: legalNote(
        'O agente precisa de endereço físico no estado e presença em horário comercial. Quem mora no Brasil, na prática, precisa de um terceiro. Depois do primeiro ano, o serviço tem custo.',
      ),
    },
    {
      id: 'assinatura',
      question: 'Vou precisar assinar documentos?',
      answer: `Sim. Com caneta, no papel: ${papersSigned('ink')}. Na tela: ${papersSigned('screen')}. Avisamos quando assinar cada um.`,
      note: {
        text: 'A assinatura é feita fora do painel: você baixa o documento, assina e envia o arquivo assinado pelo painel.',
      },
    },
  ] satisfies readonly Question[],
  contactText: 'Ainda tem dúvida?',
  contact: signUpContact,
} as const
