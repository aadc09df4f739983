import type { TranslationOf } from '#rules/language/translation.ts'
import type { stepUp as portuguese } from './step-up.pt-BR.ts'

export const stepUp: TranslationOf<typeof portuguese> = {
  text: 'This is about money, access or protection. Type your password or the code of two-step verification.',
  password: 'Your password',
  code: 'Code of two-step verification',
  useCode: 'Use a code',
  usePassword: 'Use the password',
  confirm: 'Confirm',
}
