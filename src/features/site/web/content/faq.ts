import type { Question, SiteIcon } from './content-shapes.ts'
import { faqFinancial } from './faq-financial.ts'
import { faqOperations } from './faq-operations.ts'
import { faqPlatform } from './faq-platform.ts'
import { faqProcess } from './faq-process.ts'

export type FaqCategory = { id: string; title: string; icon: SiteIcon; items: readonly Question[] }

export const faqHeading = {
  title: 'Perguntas frequentes',
  lead: 'Respostas curtas sobre prazos, custos, obrigações e a plataforma. Onde a regra é de lei ou de imposto, dizemos o que confirmar.',
} as const

export const faqCategories: readonly FaqCategory[] = [
  { id: 'processo', title: 'Sobre o processo', icon: 'route', items: faqProcess },
  { id: 'financeiro', title: 'Aspectos financeiros', icon: 'wallet', items: faqFinancial },
  { id: 'operacao', title: 'Operação e compliance', icon: 'calendar-clock', items: faqOperations },
  { id: 'plataforma', title: 'Sobre a plataforma', icon: 'layout-dashboard', items: faqPlatform },
]

/** E-mail and phone lines are hidden when the setting is empty. */
export const faqContactBox = {
  title: 'Não encontrou sua resposta?',
  text: 'Escreva para a gente. Quem responde é uma pessoa da equipe, em português.',
  emailLabel: 'E-mail',
  phoneLabel: 'Telefone',
  button: { label: 'Ir para o contato', to: '/contato' },
} as const
