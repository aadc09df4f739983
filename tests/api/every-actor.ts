import { aContactMessage } from '#demo/factories/contact-message.ts'
import { anExport } from '#demo/factories/data-export.ts'
import { aDocument } from '#demo/factories/document.ts'
import { aDuty } from '#demo/factories/duty.ts'
import { aMessage } from '#demo/factories/message.ts'
import { aNotification } from '#demo/factories/notification.ts'
import { aPayment } from '#demo/factories/payment.ts'
import { aRefund } from '#demo/factories/refund.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { aTicket } from '#demo/factories/ticket.ts'
import { aWorkflow } from '#demo/factories/workflow.ts'
import { aPicture } from '#tests/support/a-picture.ts'
import { setCookie } from '#tests/support/browser.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import type { Ids, Who } from './who-may-call.ts'

async function acting(t: TestApp, superadmin: string, userId: string): Promise<string> {
  const body = { userId, reason: 'Chamado 4711' }
  const started = await t.call('POST', '/api/impersonation', { cookie: superadmin, body })
  return setCookie(started, 'travessia')?.split(';')[0] ?? ''
}

/** A signed-in account of every kind, and records that belong to the first customer and the first agent. */
export async function everyActor(t: TestApp): Promise<{ cookies: Record<Who, string | undefined>; ids: Ids }> {
  const [user, otherUser, agent, otherAgent] = [
    await t.person('user'),
    await t.person('user'),
    await t.person('agent'),
    await t.person('agent'),
  ]
  const [admin, superadmin, disabled] = [await t.person('admin'), await t.person('superadmin'), await t.person('user')]
  const target = await t.person('user')
  const boss = await t.person('superadmin')
  const expired = await t.openSession(user.id)
  await t.db.updateTable('profiles').set({ banned: true }).where('id', '=', disabled.id).execute()
  const aged = await t.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .execute()
  await t.db
    .updateTable('sessions')
    .set({ last_active_at: new Date(Date.now() - 8 * 86_400_000) })
    .where('id', '=', aged[0]?.id ?? '')
    .execute()
  const cookies = {
    visitor: undefined,
    user: user.cookie,
    otherUser: otherUser.cookie,
    agent: agent.cookie,
    otherAgent: otherAgent.cookie,
    admin: admin.cookie,
    superadmin: superadmin.cookie,
    expired,
    disabled: disabled.cookie,
    acting: await acting(t, boss.cookie, user.id),
  }
  const registration = await aRegistration(t.context, {
    user_id: user.id,
    assigned_agent_id: agent.id,
    // The newest registration is on the first page of every list, however many registrations the tests have made before.
    created_at: t.services.now(),
  })
  const payment = await aPayment(t.context, registration)
  const { workflow, tasks } = await aWorkflow(
    t.context,
    registration,
    { workflow_status: 'in_progress', created_at: t.services.now() },
    (task) => (task.task_order === 1 ? { ...task, task_status: 'in_progress' } : task),
  )
  const duty = await aDuty(t.context, registration.id, '2026-01-05')
  // The call `companyRecord.save` has to enter the company record itself.
  await t.db.deleteFrom('company_records').where('business_registration_id', '=', registration.id).execute()
  const notification = await aNotification(t.context, user.id)
  const contact = await aContactMessage(t.context)
  const ids = {
    contact: contact.id,
    ticket: (await aTicket(t.context, user.id)).id,
    export: await anExport(t.context, user.id),
    registration: registration.id,
    customer: user.id,
    document: (await aDocument(t.context, registration.id, { uploaded_by: user.id })).id,
    approved: (await aDocument(t.context, registration.id, { uploaded_by: user.id, status: 'approved' })).id,
    picture: await aPicture(t.context, registration.id, user.id),
    payment: payment.id,
    refund: (await aRefund(t.context, payment, user.id, { status: 'paid' })).id,
    workflow: workflow.id,
    task: tasks[0]?.id ?? '',
    message: (await aMessage(t.context, registration.id, agent.id)).id,
    duty: duty.id,
    dutyVersion: duty.updated_at.toISOString(),
    agent: agent.id,
    notification: notification.id,
    target: target.id,
    superadmin: superadmin.id,
    missing: '00000000-0000-4000-8000-000000000000',
  }
  return { cookies, ids }
}
