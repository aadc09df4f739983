import { notify } from '#features/notifications/server/notify.ts'
import { companyNameOf } from '#features/registrations/server/company-name-of.ts'
import { publishToSides } from '#features/registrations/server/publish-to-sides.ts'
import { audit } from '#server/audit/audit.ts'
import type { Reactions } from '#server/dispatch.ts'
import { queueMail } from '#server/mail/queue-mail.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    'order.created': { registrationId: string; paymentId: string; customerId: string; free: boolean }
    'order.replaced': { registrationId: string; customerId: string }
  }
}

export const reactions: Reactions = {
  'order.created': async (tx, { registrationId, customerId, free }) => {
    const data = { registrationId }
    const facts = { company: await companyNameOf(tx, registrationId), free }
    await notify(tx, { userId: customerId, kind: 'orderReceived', facts, event: 'order.created', data, here: true })
    await publishToSides(tx, registrationId)
    await queueMail(tx, { template: 'order-received', userId: customerId, data })
    await audit(tx, { action: 'order.created', subjectType: 'registration', subjectId: registrationId })
  },
  'order.replaced': (tx, { registrationId }) =>
    audit(tx, { action: 'order.replaced', subjectType: 'registration', subjectId: registrationId }),
}
