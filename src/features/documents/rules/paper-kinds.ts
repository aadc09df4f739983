import type { Language } from '#rules/language/preferences.ts'
import type { DocumentType } from './types.ts'

/** The papers that the product generates from a registration, in the order in which the work on it needs them (G110). */
export const paperKinds = [
  'order_checklist',
  'owners_sheet',
  'name_report',
  'formation_sheet',
  'operating_agreement',
  'bylaws',
  'ss4_sheet',
  'ein_follow_up',
  'banking_resolution',
  'bank_kit',
] as const
export type PaperKind = (typeof paperKinds)[number]

export const paperNames: Record<Language, Record<PaperKind, string>> = {
  pt_BR: {
    order_checklist: 'Checklist do pedido',
    owners_sheet: 'Ficha de identificação dos sócios',
    name_report: 'Relatório de disponibilidade do nome',
    formation_sheet: 'Ficha de dados da formação',
    operating_agreement: 'Operating Agreement',
    bylaws: 'Bylaws',
    ss4_sheet: 'Ficha de dados do SS-4',
    ein_follow_up: 'Ficha de acompanhamento do EIN',
    banking_resolution: 'Resolução bancária',
    bank_kit: 'Capa do dossiê bancário',
  },
  en_US: {
    order_checklist: 'Order checklist',
    owners_sheet: 'Owners’ identification sheet',
    name_report: 'Name availability report',
    formation_sheet: 'Formation data sheet',
    operating_agreement: 'Operating Agreement',
    bylaws: 'Bylaws',
    ss4_sheet: 'SS-4 data sheet',
    ein_follow_up: 'EIN follow-up sheet',
    banking_resolution: 'Banking resolution',
    bank_kit: 'Bank kit cover',
  },
  es_ES: {
    order_checklist: 'Lista de control del pedido',
    owners_sheet: 'Ficha de identificación de los socios',
    name_report: 'Informe de disponibilidad del nombre',
    formation_sheet: 'Ficha de datos de la constitución',
    operating_agreement: 'Operating Agreement',
    bylaws: 'Bylaws',
    ss4_sheet: 'Ficha de datos del SS-4',
    ein_follow_up: 'Ficha de seguimiento del EIN',
    banking_resolution: 'Resolución bancaria',
    bank_kit: 'Portada del expediente bancario',
  },
}

/** The document type under which each paper is stored. */
export const paperDocumentType: Record<PaperKind, DocumentType> = {
  order_checklist: 'other',
  owners_sheet: 'other',
  name_report: 'other',
  formation_sheet: 'formation',
  operating_agreement: 'contract',
  bylaws: 'contract',
  ss4_sheet: 'tax_documentation',
  ein_follow_up: 'tax_documentation',
  banking_resolution: 'banking_reference',
  bank_kit: 'banking_reference',
}

/** True for papers that name the owners: a change of the owners makes them outdated. */
export const namesOwners: Record<PaperKind, boolean> = {
  order_checklist: true,
  owners_sheet: true,
  name_report: false,
  formation_sheet: true,
  operating_agreement: true,
  bylaws: true,
  ss4_sheet: true,
  ein_follow_up: true,
  banking_resolution: true,
  bank_kit: true,
}

/** The kind of a paper by its document name, which is stored in Portuguese. */
export const paperNamed = (name: string): PaperKind | undefined =>
  paperKinds.find((kind) => paperNames.pt_BR[kind] === name)
