import { papersSigned } from '#features/papers/rules/signatures.ts'
import { legalNote, type Question } from './content-shapes.ts'
import { figure } from './figure.ts'

export const faqProcess: readonly Question[] = [
  {
    id: 'quanto-tempo-leva',
    question: 'Quanto tempo leva para abrir a empresa?',
    answer: `Formação: ${figure('timeFormation')}. EIN, depois da formação: ${figure('timeEin')}. No total: ${figure('timeTotal')}.`,
    note: legalNote(
      'São estimativas. O estado e o IRS têm filas próprias. Sem SSN nem ITIN, o pedido do EIN não pode ser feito online: segue por telefone, fax ou correio, e na prática pode passar desse prazo.',
    ),
  },
  {
    id: 'preciso-viajar',
    question: 'Preciso viajar aos Estados Unidos?',
    answer: 'Não. Cadastro, documentos, assinatura e registro são feitos a distância.',
    note: {
      text: 'Alguns bancos pedem uma visita para abrir a conta da empresa. Isso depende do banco que você escolher.',
    },
  },
  {
    id: 'quais-documentos',
    question: 'Quais documentos preciso enviar?',
    answer:
      'De cada sócio, um documento com foto (passaporte, CNH ou RG) e um comprovante de endereço recente. Da empresa, uma descrição da atividade. Aceitamos PDF, JPEG e PNG de até 10 MB.',
    note: { text: 'Se tiver passaporte, prefira enviá-lo: é o documento mais aceito por bancos americanos.' },
  },
  {
    id: 'assinatura',
    question: 'Preciso assinar no papel?',
    answer: `Alguns formulários do IRS, sim: ${papersSigned('ink')}. Para ${papersSigned('screen')}, a assinatura na tela serve.`,
    note: { text: 'Você baixa o documento, assina e envia o arquivo assinado pelo painel. Nada disso exige viagem.' },
  },
  {
    id: 'quais-estados',
    question: 'Em quais estados posso abrir?',
    answer: 'Nos 50 estados. Para quem mora no Brasil, costumamos recomendar Delaware, Wyoming e Nevada.',
    link: { label: 'Comparar os 50 estados', to: '/cadastro#guias-dos-estados' },
    note: legalNote(
      'A escolha depende do negócio. Se você tiver loja, estoque ou equipe em outro estado, pode precisar registrar a empresa lá também.',
    ),
  },
  {
    id: 'llc-ou-corporation',
    question: 'LLC ou Corporation?',
    answer:
      'A LLC tem rotina mais simples e costuma servir a quem abre sozinho ou com poucos sócios. A Corporation tem ações e costuma ser pedida por fundos de investimento.',
    link: { label: 'Fazer o quiz', to: '/cadastro#quiz' },
  },
]
