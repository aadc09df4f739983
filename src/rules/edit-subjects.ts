import type { Locale } from '#rules/language/translation.ts'

/** The kinds of editable records, each with a version and a history, and what the audit log calls them. */
const names = {
  package: { 'pt-BR': 'Plano', 'en-US': 'Plan', 'es-ES': 'Plan' },
  extra: { 'pt-BR': 'Serviço', 'en-US': 'Service', 'es-ES': 'Servicio' },
  announcement: { 'pt-BR': 'Anúncio', 'en-US': 'Announcement', 'es-ES': 'Anuncio' },
  fact: { 'pt-BR': 'Fato sobre um estado', 'en-US': 'Fact about a state', 'es-ES': 'Dato sobre un estado' },
  naming_rule: { 'pt-BR': 'Regra de nome', 'en-US': 'Naming rule', 'es-ES': 'Regla de nombre' },
  document_requirement: { 'pt-BR': 'Documento exigido', 'en-US': 'Required document', 'es-ES': 'Documento exigido' },
  workflow_template: { 'pt-BR': 'Modelo de fluxo', 'en-US': 'Workflow template', 'es-ES': 'Plantilla de flujo' },
  commission_rule: { 'pt-BR': 'Regra de comissão', 'en-US': 'Commission rule', 'es-ES': 'Regla de comisión' },
  refund_rule: { 'pt-BR': 'Regra de reembolso', 'en-US': 'Refund rule', 'es-ES': 'Regla de reembolso' },
  site_settings: { 'pt-BR': 'Configurações', 'en-US': 'Settings', 'es-ES': 'Configuración' },
  // Owners of one company, identified by its registration. The only subject with personal data: erasing the account empties its entries.
  owners: { 'pt-BR': 'Dados dos sócios', 'en-US': 'Owners’ data', 'es-ES': 'Datos de los socios' },
} as const satisfies Record<string, Record<Locale, string>>
export type EditSubject = keyof typeof names
export const editSubjects = Object.keys(names) as EditSubject[]

export const editSubjectsIn = (locale: Locale): Record<EditSubject, string> =>
  Object.fromEntries(editSubjects.map((subject) => [subject, names[subject][locale]])) as Record<EditSubject, string>
