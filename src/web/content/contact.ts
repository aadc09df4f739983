import { contactSubjectLabels, contactTexts, contactSubjects as subjects } from '#domain/support/contact.ts'
import { hours, hoursText, type OpeningHours } from './claims.ts'

const rows = (list: readonly OpeningHours[]) => list.map((row) => ({ days: row.days, hours: hoursText(row) }))

const kilobytes = (bytes: number): string => (bytes / 1024).toLocaleString('pt-BR', { maximumFractionDigits: 1 })

export const contactHeading = {
  title: 'Contato',
  lead: 'Conte o que você precisa. Respondemos em português, por e-mail.',
} as const

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
  /** Hidden from people; whoever fills it in is a robot. */
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

/** Each line is hidden when its setting is empty. */
export const contactInfo = {
  title: 'Informações de contato',
  lines: [
    { id: 'email', icon: 'mail', label: 'E-mail', values: ['{{email}}', '{{email2}}'] },
    { id: 'phone', icon: 'phone', label: 'Telefone', values: ['{{phone}}', '{{phone2}}'] },
    { id: 'office', icon: 'map-pin', label: 'Escritório', values: ['{{officeAddress}}'] },
  ],
} as const

export const contactHours = {
  title: 'Horário de atendimento',
  rows: rows(hours.contact),
  zone: 'Horário de Brasília.',
  chatTitle: 'Chat',
  chatRows: rows(hours.chat),
} as const

/** No map is loaded with the page: the button opens one elsewhere, in a new tab. */
export const contactOffice = {
  title: 'Nosso escritório',
  city: 'São Paulo',
  mapPlaceholder: 'Mapa interativo seria carregado aqui',
  address: '{{officeAddress}}',
  mapButton: 'Abrir no mapa',
  newTabHint: 'abre em nova aba',
  mapUrl: '{{officeMapUrl}}',
  byAppointment: 'Visitas com hora marcada. Escreva antes de vir.',
} as const
