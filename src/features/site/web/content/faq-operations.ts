import { legalNote, type Question } from './content-shapes.ts'

export const faqOperations: readonly Question[] = [
  {
    id: 'renovacao-anual',
    question: 'Existe renovação anual?',
    answer: 'Nosso serviço é pago uma única vez, sem renovação anual.',
    note: legalNote(
      'A empresa continua com deveres próprios: muitos estados pedem relatório ou taxa periódica, e o IRS pode pedir declarações mesmo de quem não faturou. Uma LLC de dono estrangeiro único, por exemplo, pode ter de entregar o formulário 5472, com multa alta em caso de falta.',
      { link: { label: 'Ver quanto custa manter', to: '/cadastro#quanto-custa-manter' } },
    ),
  },
  {
    id: 'agente-registrado',
    question: 'O que é o agente registrado? Posso ser o meu?',
    answer:
      'É quem recebe intimações e correspondência oficial da empresa no estado. Você pode ser o seu próprio agente, e todo plano inclui o primeiro ano desse serviço grátis.',
    note: legalNote(
      'O agente precisa de endereço físico no estado e presença em horário comercial. Quem mora no Brasil, na prática, precisa de um terceiro. Depois do primeiro ano, o serviço tem custo.',
    ),
  },
  {
    id: 'advogado',
    question: 'Vocês dão consultoria jurídica ou registram marca?',
    answer: 'Não. Quando o caso pede, indicamos advogado parceiro, contrato à parte.',
    note: legalNote('Quem pede marca nos Estados Unidos e mora fora precisa de um advogado americano.'),
  },
  {
    id: 'conta-bancaria',
    question: 'Consigo abrir conta bancária nos Estados Unidos?',
    answer:
      'É possível. Com o documento de formação e o EIN, a empresa pode pedir conta em bancos e instituições que atendem não residentes.',
    note: { text: 'A aprovação é do banco, que faz a própria análise. Não podemos garanti-la.' },
  },
  {
    id: 'obrigacoes-no-brasil',
    question: 'Preciso declarar a empresa no Brasil?',
    answer:
      'Sim, se você é residente fiscal no Brasil. A participação na empresa e as contas no exterior entram na declaração anual do imposto de renda, e o lucro pode ser tributado aqui mesmo sem distribuição.',
    note: legalNote(
      'A Lei 14.754/2023 trata de empresas controladas no exterior, e acima de certo valor há também a declaração de capitais ao Banco Central. Procure um contador antes de abrir.',
    ),
  },
]
