import type { FieldProblem } from '#rules/field-problem.ts'

export const contactSubjects = ['duvidas', 'planos', 'suporte', 'parceria', 'outro'] as const
export type ContactSubject = (typeof contactSubjects)[number]

export const contactSubjectLabels: Record<ContactSubject, string> = {
  duvidas: 'Dúvidas sobre o processo',
  planos: 'Informações sobre planos',
  suporte: 'Suporte técnico',
  parceria: 'Proposta de parceria',
  outro: 'Outro assunto',
}

export const contactStatuses = ['novo', 'respondido', 'encerrado'] as const
export type ContactStatus = (typeof contactStatuses)[number]

const transitions: Record<ContactStatus, readonly ContactStatus[]> = {
  novo: ['respondido', 'encerrado'],
  respondido: ['encerrado'],
  encerrado: ['novo', 'respondido'],
}
export const canMoveContact = (from: ContactStatus, to: ContactStatus): boolean => transitions[from].includes(to)
/** A closed contact message must be reopened before it can be answered. */
export const canAnswerContact = (status: ContactStatus): boolean => status !== 'encerrado'
/** The status of a closed contact message that is reopened. */
export const reopened = (answered: boolean): ContactStatus => (answered ? 'respondido' : 'novo')

export const contactLimits = {
  name: 200,
  phone: 40,
  /** In bytes of UTF-8, as stored, not in characters. */
  messageBytes: 10_240,
  reply: 10_000,
  /** Rate limit of messages per IP address. */
  perAddress: { max: 5, seconds: 600 },
} as const

const sizeOf = (point: number): number => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4)
/** Length of the text in UTF-8, as it is stored. */
export function byteLength(text: string): number {
  let bytes = 0
  for (const character of text) bytes += sizeOf(character.codePointAt(0) ?? 0)
  return bytes
}

/** 8 to 15 digits with the usual separators, and an optional leading plus. */
export const isPhone = (text: string): boolean =>
  /^\+?[\d ().-]+$/.test(text) && text.replace(/\D/g, '').length >= 8 && text.replace(/\D/g, '').length <= 15

const contactProblems: Readonly<Record<string, Partial<Record<FieldProblem, string>>>> = {
  nome: { required: 'Nome é obrigatório', too_long: 'Use um nome mais curto' },
  email: { required: 'E-mail é obrigatório', email: 'E-mail inválido. Confira se há @ e domínio' },
  telefone: { phone: 'Telefone inválido. Use números e, se quiser, o código do país' },
  assunto: { choice: 'Escolha um assunto da lista' },
  mensagem: {
    required: 'Mensagem é obrigatória',
    too_long: 'A mensagem passou do limite. Encurte o texto para enviar',
  },
}
const NOT_ACCEPTED = 'O texto contém caracteres não aceitos'
/** The problem's text for a field. The public form is in Portuguese only, so server and browser share these texts. */
export const contactProblemText = (field: string, problem: FieldProblem): string =>
  contactProblems[field]?.[problem] ?? NOT_ACCEPTED

export const contactTexts = {
  summary: 'Confira os campos marcados.',
  failure: 'Não foi possível enviar sua mensagem agora. O que você escreveu continua aqui. Tente novamente.',
  tooMany:
    'Recebemos várias mensagens suas em pouco tempo. Aguarde alguns minutos e envie de novo. O que você escreveu continua aqui.',
} as const
