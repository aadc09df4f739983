import type { Language } from '#rules/language/preferences.ts'

type ZipWords = {
  /** File name of the index inside the archive. */
  index: string
  archive: (company: string) => string
  title: (company: string) => string
  made: (day: string) => string
  files: (count: number) => string
  document: (name: string) => string
  type: (name: string) => string
  version: (version: number, day: string, size: string) => string
  missing: string
}

/** Texts of an archive's name and index; a missing one does not compile. */
export const zipWords: Record<Language, ZipWords> = {
  pt_BR: {
    index: 'indice.txt',
    archive: (company) => `documentos ${company}`,
    title: (company) => `Documentos de ${company}`,
    made: (day) => `Pacote feito em ${day}`,
    files: (count) => (count === 1 ? '1 arquivo' : `${count} arquivos`),
    document: (name) => `Documento: ${name}`,
    type: (name) => `Tipo: ${name}`,
    version: (version, day, size) => `Versão ${version}, enviada em ${day}, ${size}`,
    missing: 'O arquivo não foi encontrado e não está neste pacote.',
  },
  en_US: {
    index: 'index.txt',
    archive: (company) => `documents ${company}`,
    title: (company) => `Documents of ${company}`,
    made: (day) => `Archive made on ${day}`,
    files: (count) => (count === 1 ? '1 file' : `${count} files`),
    document: (name) => `Document: ${name}`,
    type: (name) => `Type: ${name}`,
    version: (version, day, size) => `Version ${version}, sent on ${day}, ${size}`,
    missing: 'The file was not found and is not in this archive.',
  },
  es_ES: {
    index: 'indice.txt',
    archive: (company) => `documentos ${company}`,
    title: (company) => `Documentos de ${company}`,
    made: (day) => `Paquete hecho el ${day}`,
    files: (count) => (count === 1 ? '1 archivo' : `${count} archivos`),
    document: (name) => `Documento: ${name}`,
    type: (name) => `Tipo: ${name}`,
    version: (version, day, size) => `Versión ${version}, enviada el ${day}, ${size}`,
    missing: 'El archivo no se ha encontrado y no está en este paquete.',
  },
}
