import { foldName } from '#features/catalog/rules/match-state.ts'
import { type PaperKind, paperKinds, paperNames } from '#features/documents/rules/paper-kinds.ts'

const withoutAgreement: readonly PaperKind[] = ['operating_agreement', 'bylaws', 'formation_sheet']
/** Papers that a company type cannot have: for example, partnerships and sole proprietors file no formation form with a state. */
const left: Readonly<Record<string, readonly PaperKind[]>> = {
  llc: ['bylaws'],
  corporation: ['operating_agreement'],
  partnership: withoutAgreement,
  'sole-proprietorship': [...withoutAgreement, 'name_report', 'banking_resolution'],
}

/** The papers that a company of this type can have. */
export const kindsOfCompany = (companyTypeId: string): PaperKind[] =>
  paperKinds.filter((kind) => !(left[companyTypeId] ?? withoutAgreement).includes(kind))

// Names that workflow templates use for papers, besides the papers' own names.
const otherNames: Readonly<Record<string, readonly PaperKind[]>> = {
  'minuta do documento de formacao': ['formation_sheet'],
  'minuta do documento de constituicao': ['formation_sheet'],
  'formulario ss-4': ['ss4_sheet'],
  'dossie bancario': ['banking_resolution', 'bank_kit'],
}
const byName: ReadonlyMap<string, readonly PaperKind[]> = new Map([
  ...paperKinds.map((kind): [string, readonly PaperKind[]] => [foldName(paperNames.pt_BR[kind]), [kind]]),
  ...Object.entries(otherNames),
])

/** The papers behind a name in `documents_generated` of a task; none where only people can make it. */
export const kindsNamed = (name: string, companyTypeId: string): PaperKind[] => {
  const possible = kindsOfCompany(companyTypeId)
  return (byName.get(foldName(name).replace(/\s+/g, ' ')) ?? []).filter((kind) => possible.includes(kind))
}

/** The papers of several names, each once, in the usual order. */
export const kindsGenerated = (names: readonly string[], companyTypeId: string): PaperKind[] => {
  const named = new Set(names.flatMap((name) => kindsNamed(name, companyTypeId)))
  return paperKinds.filter((kind) => named.has(kind))
}
