import { type IconCard, legalNote, type Note, type Step } from './content-shapes.ts'
import { figure } from './figure.ts'

export const howItWorksHeading = {
  title: 'Como funciona',
  lead: 'Você preenche, nós conferimos e protocolamos. Conheça o caminho, etapa por etapa.',
  proof: `${figure('companiesProof')} ${figure('companiesNote')}`,
} as const

export const howItWorksFeatures = {
  title: 'O que você encontra na plataforma',
  cards: [
    {
      icon: 'file-pen-line',
      title: 'Preenchimento guiado dos documentos',
      text: 'Uma pergunta de cada vez, com exemplo e explicação. O rascunho fica salvo enquanto você reúne os dados.',
    },
    {
      icon: 'languages',
      title: 'Tradução automática quando necessário',
      text: 'Você escreve em português. O que precisa chegar ao estado em inglês é traduzido.',
    },
    {
      icon: 'scale',
      title: 'Advogado parceiro, quando precisar',
      text: 'Não vendemos trabalho jurídico. Para contratos, disputas ou registro de marca, indicamos advogado parceiro, contrato à parte.',
    },
    {
      icon: 'activity',
      title: 'Acompanhamento em tempo real',
      text: 'O painel muda assim que uma etapa avança. Você recebe aviso quando algo depende de você.',
    },
  ] satisfies readonly IconCard[],
  notes: [
    {
      text: 'Os documentos que montamos saem em inglês, com o português ao lado. O que você escreve no pedido é passado para o inglês pela equipe quando o estado pede. Não é tradução certificada, que é um serviço à parte.',
    },
    legalNote('Não somos escritório de advocacia nem de contabilidade: a equipe orienta sobre o processo de registro.'),
  ] satisfies readonly Note[],
} as const

export const howItWorksSteps = {
  title: 'As cinco etapas',
  lead: `Formação: ${figure('timeFormation')}. EIN, depois dela: ${figure('timeEin')}. No total: ${figure('timeTotal')}.`,
  steps: [
    {
      title: 'Cadastro e verificação de identidade',
      text: 'Crie a conta e envie um documento com foto e um comprovante de endereço. O passaporte é o mais indicado.',
    },
    {
      title: 'Escolha do tipo de empresa',
      text: 'LLC ou Corporation. O quiz pergunta sobre sócios, lucro e investidores e explica a recomendação.',
    },
    {
      title: 'Documentação e registros',
      text: 'Preparamos o documento de formação, protocolamos no estado e pedimos o EIN ao IRS.',
    },
    {
      title: 'Abertura da conta bancária nos EUA',
      text: 'Com o EIN em mãos, você reúne no painel os documentos que os bancos pedem e abre a conta da empresa.',
    },
    {
      title: 'Empresa operacional',
      text: 'Emita faturas, receba pagamentos e acompanhe os prazos do ano.',
    },
  ] satisfies readonly Step[],
  notes: [
    legalNote(
      'Os prazos são estimativas: o estado e o IRS têm filas próprias, e o EIN de quem não tem SSN nem ITIN pode levar mais tempo.',
    ),
    {
      text: 'A decisão de abrir a conta é do banco, que faz a própria análise e pode pedir outros documentos ou uma visita.',
    },
  ],
} as const

export const howItWorksBenefits = {
  title: 'Por que fazer assim',
  cards: [
    { icon: 'zap', title: 'Rapidez', text: 'O pedido segue para o estado assim que os dados estão conferidos.' },
    {
      icon: 'piggy-bank',
      title: 'Economia',
      text: 'Um pagamento pelo serviço, sem viagem. A taxa do estado é repassada pelo valor que ele cobra.',
    },
    {
      icon: 'shield-check',
      title: 'Segurança',
      text: 'Seus documentos ficam criptografados, e só você e a equipe responsável podem abri-los.',
    },
    {
      icon: 'life-buoy',
      title: 'Suporte contínuo',
      text: 'Um agente responde pelas mensagens do painel, antes e depois do registro.',
    },
    {
      icon: 'mouse-pointer-click',
      title: 'Interface intuitiva',
      text: 'Telas curtas, no celular ou no computador. O próximo passo está sempre à vista.',
    },
    {
      icon: 'book-open',
      title: 'Recursos extras',
      text: 'Quiz de tipo de empresa e guia dos 50 estados, com taxa, prazo, fonte e data.',
    },
  ] satisfies readonly IconCard[],
} as const

export const howItWorksClosing = {
  title: 'Vamos dar o primeiro passo?',
  text: 'O cadastro começa pelo tipo de empresa e pelo estado. Se mudar de ideia, é só voltar e trocar.',
  primary: { label: 'Começar agora', to: '/cadastro' },
  secondary: { label: 'Ver planos', to: '/planos' },
} as const
