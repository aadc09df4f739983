import { type ContentLink, type IconCard, type Step, TIMES_ARE_ESTIMATES } from './content-shapes.ts'
import { figure } from './figure.ts'

const start: ContentLink = { label: 'Começar agora', to: '/cadastro' }

export const landingHero = {
  headline: 'Abra sua empresa nos Estados Unidos',
  headlineAccent: 'sem sair do Brasil',
  lead: 'Você escolhe o tipo de empresa e o estado. Nossa equipe prepara os documentos, protocola no estado e pede o EIN. Você acompanha tudo pelo painel, em português.',
  primary: start,
  secondary: { label: 'Como funciona', to: '/como-funciona' },
  proof: figure('companiesProof'),
  proofNote: figure('companiesNote'),
  beforeProof: 'As taxas de cada estado estão aqui, com fonte e data, antes de você pedir.',
  from: 'São Paulo',
  to: 'Delaware',
  times: {
    title: 'Prazo',
    rows: [
      { label: 'Registro no estado', value: figure('shortFormation') },
      { label: 'EIN, depois do registro', value: figure('shortEin') },
      { label: 'No total', value: figure('shortTotal') },
    ],
    measured: figure('timesNote'),
    note: TIMES_ARE_ESTIMATES,
  },
} as const

export const landingBenefits = {
  title: 'O que muda quando alguém faz isso com você',
  lead: 'Abrir empresa em outro país tem papel, prazo e inglês técnico. Cuidamos dessa parte.',
  cards: [
    {
      icon: 'languages',
      title: 'Atendimento em português',
      text: 'Você pergunta e recebe resposta na sua língua. Cada termo em inglês vem explicado.',
    },
    {
      icon: 'map-pin',
      title: 'Tudo a distância',
      text: 'Cadastro, documentos e assinaturas são feitos pela internet. A abertura não exige viagem.',
    },
    {
      icon: 'file-text',
      title: 'Documentos preparados',
      text: 'Montamos o pedido de formação no modelo do estado e conferimos os dados antes de protocolar.',
    },
    {
      icon: 'badge-check',
      title: 'EIN sem SSN',
      text: 'O EIN é o número fiscal da empresa. Fazemos o pedido ao IRS mesmo que você não tenha número fiscal americano.',
    },
    {
      icon: 'activity',
      title: 'Acompanhamento em tempo real',
      text: 'O painel mostra em que etapa o pedido está, o que falta e de quem depende.',
    },
    {
      icon: 'receipt-text',
      title: 'Preço por partes',
      text: 'Plano e taxa do estado aparecem separados antes do pagamento. Você vê também o que o estado cobra por ano.',
    },
  ] satisfies readonly IconCard[],
} as const

export const landingSteps = {
  title: 'Do cadastro à empresa aberta, em seis passos',
  lead: `No total: ${figure('timeTotal')}. O prazo final depende do estado e do IRS.`,
  steps: [
    {
      title: 'Escolha o tipo e o estado',
      text: 'LLC ou Corporation, em qualquer um dos 50 estados. O quiz e os guias ajudam a decidir.',
    },
    { title: 'Escolha o plano', text: 'Compare o que cada plano inclui e veja a taxa do estado na mesma tela.' },
    {
      title: 'Conte sobre a empresa e os sócios',
      text: 'Nome, duas opções de reserva, atividade e a participação de cada sócio.',
    },
    {
      title: 'Pague e envie os documentos',
      text: 'Identidade e comprovante de endereço, em PDF ou foto. Um agente confere cada arquivo.',
    },
    {
      title: 'Registro no estado',
      text: 'Protocolamos o pedido e avisamos quando o estado aprovar.',
      time: figure('shortFormation'),
    },
    {
      title: 'EIN e documentos finais',
      text: 'Com a empresa registrada, pedimos o EIN. Tudo fica guardado no painel para você baixar.',
      time: `mais ${figure('shortEin')}`,
    },
  ] satisfies readonly Step[],
} as const

export const landingPlans = {
  title: figure('landingPlansTitle'),
  lead: 'Todos incluem o primeiro ano de agente registrado e atendimento em português.',
  contactText: 'Ficou em dúvida sobre qual escolher?',
  contact: { label: 'Fale com nossa equipe', to: '/contato' },
} as const

/** Customers' ratings, shown once at least three may be published (B1). */
export const landingStories = {
  title: 'Histórias de quem abriu empresa fora',
  rating: figure('storiesRating'),
  note: 'São as respostas mais recentes de clientes que deixaram publicar, sem escolha por nota.',
  averageNote: 'A média conta todas as avaliações, também as que não são publicadas.',
  replyTitle: 'Resposta da equipe',
} as const

/** Shown in place of the stories until there are enough ratings. */
export const landingBeforeStories = {
  title: 'O que você confere antes de pedir',
  includedTitle: 'Em todos os planos',
  included: [
    'Verificação do nome, com até duas reservas',
    'Preparo e protocolo dos documentos de formação',
    'Pedido do EIN ao IRS',
    'Agente registrado no primeiro ano',
    'Um agente que responde em português',
  ],
  statesTitle: 'Taxa do estado para abrir uma LLC',
  state: 'Estado',
  formation: 'Taxa',
  source: 'Fonte oficial, conferida em',
  statesNote: 'Cada data abre a página oficial do estado.',
  link: { label: 'Ver todos os estados', to: '/cadastro#guias-dos-estados' },
} as const

export const landingClosing = {
  title: 'Pronto para começar sua empresa nos Estados Unidos?',
  text: 'Escolha o tipo e o estado agora. Você só paga depois de ver o valor completo.',
  primary: start,
  secondary: { label: 'Falar com a equipe', to: '/contato' },
} as const
