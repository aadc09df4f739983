import type { QuizAnswers, QuizQuestionId } from '#features/catalog/rules/entity-quiz-rule.ts'
import { legalNote } from './content-shapes.ts'

type AnswerText = { label: string /** Shown if the answer counted for or against the result. */; reason?: string }
type QuestionTexts = {
  readonly [Q in QuizQuestionId]: {
    question: string
    help?: string
    answers: Readonly<Record<QuizAnswers[Q], AnswerText>>
  }
}

export const quizQuestions: QuestionTexts = {
  investors: {
    question: 'Você pretende receber investidores?',
    help: 'Fundos, aceleradoras ou anjos que compram parte da empresa.',
    answers: {
      yes: { label: 'Sim, está nos planos', reason: 'Fundos e aceleradoras costumam exigir ações de uma Corporation.' },
      maybe: { label: 'Talvez, mais para a frente', reason: 'A Corporation já nasce pronta para vender ações.' },
      no: { label: 'Não', reason: 'Sem investidores, a estrutura de ações traz pouco ganho.' },
    },
  },
  partners: {
    question: 'Quantos sócios a empresa terá?',
    answers: {
      one: { label: 'Só eu', reason: 'Com um dono só, a LLC evita reuniões e atas.' },
      few: { label: 'De 2 a 5', reason: 'Com poucos sócios, o acordo da LLC resolve a divisão entre vocês.' },
      many: { label: 'Mais de 5, ou vão mudar', reason: 'Com muitos sócios, ações são mais fáceis de transferir.' },
    },
  },
  profits: {
    question: 'O que você pretende fazer com o lucro?',
    answers: {
      distribute: {
        label: 'Distribuir aos sócios',
        reason:
          'Na Corporation, a empresa paga imposto e o dividendo é tributado de novo. Na LLC padrão, não há essa segunda camada nos EUA.',
      },
      reinvest: {
        label: 'Reinvestir no negócio',
        reason: 'Na Corporation, o lucro pode ficar na empresa depois do imposto dela.',
      },
      unsure: { label: 'Ainda não sei' },
    },
  },
  taxResidency: {
    question: 'Algum sócio é residente fiscal nos Estados Unidos?',
    help: 'Quem tem green card ou passa boa parte do ano lá costuma ser.',
    answers: {
      none: { label: 'Nenhum', reason: 'Para sócios de fora, a LLC costuma ser o caminho mais curto.' },
      some: {
        label: 'Alguns sim, outros não',
        reason: 'Numa LLC com sócios de dentro e de fora, pode haver retenção sobre a parte dos estrangeiros.',
      },
      all: {
        label: 'Todos',
        reason: 'Para residentes nos EUA, o resultado da LLC entra direto na declaração de cada um.',
      },
      unsure: { label: 'Não sei' },
    },
  },
  stockOptions: {
    question: 'Quer oferecer participação (stock options) à equipe?',
    answers: {
      yes: { label: 'Sim', reason: 'Stock options são feitas sobre ações, que só a Corporation emite.' },
      maybe: { label: 'Talvez', reason: 'Ações deixam aberta a porta para um plano de participação.' },
      no: { label: 'Não', reason: 'Sem plano de ações para a equipe, a LLC atende.' },
    },
  },
  simplicity: {
    question: 'Como você prefere a rotina da empresa?',
    answers: {
      simple: { label: 'O mais simples possível', reason: 'A LLC tem menos formalidades no dia a dia.' },
      formal: { label: 'Aceito diretoria, atas e mais papéis', reason: 'Você aceita as formalidades da Corporation.' },
      unsure: { label: 'Tanto faz' },
    },
  },
}

export const quizResultLabels = {
  reasons: 'Por que recomendamos',
  against: 'O que pesa para o outro lado',
  close: 'O resultado ficou próximo. As duas formas podem servir: vale conversar com a equipe ou com um contador.',
  contact: { label: 'Conversar com a equipe', to: '/contato' },
  note: legalNote(
    'Quem é residente fiscal no Brasil deve ouvir um contador antes de decidir: a Receita pode tratar a LLC como regime fiscal privilegiado, e o dividendo da Corporation sofre retenção nos EUA.',
  ),
} as const
