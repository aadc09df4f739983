import { figure } from './figure.ts'

export const contactHeading = {
  title: 'Contato',
  lead: 'Conte o que você precisa. Respondemos em português, por e-mail.',
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
  rows: [
    { days: 'Segunda a sexta', hours: figure('contactWeek') },
    { days: 'Sábado', hours: figure('contactSaturday') },
    { days: 'Domingo', hours: figure('contactSunday') },
  ],
  zone: 'Horário de Brasília.',
  chatTitle: 'Chat',
  chatRows: [{ days: 'Segunda a sexta', hours: figure('chatWeek') }],
} as const

/** The page loads no third-party map: the button opens one in a new tab. */
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
