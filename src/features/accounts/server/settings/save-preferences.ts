import type { settings } from '#features/accounts/contract/settings.ts'
import type { AuditAction } from '#rules/audit-actions.ts'
import { audit } from '#server/audit/audit.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { settingsView } from './settings-view.ts'

type Stored = Partial<{
  email_notifications: boolean
  sms_notifications: boolean
  document_notifications: boolean
  payment_notifications: boolean
  language: string
  time_zone: string
}>

const save = (context: Context, action: AuditAction, values: Stored) =>
  inTransaction(context, async (tx) => {
    const { id } = account(tx)
    await tx.db.updateTable('user_preferences').set(values).where('user_id', '=', id).execute()
    await audit(tx, { action, subjectType: 'account', subjectId: id, details: values })
    return settingsView(tx)
  })

export const saveNotifications: Handler<typeof settings.saveNotifications> = (context, input) =>
  save(context, 'account.notificationsSaved', {
    email_notifications: input.email,
    sms_notifications: input.sms,
    document_notifications: input.documents,
    payment_notifications: input.payments,
  })

export const savePreferences: Handler<typeof settings.savePreferences> = (context, { language, timeZone }) =>
  save(context, 'account.preferencesSaved', { language, time_zone: timeZone })
