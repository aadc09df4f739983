import type { privacy } from '#features/privacy/contract.ts'
import { AppError } from '#rules/errors.ts'
import { confirmPassword, holdConfirmed } from '#server/auth/confirm-password.ts'
import { forgetSessionCookie } from '#server/auth/session-cookie.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { erasePerson } from './erase-person.ts'
import { noteErasures } from './erasures-log.ts'
import { isLastSuperadmin } from './last-superadmin.ts'

function forgetBrowser(context: Context): void {
  forgetSessionCookie(context)
  context.answerHeaders.set('clear-site-data', '"cookies", "storage"')
}

export const eraseAccount: Handler<typeof privacy.erase> = async (context, { currentPassword }) => {
  const { id } = account(context)
  const confirmed = await confirmPassword(context, currentPassword)
  await inTransaction(context, async (tx) => {
    // Locks all superadmins before the own account, so that two erasures at once take their locks in the same order.
    if (await isLastSuperadmin(tx, id, true)) throw new AppError('conflict', { reason: 'last_superadmin' })
    await holdConfirmed(tx, confirmed)
    if (!(await erasePerson(tx, id, true))) throw new AppError('unauthenticated')
  })
  // A failure is only logged, because the hourly `reapplyErasures` adds missing entries to the file.
  await noteErasures(context.config, [id], context.now).catch((err: unknown) =>
    context.log.warn({ err, accountId: id }, 'erasure not noted beside the database'),
  )
  forgetBrowser(context)
  return { ok: true }
}
