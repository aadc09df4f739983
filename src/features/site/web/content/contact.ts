import { contactSubjectLabels, contactTexts, contactSubjects as subjects } from '#features/tickets/rules/contact.ts'

const kilobytes = (bytes: number): string => (bytes / 1024).toLocaleString('pt-BR', { maximumFractionDigits: 1 })

export const contactSubjects = subjects.map((value) => ({ value, label: contactSubjectLabels[value] }))

export const contactForm = {
  title: 'Envie uma mensagem',
  requiredHint: 'Campos com * são obrigatórios.',
  fields: {
    nome: { label: 'Nome', placeholder: 'Seu nome completo' },
    email: { label: 'E-mail', placeholder: 'voce@exemplo.com.br' },
    telefone: { label: 'Telefone (opcional)', placeholder: '+55 (11) 91234-5678' },
    assunto: { label: 'Assunto (opcional)', placeholder: 'Selecione um assunto' },
    mensagem: { label: 'Mensagem', placeholder: 'Como podemos ajudar?' },
  },
  /** Label of the honeypot field, which only bots see. */
  honeypotLabel: 'Não preencha este campo',
  /** The limit is in bytes: a letter with an accent takes two. */
  counter: (used: number, limit: number): string => `${kilobytes(used)} de ${kilobytes(limit)} kB`,
  submit: 'Enviar mensagem',
  submitting: 'Enviando...',
  privacy: 'Usamos esses dados só para responder a você.',
  privacyLink: { label: 'Política de privacidade', to: '/privacidade' },
} as const

export const contactResults = {
  invalid: contactTexts.summary,
  success: 'Mensagem enviada com sucesso! Entraremos em contato em breve.',
  successHint: 'Enviamos um recibo para o seu e-mail.',
  another: 'Enviar outra mensagem',
  failure: contactTexts.failure,
  offline:
    'Parece que você está sem internet. O que você escreveu continua aqui. Tente novamente quando a conexão voltar.',
  tooMany: contactTexts.tooMany,
  retry: 'Tentar novamente',
} as const
