import { sql } from 'kysely'
import { z } from 'zod'
import { passkeys } from '#features/accounts/contract/passkeys.ts'
import { settings } from '#features/accounts/contract/settings.ts'
import { twoFactor } from '#features/accounts/contract/two-factor.ts'
import { accounts } from '#features/accounts/contract.ts'
import { keptSince } from '#rules/retention.ts'
import { factorPlace } from '#server/auth/second-factor.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { type NoPayload, often } from '#server/jobs/job.ts'
import type { SealedColumn } from '#server/operations/rotation/sealed-column.ts'
import { mailResetLink } from './mail-reset-link.ts'
import { isOwner } from './owner-address.ts'
import { addPasskey, beginPasskey } from './passkeys/add-passkey.ts'
import { startPasskey } from './passkeys/challenge.ts'
import { listPasskeys, removePasskey, renamePasskey } from './passkeys/keep-passkeys.ts'
import { signInByPasskey } from './passkeys/sign-in-by-passkey.ts'
import { reactions } from './reactions.ts'
import { askReset, resetPassword } from './recover-password.ts'
import { secondStep } from './second-step.ts'
import { readSession } from './session-view.ts'
import { askEmailChange, cancelEmailChange } from './settings/ask-email-change.ts'
import { changePassword } from './settings/change-password.ts'
import { confirmEmailChange } from './settings/confirm-email-change.ts'
import { endDevice, endOtherDevices } from './settings/end-devices.ts'
import { listDevices } from './settings/list-devices.ts'
import { saveNotifications, savePreferences } from './settings/save-preferences.ts'
import { saveProfile } from './settings/save-profile.ts'
import { readSettings } from './settings/settings-view.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { stepUp } from './step-up.ts'
import { confirmTwoFactor } from './two-factor/confirm.ts'
import { disableTwoFactor } from './two-factor/disable.ts'
import { keepTwoFactor } from './two-factor/keep.ts'
import { renewRecoveryCodes } from './two-factor/new-recovery-codes.ts'
import { resetDueFactors } from './two-factor/reset-due.ts'
import { startTwoFactor } from './two-factor/start.ts'
import { askVerification, verifyEmail } from './verify-email.ts'

declare module '#server/jobs/job.ts' {
  interface JobPayloads {
    'mail-reset-link': { accountId: string }
    'reset-factors': NoPayload
  }
}

const ofFactor = (column: string, place: 'secret' | 'recovery'): SealedColumn => ({
  table: 'two_factors',
  id: 'user_id',
  column,
  purpose: 'settings',
  place: (id) => factorPlace(place, id),
})

export const feature: ServerFeature = {
  calls: {
    accounts: serve(accounts, {
      session: readSession,
      signUp,
      signIn,
      signOut,
      stepUp,
      askReset,
      resetPassword,
      askVerification,
      verifyEmail,
      isOwner,
      secondStep,
      confirmEmailChange,
    }),
    settings: serve(settings, {
      read: readSettings,
      saveProfile,
      askEmailChange,
      cancelEmailChange,
      saveNotifications,
      savePreferences,
      changePassword,
      devices: listDevices,
      endDevice,
      endOtherDevices,
    }),
    twoFactor: serve(twoFactor, {
      start: startTwoFactor,
      confirm: confirmTwoFactor,
      keep: keepTwoFactor,
      disable: disableTwoFactor,
      newRecoveryCodes: renewRecoveryCodes,
    }),
    passkeys: serve(passkeys, {
      challenge: startPasskey,
      signIn: signInByPasskey,
      list: listPasskeys,
      begin: beginPasskey,
      add: addPasskey,
      rename: renamePasskey,
      remove: removePasskey,
    }),
  },
  on: reactions,
  jobs: {
    'mail-reset-link': {
      payload: z.object({ accountId: z.uuid() }),
      run: ({ context, payload }) => mailResetLink(context, payload.accountId),
    },
    'reset-factors': {
      cron: often('*/5 * * * *'),
      needsRightClock: true,
      run: ({ context }) => resetDueFactors(context),
    },
  },
  runOut: {
    sessions: (now) => sql`expires_at < ${now}`,
    passkey_challenges: (now) => sql`expires_at < ${now}`,
    verifications: (now) => sql`expires_at < ${now}`,
    email_changes: (now) => sql`expires_at < ${now}`,
    account_tokens: (now) =>
      sql`(used_at < ${keptSince('usedLinks', now)} or expires_at < ${keptSince('usedLinks', now)})`,
    known_devices: (now) => sql`last_seen_at < ${keptSince('knownDevices', now)}`,
    access_records: (now) => sql`at < ${keptSince('accessRecords', now)}`,
  },
  sealed: { twoFactors: [ofFactor('secret', 'secret'), ofFactor('backup_codes', 'recovery')] },
}
