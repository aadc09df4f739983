import type { QuizEntity } from '#features/catalog/rules/entity-quiz-rule.ts'

export const quizIntro = {
  title: 'LLC ou Corporation?',
  lead: 'Seis perguntas rápidas. No fim, uma recomendação com os motivos. Nada é enviado nem guardado.',
  invitation: 'Leva cerca de um minuto.',
  start: 'Fazer o quiz',
  openFailed: 'Não foi possível abrir o quiz. Confira a conexão e tente de novo.',
  needsScript: 'O quiz precisa de JavaScript. Se preferir, escreva para a gente na página de contato.',
  next: 'Próxima',
  back: 'Voltar',
  finish: 'Ver recomendação',
  again: 'Refazer o quiz',
  progress: (step: number, total: number): string => `Pergunta ${step} de ${total}`,
  missing: 'Escolha uma resposta para continuar.',
} as const

export const quizResults: Readonly<Record<QuizEntity, { title: string; text: string; button: string }>> = {
  LLC: {
    title: 'Para o seu caso, a LLC parece o melhor começo',
    text: 'Ela separa o patrimônio da empresa do patrimônio dos sócios, aceita donos de qualquer país e tem rotina mais simples.',
    button: 'Começar com uma LLC',
  },
  Corporation: {
    title: 'Para o seu caso, a Corporation parece o melhor começo',
    text: 'Ela tem ações, diretoria e atas. É a forma que investidores e planos de participação costumam pedir.',
    button: 'Começar com uma Corporation',
  },
}
