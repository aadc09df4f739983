import { FACTOR_RESET_HOURS } from '#features/accounts/rules/factor-reset.ts'
import { formatsOf } from '#rules/language/formats.ts'
import { deviceName } from '#rules/sign-in/device-name.ts'
import type { TwoFactorChange } from '#rules/sign-in/two-factor-change.ts'
import type { WordsOf } from './mail-words.ts'
import { twoFactorChange } from './two-factor-change.ts'

const { moment } = formatsOf('en_US')

const changes: Record<TwoFactorChange, (siteName: string) => { subject: string; paragraph: string }> = {
  on: (siteName) => ({
    subject: `Two-step verification turned on at ${siteName}`,
    paragraph: `Two-step verification of your account at ${siteName} is on. From now on, besides the password, we ask for a code from your app. Keep the recovery codes in a safe place: they open the account if you lose your phone.`,
  }),
  off: (siteName) => ({
    subject: `Two-step verification turned off at ${siteName}`,
    paragraph: `Two-step verification of your account at ${siteName} was turned off. From now on, the password is enough to sign in.`,
  }),
  codes: (siteName) => ({
    subject: `New recovery codes at ${siteName}`,
    paragraph: `Your account at ${siteName} has new recovery codes. The old ones no longer work.`,
  }),
  passkey_added: (siteName) => ({
    subject: `New passkey at ${siteName}`,
    paragraph: `Your account at ${siteName} has a new passkey. It signs in without the password.`,
  }),
  passkey_removed: (siteName) => ({
    subject: `Passkey removed at ${siteName}`,
    paragraph: `A passkey of your account at ${siteName} was removed, and the other devices were signed out.`,
  }),
  reset_asked: (siteName) => ({
    subject: `Request to remove two-step verification at ${siteName}`,
    paragraph: `Our team was asked to remove two-step verification from your account at ${siteName}, because phone and codes are lost. It will be removed in ${FACTOR_RESET_HOURS} hours. To cancel, sign in with a code, press Keep under Settings, Security, or create a new password.`,
  }),
  reset_cancelled: (siteName) => ({
    subject: `Two-step verification stays on at ${siteName}`,
    paragraph: `The request to remove two-step verification from your account at ${siteName} was cancelled. Everything stays as it was.`,
  }),
  reset: (siteName) => ({
    subject: `Two-step verification removed at ${siteName}`,
    paragraph: `Our team removed two-step verification from your account at ${siteName}, as requested, and ended every session. Sign in with the password and turn it on again with the new phone.`,
  }),
}
const wasMe = 'If it was you, there is nothing you need to do.'
const button = 'It was not me'
const notMe = 'If it was not you, create a new password now with the button above and talk to our support.'
const bothNeeded = 'The link is valid for 24 hours and works once. The e-mail changes only after both have been used.'

export const securityWords: WordsOf<
  | 'reset-password'
  | 'password-changed'
  | 'new-device'
  | 'two-factor-changed'
  | 'approve-email-change'
  | 'confirm-email-change'
  | 'email-changed'
> = {
  'reset-password': ({ siteName }) => ({
    subject: `Reset your ${siteName} password`,
    paragraphs: [`We received a request to reset the password of your account at ${siteName}.`],
    button: 'Create a new password',
    notes: [
      'The link is valid for 1 hour and works once. If you ask for another one, only the newest works.',
      'If it was not you, ignore this message: your password stays the same.',
    ],
  }),
  'password-changed': ({ siteName }) => ({
    subject: `Your ${siteName} password was changed`,
    paragraphs: [
      `The password of your account at ${siteName} has just been changed. For your safety, the other sessions were ended.`,
      wasMe,
    ],
    button,
    notes: [notMe],
  }),
  'new-device': ({ siteName, signIn }) => ({
    subject: `New sign-in to your account at ${siteName}`,
    paragraphs: [
      `Somebody signed in to your account at ${siteName} in a browser that you had not used before.`,
      [
        `When: ${moment(signIn.at, signIn.timeZone)}`,
        `Device: ${deviceName(signIn.device, 'en_US')}`,
        ...(signIn.ip ? [`IP address: ${signIn.ip}`] : []),
      ].join('\n'),
      wasMe,
    ],
    button,
    notes: [`${notMe} The new password ends all open sessions.`],
  }),
  'two-factor-changed': (facts) => {
    const { subject, paragraph } = changes[twoFactorChange(facts)](facts.siteName)
    return { subject, paragraphs: [paragraph, wasMe], button, notes: [notMe] }
  },
  'approve-email-change': ({ siteName, newEmail }) => ({
    subject: `Approve the change of your e-mail at ${siteName}`,
    paragraphs: [
      `We received a request to change the e-mail of your account at ${siteName} to ${newEmail}.`,
      'If it was you, approve the change here and also use the link that we sent to the new address.',
    ],
    button: 'Approve the change',
    notes: [
      bothNeeded,
      'If it was not you, do not use the link: your e-mail stays the same. For your safety, change your password.',
    ],
  }),
  // The reader may be a stranger whose address was typed by mistake, so the account's own address is not named.
  'confirm-email-change': ({ siteName }) => ({
    subject: `Confirm your new e-mail at ${siteName}`,
    paragraphs: [
      `This address was given as the new e-mail of an account at ${siteName}. To confirm that it is yours, open the link in the browser in which you are signed in.`,
      'We sent another link to the present e-mail of the account, to approve the change.',
    ],
    button: 'Confirm the new e-mail',
    notes: [bothNeeded, 'If you did not ask for the change, ignore this message.'],
  }),
  'email-changed': ({ siteName }) => ({
    subject: `The e-mail of your account at ${siteName} has changed`,
    paragraphs: [
      `The e-mail of your account at ${siteName} has just been changed, with the approval of both addresses. From now on, sign in with the new one.`,
      'For your safety, the other sessions were ended.',
    ],
    button,
    notes: [`${wasMe} If it was not, talk to our support now with the button above.`],
  }),
}
