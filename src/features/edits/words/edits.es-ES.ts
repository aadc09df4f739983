import type { TranslationOf } from '#rules/language/translation.ts'
import type { edits as portuguese } from './edits.pt-BR.ts'

export const edits: TranslationOf<typeof portuguese> = {
  never: 'Aquí todavía no se ha cambiado nada.',
  somebody: 'Otra persona',
  yes: 'sí',
  no: 'no',
  nothing: 'vacío',
  before: 'antes:',
  after: 'ahora:',
  entry: {
    created: ({ who, at }) => `${who} lo creó el ${at}`,
    changed: ({ who, at }) => `${who} lo cambió el ${at}`,
    removed: ({ who, at }) => `${who} lo eliminó el ${at}`,
  },
  met: ({ who, at }) =>
    `${who} guardó este registro el ${at}, mientras escribías. No se ha perdido nada de lo que escribiste. Lo que cambió:`,
  keep: 'Mantener lo que escribí',
  take: 'Usar lo que se guardó',
}
