import type { TranslationOf } from '#rules/language/translation.ts'
import type { impersonation as portuguese } from './impersonation.pt-BR.ts'

export const impersonation: TranslationOf<typeof portuguese> = {
  label: 'Access as somebody else',
  as: ({ name }) => `Viewing as: ${name}`,
  left: ({ minutes }) => (minutes === 1 ? 'ends in 1 minute' : `ends in ${minutes} minutes`),
  stop: 'Stop',
  stopped: 'Impersonation ended',
  stopFailed: 'Could not end the impersonation',
}
