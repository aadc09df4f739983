import { legalNote, type Question } from './content-shapes.ts'
import { figure } from './figure.ts'

export const faqFinancial: readonly Question[] = [
  {
    id: 'formas-de-pagamento',
    question: 'Quais são as formas de pagamento?',
    answer: `Você pode pagar com ${figure('paymentMethods')}.`,
    note: { text: 'As formas disponíveis para o seu pedido aparecem na tela de pagamento.' },
  },
  {
    id: 'upgrade',
    question: 'Posso trocar de plano depois de comprar?',
    answer: 'Sim. Para subir de plano, você paga só a diferença de preço.',
  },
  {
    id: 'taxas-do-estado',
    question: 'As taxas do estado estão incluídas?',
    answer:
      'Elas são cobradas à parte, pelo valor do estado e do tipo de empresa que você escolher. O resumo mostra plano, taxa e total antes do pagamento.',
    link: { label: 'Ver taxas por estado', to: '/cadastro#guias-dos-estados' },
  },
  {
    id: 'franchise-tax-delaware',
    question: 'Delaware cobra franchise tax?',
    answer: `Sim. Para LLCs, a taxa é ${figure('delawareTax')}. Ela é devida mesmo sem faturamento.`,
    note: legalNote(
      'O estado aumentou esse valor a partir do exercício de 2026, e muitas páginas ainda mostram o antigo. O valor em vigor está no guia de Delaware, com fonte e data.',
      {
        link: { label: 'Ver Delaware no guia', to: '/cadastro#guias-dos-estados' },
        state: 'delaware',
      },
    ),
  },
  {
    id: 'iof',
    question: 'Quanto pago de IOF para mandar dinheiro do Brasil para a empresa?',
    answer: `Depende do tipo de envio. ${figure('iof')}`,
    note: legalNote('Confirme com o seu banco ou contador antes de transferir.'),
    needs: 'iof',
  },
  {
    id: 'dividendos',
    question: 'O que mudou no Brasil para quem recebe lucros e dividendos?',
    answer: `A lei criou um imposto mínimo e tributou dividendos altos. ${figure('dividendTax')}`,
    note: legalNote('O lucro da empresa no exterior segue regras próprias. Converse com o seu contador.'),
    needs: 'dividendTax',
  },
  {
    id: 'impostos',
    question: 'Quais impostos a empresa paga?',
    answer:
      'Depende do tipo, do estado e de onde vem a receita. Por padrão, o resultado da LLC é tributado nos sócios. A Corporation paga imposto federal próprio, e os dividendos são tributados à parte.',
    note: legalNote(
      'Brasil e Estados Unidos não têm tratado de imposto de renda. Converse com um contador dos dois países antes de abrir.',
    ),
  },
]
