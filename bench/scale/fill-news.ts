import type { Told } from '#features/notifications/rules/kinds.ts'
import { notificationRow } from '#features/notifications/server/notification-row.ts'
import type { Fill, Size } from './size.ts'

const company = 'Horizonte Comércio LLC'
const paper = { company, document: 'Comprovante de endereço', documentType: 'address' } as const
const told: (Told & { event: string })[] = [
  { event: 'order.created', kind: 'orderReceived', facts: { company, free: false } },
  { event: 'payment.confirmed', kind: 'paymentConfirmed', facts: { company, papers: 3 } },
  { event: 'document.approved', kind: 'documentApproved', facts: paper },
  { event: 'registration.statusChanged', kind: 'statusChanged', facts: { company, to: 'in_review', reason: '' } },
  { event: 'registration.statusChanged', kind: 'statusChanged', facts: { company, to: 'approved', reason: '' } },
  { event: 'message.waiting', kind: 'messageWaiting', facts: { company, unread: 2 } },
  { event: 'document.submitted', kind: 'documentSubmitted', facts: { company } },
]
const rows = told.map((each) => ({ event: each.event, ...notificationRow(each) }))
const chosenText = (n: string): string => `'${JSON.stringify(rows)}'::jsonb -> pg_temp.part(${n}, 41, ${rows.length})`

const insertNotes = `insert into notifications (id, user_id, kind, facts, category, title, message, event, data, read, created_at)
  select pg_temp.uid(series, i), reader, note ->> 'kind', note -> 'facts', note ->> 'category', note ->> 'title', note ->> 'message',
    note ->> 'event', jsonb_build_object('registrationId', id), pg_temp.part(i, 42, 10) < 7, at + least(interval '30 minutes', finish - at)
  from clock, `

/** What the product writes by itself: notifications, audit rows, mails and live events. */
export const fillNews = ({ registrations, typicalCustomer, largeCustomer }: Size): Fill[] => [
  {
    // The first admin gets the most: an inbox that is never emptied.
    table: 'notifications',
    sql: `${insertNotes} (select 'note' as series, n as i, id, at, ${chosenText('n')} as note, case
        when part < 15 then pg_temp.uid('admin', 1) when part < 22 then pg_temp.uid('admin', 2 + n % 3)
        when part < 25 then pg_temp.uid('superadmin', 1) when part < 45 then coalesce(agent_id, user_id) else user_id end as reader
      from (select *, pg_temp.part(n, 43, 100) as part from plan) p) notes order by i`,
  },
  {
    table: 'notifications',
    sql: `${insertNotes} (select 'own' || customer as series, i, id, at, ${chosenText('i')} as note, user_id as reader
      from (select distinct on (customer) * from plan where chosen and customer in (${typicalCustomer}, ${largeCustomer})
        order by customer, n desc) p, generate_series(1, 60) i) notes order by i`,
  },
  {
    table: 'audit_log',
    sql: `insert into audit_log (at, actor_id, action, subject_type, subject_id, details, request_id)
      select at, case when n % 3 = 0 then agent_id else user_id end, pg_temp.pick(array['order.created', 'document.read', 'account.signedIn',
          'registration.statusChanged', 'payment.confirmed', 'document.submitted'], n, 44), 'registration', id::text, '{}', 'req-' || n
      from plan order by n`,
  },
  {
    // One seal over everything: the server would otherwise seal a million rows while it is being measured.
    table: 'audit_seals',
    sql: `insert into audit_seals (first_audit_id, last_audit_id, rows, hash)
      select min(id), max(id), count(*), repeat('0', 64) from audit_log`,
  },
  {
    table: 'registration_notes',
    sql: `insert into registration_notes (id, business_registration_id, author_id, note, created_at)
      select pg_temp.uid('note', n), id, pg_temp.uid('admin', 1), 'Nota ' || n, at from plan where chosen or n % 20 = 0 order by n`,
  },
  {
    table: 'edits',
    sql: `insert into edits (subject_type, subject_id, kind, changes, edited_by, edited_at)
      select 'package', pg_temp.uid('package', 1)::text, 'changed', '{"price": {"from": 1, "to": 2}}', pg_temp.uid('admin', 1), at
      from plan where n % 20 = 0 order by n`,
  },
  {
    table: 'outbox_mails',
    sql: `insert into outbox_mails (id, template, user_id, created_at, sent_at, failed_at, failure)
      select pg_temp.uid('mail', n), 'notification', user_id, at, case when n % 50 > 0 then at end,
        case when n % 50 = 0 then at end, case when n % 50 = 0 then '550 no such mailbox' end
      from plan where n % 5 = 0 order by n`,
  },
  {
    // Live events are kept for a day, so there are as many for any number of registrations.
    table: 'live_events',
    sql: `insert into live_events (user_id, event, data, created_at)
      select user_id, 'registration.changed', jsonb_build_object('registrationId', id), finish from plan, clock
      where n > ${registrations} - 1000 order by n`,
  },
]
