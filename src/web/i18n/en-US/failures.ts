import type { failures as portuguese } from '#web/i18n/pt-BR/failures.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const failures: TranslationOf<typeof portuguese> = {
  unknown: 'Something went wrong. Try again.',
  noConnection: 'The server could not be reached. Try again.',
  tooMany: ({ wait }) => `Too many tries. Try again in ${wait}.`,
  byCode: {
    invalid: 'Check the highlighted fields.',
    unauthenticated: 'Sign in to continue.',
    invalid_credentials: 'Sign-in failed. Please check your credentials.',
    second_step_over: 'The time to enter the code is over. Sign in again.',
    account_disabled: 'This account is disabled. Contact support.',
    forbidden: 'You are not allowed to do that.',
    password_change_required: 'Create a new password to continue.',
    two_factor_required: 'Turn on two-step verification to continue.',
    not_while_acting: 'That cannot be done while you see the product as somebody else.',
    not_found: 'We could not find what you are looking for.',
    conflict: 'The data changed while you were editing. Reload and try again.',
    no_agent: 'An agent will be assigned to your process soon',
    papers_missing:
      'Required documents are missing. Only the office can approve like this, with a reason that the customer reads.',
    link_expired: 'This link no longer works. Ask for a new one.',
    wrong_password: 'The current password is not right',
    wrong_code: 'The code is wrong or was used before',
    account_not_created: 'The account could not be created',
    weak_password: 'That password is easy to guess. Choose another one.',
    too_many_requests: 'Too many tries. Wait a little and try again.',
    internal: 'Something went wrong on our side. Try again in a moment.',
    unavailable: 'The service is coming back. Try again in a moment.',
  },
}
