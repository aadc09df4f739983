import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import type { Language } from '#rules/language/preferences.ts'

const portuguese = {
  fileName: 'processos',
  headings: {
    number: 'Processo',
    id: 'Id',
    company: 'Empresa',
    type: 'Tipo',
    state: 'Estado',
    status: 'Status',
    paid: 'Pago',
    paidOn: 'Pago em',
    agent: 'Agente responsável',
    customer: 'Cliente',
    email: 'E-mail do cliente',
    date: 'Data',
  },
  yes: 'sim',
  no: 'não',
  status: {
    pending: 'Pendente',
    in_review: 'Em análise',
    approved: 'Aprovado',
    rejected: 'Rejeitado',
    documents_required: 'Documentos necessários',
  } satisfies Record<RegistrationStatus, string> as Record<RegistrationStatus, string>,
}
type Words = typeof portuguese

/** Texts of the exported CSV file, complete in each language (L1). */
export const exportWords: Record<Language, Words> = {
  pt_BR: portuguese,
  en_US: {
    fileName: 'processes',
    headings: {
      number: 'Process',
      id: 'Id',
      company: 'Company',
      type: 'Type',
      state: 'State',
      status: 'Status',
      paid: 'Paid',
      paidOn: 'Paid on',
      agent: 'Agent in charge',
      customer: 'Customer',
      email: 'Customer e-mail',
      date: 'Date',
    },
    yes: 'yes',
    no: 'no',
    status: {
      pending: 'Pending',
      in_review: 'In review',
      approved: 'Approved',
      rejected: 'Rejected',
      documents_required: 'Documents required',
    },
  },
  es_ES: {
    fileName: 'procesos',
    headings: {
      number: 'Proceso',
      id: 'Id',
      company: 'Empresa',
      type: 'Tipo',
      state: 'Estado',
      status: 'Situación',
      paid: 'Pagado',
      paidOn: 'Pagado el',
      agent: 'Agente responsable',
      customer: 'Cliente',
      email: 'Correo del cliente',
      date: 'Fecha',
    },
    yes: 'sí',
    no: 'no',
    status: {
      pending: 'Pendiente',
      in_review: 'En análisis',
      approved: 'Aprobado',
      rejected: 'Rechazado',
      documents_required: 'Documentos necesarios',
    },
  },
}
