import { sql } from 'kysely'
import type { failedMails } from '#features/mails/contract/failed-mails.ts'
import type { MailTemplate } from '#rules/mail-templates.ts'
import type { Handler } from '#server/http/handler.ts'
import { newestFirst, readPage } from '#server/lists/read-page.ts'

export const listFailedMails: Handler<typeof failedMails.list> = (context, { limit, cursor }) => {
  const rows = () =>
    context.db
      .selectFrom('outbox_mails as m')
      .leftJoin('profiles as p', 'p.id', 'm.user_id')
      .select(['m.id', 'm.created_at', 'm.failure', 'm.user_id', 'p.name'])
      .select([
        sql<MailTemplate>`m.template`.as('template'),
        sql<Date>`m.failed_at`.as('failed_at'),
        sql<string>`coalesce(m.to_address, p.email)`.as('to'),
      ])
      .where('m.failed_at', 'is not', null)
  return readPage(context, {
    list: 'failed-mails',
    filter: {},
    limit,
    cursor,
    rows: (span) => newestFirst(rows(), ['m.failed_at', 'm.id'], span).execute(),
    time: (row) => row.failed_at,
    view: (row) => ({
      id: row.id,
      template: row.template,
      to: row.to,
      person: row.user_id ? { id: row.user_id, name: row.name ?? '' } : null,
      createdAt: row.created_at,
      failedAt: row.failed_at,
      failure: row.failure ?? '',
    }),
  })
}
