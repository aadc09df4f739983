import { smsNumber } from '#features/notifications/rules/sms-number.ts'
import { notificationText, toldBy } from '#features/notifications/words/catalog.ts'
import type { Services } from '#server/context.ts'
import { readerIn } from '#server/language/reader.ts'
import { type Sms, SmsNotSent } from '#server/sms/sms.ts'

const LONGEST = 160

/** Only the title: a locked screen shows an SMS, so the details stay in the product. */
const textOf = (siteName: string, title: string, origin: string): string => {
  const link = ` ${origin}/login`
  return `${`${siteName}: ${title}`.slice(0, LONGEST - link.length)}${link}`
}

/** Sends a notification by SMS. Throws only when trying later can help. */
export async function sendSms(services: Services, sms: Sms, notificationId: string): Promise<void> {
  const row = await services.db
    .selectFrom('notifications as n')
    .innerJoin('profiles as p', 'p.id', 'n.user_id')
    .leftJoin('user_preferences as u', 'u.user_id', 'n.user_id')
    .crossJoin('site_settings as s')
    .select(['n.kind', 'n.facts', 'n.title', 'p.phone', 's.site_name', 'u.language', 'u.time_zone'])
    .where('n.id', '=', notificationId)
    .executeTakeFirst()
  const to = smsNumber(row?.phone ?? '')
  if (!row || !to) return
  const told = toldBy(row)
  const { title } = told ? notificationText(told, readerIn(row).language) : row
  try {
    await sms.send({ id: notificationId, to, text: textOf(row.site_name, title, services.origin) })
  } catch (error) {
    if (!(error instanceof SmsNotSent && error.permanent)) throw error
    services.log.warn({ notificationId, reason: error.message }, 'sms given up')
  }
}
