import type { Language } from '#rules/language/preferences.ts'

const portuguese = {
  title: 'Dados da empresa',
  name: 'Nome',
  type: 'Tipo',
  state: 'Estado',
  fileNumber: 'Número de registro no estado',
  formedOn: 'Data de formação',
  ein: 'EIN',
  einOn: 'Data do EIN',
  registeredAgent: 'Agente registrado',
  unknown: 'Ainda não informado',
  made: (day: string) =>
    `Gerado em ${day}. Estes são os dados que temos; os documentos oficiais valem mais que este resumo.`,
}
type Words = typeof portuguese

/** Texts of the PDF, complete in each language (L1). */
export const recordWords: Record<Language, Words> = {
  pt_BR: portuguese,
  en_US: {
    title: 'Company data',
    name: 'Name',
    type: 'Type',
    state: 'State',
    fileNumber: 'State file number',
    formedOn: 'Date of formation',
    ein: 'EIN',
    einOn: 'Date of the EIN',
    registeredAgent: 'Registered agent',
    unknown: 'Not known yet',
    made: (day) => `Made on ${day}. This is what we have on file; the official papers prevail over this summary.`,
  },
  es_ES: {
    title: 'Datos de la empresa',
    name: 'Nombre',
    type: 'Tipo',
    state: 'Estado',
    fileNumber: 'Número de registro en el estado',
    formedOn: 'Fecha de constitución',
    ein: 'EIN',
    einOn: 'Fecha del EIN',
    registeredAgent: 'Agente registrado',
    unknown: 'Aún no informado',
    made: (day) =>
      `Generado el ${day}. Son los datos que tenemos; los documentos oficiales prevalecen sobre este resumen.`,
  },
}
