import { documentNameIn } from '#features/documents/rules/document-names.ts'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { languageTag } from '#rules/language/language-tag.ts'
import type { Language } from '#rules/language/preferences.ts'

type Approved = { company: string; documents: readonly { document: string; documentType: DocumentType }[] }

const MOST_NAMED = 5

/** `“A”, “B” e mais 2`: a notification has room for a few names. */
function named(language: Language, documents: Approved['documents'], more: (count: number) => string): string {
  const names = documents.slice(0, MOST_NAMED).map(({ document, documentType }) => {
    const name = documentNameIn(language, { name: document, type: documentType })
    return language === 'es_ES' ? `«${name}»` : `“${name}”`
  })
  const left = documents.length - names.length
  return new Intl.ListFormat(languageTag[language]).format(left > 0 ? [...names, more(left)] : names)
}

/** Several documents of a company that were approved within a short time. */
export const approvedDocuments = {
  portuguese: ({ company, documents }: Approved) => ({
    title: 'Documentos aprovados',
    message: `Conferimos e aprovamos ${documents.length} documentos da ${company}: ${named('pt_BR', documents, (count) => `mais ${count}`)}. Veja em Documentos se falta mais algum.`,
  }),
  english: ({ company, documents }: Approved) => ({
    title: 'Documents approved',
    message: `We checked and approved ${documents.length} documents of ${company}: ${named('en_US', documents, (count) => `${count} more`)}. See in Documents whether another one is missing.`,
  }),
  spanish: ({ company, documents }: Approved) => ({
    title: 'Documentos aprobados',
    message: `Hemos revisado y aprobado ${documents.length} documentos de ${company}: ${named('es_ES', documents, (count) => `${count} más`)}. Mira en Documentos si falta alguno más.`,
  }),
}
