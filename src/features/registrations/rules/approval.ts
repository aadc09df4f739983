import type { DocumentStatus } from '#features/documents/rules/status.ts'
import { type Actor, mayCall } from '#rules/access.ts'
import type { RegistrationStatus } from './status.ts'

type Paper = { required: boolean; status: DocumentStatus }

/** Required papers that are not approved: not sent, refused, or not looked at yet (K6). */
export const missingPapers = <P extends Paper>(papers: readonly P[]): P[] =>
  papers.filter(({ required, status }) => required && status !== 'approved')

export const needsPapers = (to: RegistrationStatus): boolean => to === 'approved'

export const mayApproveWithoutPapers = (actor: Actor): boolean => mayCall(actor, 'registrations.approveWithoutPapers')

type Approval = { missing: number; confirmed: boolean; reason: string | undefined }

/** With papers missing only the office approves, after a warning and with a reason that the customer reads (K6). */
export const mayApprove = (actor: Actor, { missing, confirmed, reason }: Approval): boolean =>
  missing === 0 || (mayApproveWithoutPapers(actor) && confirmed && reason !== undefined)
