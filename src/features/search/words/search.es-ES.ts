import type { TranslationOf } from '#rules/language/translation.ts'
import type { search as portuguese } from './search.pt-BR.ts'

export const search: TranslationOf<typeof portuguese> = {
  open: 'Buscar',
  shortcut: 'Ctrl K',
  title: 'Buscar en todo',
  label: 'Empresas, personas, documentos y consultas',
  labelAgent: 'Tus empresas, clientes y documentos',
  recent: 'Abiertos hace poco',
  results: 'Resultados',
  hint: 'Escribe un nombre, un correo o el número de un proceso.',
  keys: '↑ ↓ para elegir, Enter para abrir, Esc para cerrar',
  searching: 'Buscando…',
  nothing: ({ term }) => `No se ha encontrado nada para «${term}».`,
  found: ({ count }) => (count === 1 ? '1 resultado' : `${count} resultados`),
  failed: 'La búsqueda ha fallado.',
  kinds: { company: 'Empresa', person: 'Persona', document: 'Documento', ticket: 'Consulta' },
}
