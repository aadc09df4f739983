import type { TranslationOf } from '#rules/language/translation.ts'
import type { edits as portuguese } from './edits.pt-BR.ts'

export const edits: TranslationOf<typeof portuguese> = {
  never: 'Nothing has been changed here yet.',
  somebody: 'Somebody else',
  yes: 'yes',
  no: 'no',
  nothing: 'empty',
  before: 'before:',
  after: 'now:',
  entry: {
    created: ({ who, at }) => `${who} created this on ${at}`,
    changed: ({ who, at }) => `${who} changed this on ${at}`,
    removed: ({ who, at }) => `${who} removed this on ${at}`,
  },
  met: ({ who, at }) =>
    `${who} saved this record on ${at} while you were writing. Nothing that you wrote is lost. What changed:`,
  keep: 'Keep what I wrote',
  take: 'Use what was saved',
}
