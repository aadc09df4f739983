import { randomBytes } from 'node:crypto'
import { aContactMessage, aContactReply } from '#demo/factories/contact-message.ts'
import { aDocument } from '#demo/factories/document.ts'
import { aDuty } from '#demo/factories/duty.ts'
import { aMessage } from '#demo/factories/message.ts'
import { aNote } from '#demo/factories/note.ts'
import { aNotification } from '#demo/factories/notification.ts'
import { someOwners } from '#demo/factories/owners.ts'
import { aPayment } from '#demo/factories/payment.ts'
import { pdfOf } from '#demo/factories/pdf.ts'
import { aRating } from '#demo/factories/rating.ts'
import { aRegistration, type Registration } from '#demo/factories/registration.ts'
import { aStatusChange } from '#demo/factories/status-change.ts'
import { storePdf } from '#demo/factories/stored-file.ts'
import { aTicket, aTicketReply } from '#demo/factories/ticket.ts'
import { aWorkflow } from '#demo/factories/workflow.ts'
import { notificationRow } from '#features/notifications/server/notification-row.ts'
import { sealIdentityNumber } from '#server/keys/identity-number.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { TestApp } from './test-app.ts'

export const newMark = (): string => `qz${randomBytes(6).toString('hex')}`

type Staff = { agentId: string; adminId: string; superadminId: string }

async function anOrder(t: TestApp, mark: string, userId: string, { agentId }: Staff, given: Partial<Registration>) {
  const { context } = t
  const order = await aRegistration(context, {
    company_name: `Empresa ${mark} ${given.status} LLC`,
    alternative_names: [`Alternativa ${mark} LLC`],
    business_purpose: `Finalidade ${mark}`,
    user_id: userId,
    assigned_agent_id: agentId,
    ...given,
  })
  const ownerId = context.newId()
  const identity_number_sealed = sealIdentityNumber(context.keys, ownerId, mark.toUpperCase())
  await someOwners(context, order.id, [
    { id: ownerId, identity_number_sealed, first_name: `Socia${mark}`, street: `Rua ${mark}` },
    {},
  ])
  await t.owner.query(
    `insert into edits (subject_type, subject_id, kind, changes) values ('owners', $1, 'changed', $2)`,
    [order.id, JSON.stringify({ '1.firstName': { from: 'Antes', to: `Socia${mark}` } })],
  )
  const document = await aDocument(context, order.id, { name: `Passaporte ${mark}`, uploaded_by: userId })
  const second = await storePdf(context, {
    documentId: document.id,
    version: 2,
    fileName: `../${mark}/passaporte.pdf`,
    bytes: pdfOf(`conteudo ${mark}`, []),
  })
  await t.db
    .insertInto('document_versions')
    .values({ ...second, document_id: document.id })
    .execute()
  await aNote(context, order.id, agentId, { note: `Interno: nota ${mark}` })
  await aStatusChange(context, order.id, { reason: `Motivo ${mark}`, changed_by: agentId })
  const mine = await aMessage(context, order.id, userId, { message: `Mensagem minha ${mark}` })
  await aMessage(context, order.id, agentId, { message: `Resposta do agente ${mark}` })
  await t.db.insertInto('message_attachments').values({ message_id: mine.id, document_id: document.id }).execute()
  const data = { registrationId: order.id }
  await aNotification(context, agentId, { title: `Mensagem de ${mark}`, data })
  const told = notificationRow({ kind: 'messageWaiting', facts: { company: `Empresa ${mark}`, unread: 1 } })
  await aNotification(context, agentId, { ...told, data })
  return { order, files: [document.file_path ?? '', second.file_path] }
}

/** The stored quote of a purchase of a service. */
const aPurchaseQuote = {
  ...{ kind: 'extra', name: 'Pedido de ITIN', from: null, duty: null, price: 100, fee: 0, total: 100 },
  ...{ currency: 'USD', quotedAt: '2026-01-05T12:00:00.000Z' },
}

async function someDuties({ context, owner }: TestApp, mark: string, registrationId: string): Promise<void> {
  const { id: done } = await aDuty(context, registrationId, '2026-01-05')
  await owner.query(`update duties set status = 'done', status_at = now(), receipt = $2 where id = $1`, [
    done,
    `Recibo ${mark}`,
  ])
  await owner.query(
    `update duties set status = 'waived', status_at = now(), reason = $3
     where id = (select id from duties where business_registration_id = $1 and id <> $2 order by listed_on, id limit 1)`,
    [registrationId, done, `Dispensa ${mark}`],
  )
  await owner.query(
    `insert into duty_answers (business_registration_id, foreign_accounts, updated_at) values ($1, false, now())`,
    [registrationId],
  )
  await owner.query(
    `insert into purchases (id, business_registration_id, kind, extra_id, quote, price, state_fee, status, paid_at, status_at, receipt)
     select gen_random_uuid(), $1, 'extra', id, $2, price, 0, 'done', now(), now(), $3 from extras order by position limit 1`,
    [registrationId, JSON.stringify(aPurchaseQuote), `Entrega ${mark}`],
  )
  await owner.query(
    `insert into renewal_stops (business_registration_id, extra_id, because, new_agent, since, stopped_at)
     select $1, id, 'replacement', $2, current_date, now() from extras order by position limit 1`,
    [registrationId, `Agente ${mark}`],
  )
  await owner.query(
    `insert into renewal_notices (business_registration_id, extra_id, due_on, days, told_at)
     select $1, id, current_date, 30, now() from extras order by position limit 1`,
    [registrationId],
  )
  await owner.query(
    `insert into calendar_addresses (business_registration_id, token_hash, created_at) values ($1, $2, now())`,
    [registrationId, randomBytes(32)],
  )
}

/** A customer whose mark is stored in every table that can hold personal data, with one order of each kind. */
export async function markedCustomer(t: TestApp, mark: string, staff: Staff) {
  const { context, owner } = t
  const email = `${mark}@example.test`
  const person = await t.person('user', { name: `Nome ${mark}`, email })
  const { id } = person
  await owner.query('update profiles set email_verified = true, phone = $2, region = $2, image = $2 where id = $1', [
    id,
    `tel ${mark}`,
  ])
  const paid = await anOrder(t, mark, id, staff, { status: 'in_review', paid_at: context.now })
  const finished = await anOrder(t, mark, id, staff, { status: 'approved', paid_at: context.now })
  const unpaid = await anOrder(t, mark, id, staff, { status: 'pending' })
  const payment = await aPayment(context, paid.order, { payment_status: 'paid' })
  await aPayment(context, finished.order, { payment_status: 'paid' })
  const open = await aPayment(context, unpaid.order)
  for (const { id: paymentId } of [payment, open])
    await owner.query(
      `insert into payment_events (provider, event_id, type, payment_id) values ('test', $1, 'session.completed', $2)`,
      [`evt_${paymentId}`, paymentId],
    )
  await owner.query(
    `insert into test_payment_sessions (id, idempotency_key, payment_id, business_registration_id, amount, currency, items,
       success_url, cancel_url, expires_at)
     values ('test_' || replace($1::text, '-', ''), $1, $1::uuid, $2, 1, 'USD', $3, 'http://x', 'http://x', now())`,
    [payment.id, paid.order.id, JSON.stringify([{ name: `Abertura ${mark}` }])],
  )
  await owner.query(
    `insert into refunds (id, payment_id, stage, price_percent, state_fee_percent, price_cents, state_fee_cents, amount,
       given_before, reason, status, asked_by, asked_at, decided_by, decided_at, decision_reason)
     values (gen_random_uuid(), $1, 'before_filing', 100, 100, 1, 0, 1, 0, $2, 'refused', $3, now(), $4, now(), $5)`,
    [payment.id, `Desisti ${mark}`, id, staff.adminId, `Resposta ${mark}`],
  )
  await owner.query('insert into payment_customers (user_id, account_id, customer_id) values ($1, $2, $3)', [
    id,
    'acct_1',
    `cus_${mark}`,
  ])
  await owner.query(
    `insert into company_records (business_registration_id, registered_agent, updated_at) values ($1, $2, now())`,
    [finished.order.id, `Agente ${mark}`],
  )
  await someDuties(t, mark, finished.order.id)
  await aRating(context, finished.order.id, {
    ...{ sentence: `Gostei ${mark}`, first_name: `Nome${mark}`, city: `Cidade ${mark}` },
    ...{ reply: `Obrigado ${mark}`, hidden_reason: `Motivo ${mark}` },
  })
  await owner.query(
    `insert into rating_decisions (id, business_registration_id, kind, words, decided_by, decided_at)
     values (gen_random_uuid(), $1, 'hidden', $2, $3, now())`,
    [finished.order.id, `Motivo ${mark}`, staff.adminId],
  )
  await owner.query(
    `insert into filing_details (business_registration_id, principal_office, main_activity, updated_at) values ($1, $2, $3, now())`,
    [finished.order.id, JSON.stringify({ street: `Sala ${mark}` }), `Atividade ${mark}`],
  )
  const { workflow, tasks } = await aWorkflow(context, paid.order, { workflow_status: 'in_progress' })
  await owner.query('update workflow_tasks set notes = $2 where workflow_id = $1', [
    workflow.id,
    `Nota interna ${mark}`,
  ])
  await owner.query(
    'insert into task_time_entries (task_id, agent_id, started_at, ended_at) values ($1, $2, now(), now())',
    [tasks[0]?.id, staff.agentId],
  )
  await owner.query(
    'insert into handover_requests (business_registration_id, from_agent_id, reason) values ($1, $2, $3)',
    [paid.order.id, staff.agentId, `Interno: passagem ${mark}`],
  )
  const ticket = await aTicket(context, id, { subject: `Chamado ${mark}`, message: `Texto ${mark}` })
  await aTicketReply(context, ticket.id, staff.adminId, { message: `Resposta ${mark}` })
  const contact = await aContactMessage(context, { nome: `Nome ${mark}`, email, mensagem: `Contato ${mark}` })
  await aContactReply(context, contact.id, staff.adminId, { message: `Resposta ao contato ${mark}` })
  await aNotification(context, id, { message: `Aviso ${mark}` })
  await aNotification(context, id, notificationRow({ kind: 'paymentFailed', facts: { company: `Empresa ${mark}` } }))
  await queueMail(context, { template: 'contact-reply', toAddress: email, data: { contactMessageId: contact.id } })
  const insert: [string, unknown[]][] = [
    [
      `insert into user_impersonations (superadmin_id, impersonated_user_id, reason, expires_at, ended_at, ended_by)
       values ($2, $1, $3, now(), now(), 'stop')`,
      [staff.superadminId, `Ajuda a ${mark}`],
    ],
    [
      `insert into wizard_drafts (user_id, order_key, step, data, expires_at) values ($1, gen_random_uuid(), 3, $2, now())`,
      [JSON.stringify({ owner: mark })],
    ],
    [
      `insert into order_keys (user_id, key, content_hash, business_registration_id) values ($1, gen_random_uuid(), 'h', $2)`,
      [unpaid.order.id],
    ],
    [
      `insert into email_changes (user_id, new_email, expires_at) values ($1, $2, now() + interval '1 hour')`,
      [`novo-${email}`],
    ],
    [
      `insert into account_tokens (user_id, purpose, token_hash, new_email, expires_at) values ($1, 'change_email', $2, $3, now())`,
      [randomBytes(32), `novo-${email}`],
    ],
    [`insert into known_devices (user_id, device_hash) values ($1, $2)`, [randomBytes(32)]],
    [`insert into access_records (user_id, at, ip_address) values ($1, now(), $2)`, ['203.0.113.9']],
    [`insert into two_factors (user_id, secret, backup_codes) values ($1, 'sealed-secret', 'sealed-codes')`, []],
    [
      `insert into passkeys (id, user_id, credential_id, public_key, counter, name, last_used_at) values (gen_random_uuid(), $1, $2, $3, 0, 'Celular', now())`,
      [`credential-${mark}`, randomBytes(32)],
    ],
    [`insert into consents (user_id, document, version) values ($1, 'terms', '2020-01-01')`, []],
    [
      `insert into verifications (identifier, value, expires_at) values (gen_random_uuid()::text, $1::text, now() + interval '1 hour')`,
      [],
    ],
    [`insert into rate_limits values ('test:' || $1::text, 1, now() + interval '1 hour') on conflict do nothing`, []],
  ]
  for (const [statement, values] of insert) await owner.query(statement, [id, ...values])
  const files = [paid, finished, unpaid].flatMap((order) => order.files)
  return { ...person, mark, paid: paid.order, finished: finished.order, unpaid: unpaid.order, payment, files }
}
export type MarkedCustomer = Awaited<ReturnType<typeof markedCustomer>>
