import { randomUUID } from 'node:crypto'
import { currentConsent } from '#features/privacy/rules/consent.ts'
import { aPng } from '#tests/support/sample-pictures.ts'

// Written by hand after docs/security.md, never derived from the access policy that this table checks.
// Records belong to `user` and `agent`; `otherUser` and `otherAgent` show what other accounts of the same role get.
export const everybody = [
  'visitor',
  'user',
  'otherUser',
  'agent',
  'otherAgent',
  'admin',
  'superadmin',
  'expired',
  'disabled',
  // `acting` is a superadmin who impersonates `user`.
  'acting',
] as const
export type Who = (typeof everybody)[number]
type Row = {
  request: (ids: Ids) => { url: string; body?: object; headers?: Record<string, string> }
  status: Record<Who, number>
}
export type Ids = {
  registration: string
  /** The account of `user`. */
  customer: string
  /** `user` sent all three: `document` waits for review, `approved` and `picture` are approved. */
  document: string
  approved: string
  picture: string
  notification: string
  target: string
  superadmin: string
  contact: string
  /** `user` opened this ticket. */
  ticket: string
  export: string
  payment: string
  /** A paid refund of `payment`. */
  refund: string
  /** Workflow and task are in progress. */
  workflow: string
  task: string
  message: string
  /** A duty of the registration, and its version. */
  duty: string
  dutyVersion: string
  agent: string
  missing: string
}

const all = (status: number): Record<Who, number> =>
  Object.fromEntries(everybody.map((who) => [who, status])) as Record<Who, number>
const signedIn = { ...all(200), visitor: 401, expired: 401, disabled: 401 }
const office = { ...all(403), admin: 200, superadmin: 200, visitor: 401, expired: 401, disabled: 401 }
const lacking = { ...office, admin: 400, superadmin: 400 }
const nothingThere = { ...office, admin: 404, superadmin: 404 }
const aService = {
  name: 'Carimbo',
  description: 'Um carimbo',
  priceCents: 1,
  priceBrlCents: 1,
  settles: null,
  // Without a duty there is no authority's fee to pass on.
  passesFee: true,
  recurs: false,
  dissolves: false,
  needsPtin: false,
  offered: true,
}
const aPackage = {
  name: 'Ouro',
  description: '',
  priceCents: 1,
  priceBrlCents: 1,
  stateFeeCents: 1,
  processingTime: '1 dia',
  features: [],
  recommended: false,
  alerts: false,
}
const customer = { ...all(403), user: 200, otherUser: 200, acting: 200, visitor: 401, expired: 401, disabled: 401 }
const incomplete = { ...customer, user: 400, otherUser: 400, acting: 400 }
const wrongPassword = { ...all(422), visitor: 401, expired: 401, disabled: 401, acting: 403 }
// Calls that guard the person's account are refused to a superadmin who impersonates that person.
const inPerson = { ...signedIn, acting: 403 }

// `party`: everyone with a part in the company's registration. `handled`: only those who work on it.
const party = { ...signedIn, otherUser: 404, otherAgent: 404 }
const handled = { ...office, agent: 200, otherAgent: 404 }
const picture = { 'content-type': 'image/png', 'x-about-file-name': 'foto.png' }
const licence = { ...picture, 'x-about-name': 'Licen%C3%A7a', 'x-about-type': 'license' }
// `talker` may have conversations, `talking` takes part in this one; admins and superadmins have none (E16).
const talker = { ...signedIn, admin: 403, superadmin: 403 }
const talking = { ...talker, otherUser: 404, otherAgent: 404 }
// An agent's own work and clients. A superadmin who has selected no agent gets an empty list.
const worker = { ...office, admin: 403, agent: 200, otherAgent: 200 }
// Agents earn commissions and see their own.
const earner = { ...office, agent: 200, otherAgent: 200 }
// Answer templates belong to the person who writes them; `acting` has a customer's rights here and has none.
const ownWords = { ...lacking, agent: 400, otherAgent: 400 }
const noWords = { ...nothingThere, agent: 404, otherAgent: 404 }

export const calls: Record<string, Row> = {
  'accounts.session': { request: () => ({ url: '/api/session' }), status: all(200) },
  // Incomplete bodies: a caller who may make the call gets 400.
  'accounts.signUp': { request: () => ({ url: '/api/auth/sign-up/email', body: {} }), status: all(400) },
  'accounts.signIn': { request: () => ({ url: '/api/auth/sign-in/email', body: {} }), status: all(400) },
  'accounts.askReset': { request: () => ({ url: '/api/auth/request-password-reset', body: {} }), status: all(400) },
  'accounts.resetPassword': { request: () => ({ url: '/api/auth/reset-password', body: {} }), status: all(400) },
  'accounts.verifyEmail': { request: () => ({ url: '/api/auth/verify-email', body: {} }), status: all(400) },
  'accounts.askVerification': {
    request: () => ({ url: '/api/auth/send-verification-email', body: {} }),
    status: inPerson,
  },
  'accounts.isOwner': {
    request: () => ({ url: '/api/auth/owner-address', body: { email: 'dona@example.test' } }),
    status: all(200),
  },
  // No caller has passed the password step, so the second step is refused to all.
  'accounts.secondStep': {
    request: () => ({ url: '/api/auth/two-factor/verify', body: { code: '123456' } }),
    status: all(401),
  },
  'twoFactor.start': {
    request: () => ({ url: '/api/account/two-factor/start', body: { currentPassword: 'errada' } }),
    status: wrongPassword,
  },
  // No caller has started the setup of a second factor, so there is nothing to confirm.
  'twoFactor.confirm': {
    request: () => ({ url: '/api/account/two-factor/confirm', body: { code: '123456' } }),
    status: { ...all(409), visitor: 401, expired: 401, disabled: 401, acting: 403 },
  },
  'twoFactor.keep': { request: () => ({ url: '/api/account/two-factor/keep', body: {} }), status: inPerson },
  'twoFactor.disable': {
    request: () => ({
      url: '/api/account/two-factor/disable',
      body: { currentPassword: 'errada', code: '123456' },
    }),
    status: wrongPassword,
  },
  'twoFactor.newRecoveryCodes': {
    request: () => ({
      url: '/api/account/two-factor/recovery-codes',
      body: { currentPassword: 'errada', code: '123456' },
    }),
    status: wrongPassword,
  },
  'passkeys.challenge': {
    request: () => ({ url: '/api/auth/passkey/start', body: { purpose: 'sign_in' } }),
    status: all(200),
  },
  'passkeys.signIn': { request: () => ({ url: '/api/auth/passkey', body: {} }), status: all(400) },
  'passkeys.list': { request: () => ({ url: '/api/account/passkeys' }), status: inPerson },
  'passkeys.begin': { request: () => ({ url: '/api/account/passkeys/start', body: {} }), status: inPerson },
  'passkeys.add': {
    request: () => ({ url: '/api/account/passkeys', body: {} }),
    status: { ...all(400), visitor: 401, expired: 401, disabled: 401, acting: 403 },
  },
  'passkeys.rename': {
    request: ({ missing }) => ({ url: `/api/account/passkeys/${missing}`, body: { name: 'Celular' } }),
    status: { ...all(404), visitor: 401, expired: 401, disabled: 401, acting: 403 },
  },
  'passkeys.remove': {
    request: ({ missing }) => ({ url: `/api/account/passkeys/${missing}` }),
    status: { ...all(404), visitor: 401, expired: 401, disabled: 401, acting: 403 },
  },
  'impersonation.list': { request: () => ({ url: '/api/impersonations' }), status: { ...office, admin: 403 } },
  'system.counts': { request: () => ({ url: '/api/superadmin/counts' }), status: { ...office, admin: 403 } },
  'system.read': { request: () => ({ url: '/api/system' }), status: { ...office, admin: 403 } },
  'system.retryJob': {
    request: () => ({ url: '/api/system/jobs/999999999/retry', body: {} }),
    status: { ...office, admin: 403, superadmin: 404 },
  },
  'system.retryJobs': {
    request: () => ({ url: '/api/system/jobs/retry', body: {} }),
    status: { ...office, admin: 403 },
  },
  'integrations.read': { request: () => ({ url: '/api/integrations' }), status: office },
  'integrations.testMail': { request: () => ({ url: '/api/integrations/mail/test', body: {} }), status: office },
  'integrations.testFiles': { request: () => ({ url: '/api/integrations/files/test', body: {} }), status: office },
  'impersonation.start': {
    request: ({ target }) => ({ url: '/api/impersonation', body: { userId: target, reason: 'Chamado 4711' } }),
    status: { ...office, admin: 403 },
  },
  'impersonation.stop': {
    request: () => ({ url: '/api/impersonation/stop', body: {} }),
    status: { ...all(403), acting: 200, visitor: 401, expired: 401, disabled: 401 },
  },
  'accounts.stepUp': {
    request: () => ({ url: '/api/auth/step-up', body: { currentPassword: 'errada' } }),
    status: wrongPassword,
  },
  'accounts.signOut': { request: () => ({ url: '/api/auth/sign-out', body: {} }), status: signedIn },
  'privacy.read': { request: () => ({ url: '/api/account/privacy' }), status: inPerson },
  'privacy.askExport': {
    request: () => ({ url: '/api/account/exports', body: {} }),
    status: { ...all(202), visitor: 401, expired: 401, disabled: 401, acting: 403 },
  },
  'privacy.exportFile': {
    request: ({ export: id }) => ({ url: `/api/account/exports/${id}/file` }),
    status: { ...all(404), user: 200, acting: 403, visitor: 401, expired: 401, disabled: 401 },
  },
  // The password is wrong, so that no call erases an account; a caller who may make it gets 422.
  'privacy.erase': {
    request: () => ({ url: '/api/account/erase', body: { currentPassword: 'not the password' } }),
    status: wrongPassword,
  },
  'privacy.accept': {
    request: () => ({ url: '/api/account/consents', body: { document: 'terms', version: currentConsent.terms } }),
    status: inPerson,
  },
  'privacy.withdraw': {
    request: () => ({ url: '/api/account/consents/withdraw', body: { document: 'terms' } }),
    status: inPerson,
  },
  'privacy.accesses': { request: () => ({ url: '/api/account/accesses' }), status: inPerson },
  'people.list': { request: () => ({ url: '/api/people' }), status: office },
  // The target account has no second factor.
  'people.resetFactor': {
    request: ({ target }) => ({ url: `/api/people/${target}/second-factor/reset`, body: {} }),
    status: { ...office, admin: 409, superadmin: 409 },
  },
  'people.cancelFactorReset': {
    request: ({ target }) => ({ url: `/api/people/${target}/second-factor/keep`, body: {} }),
    status: office,
  },
  'people.disable': {
    request: ({ target }) => ({ url: `/api/people/${target}/disable`, body: {} }),
    status: office,
  },
  'people.enable': {
    request: ({ target }) => ({ url: `/api/people/${target}/enable`, body: {} }),
    status: office,
  },
  'accounts.confirmEmailChange': {
    request: () => ({ url: '/api/auth/confirm-email-change', body: {} }),
    status: all(400),
  },
  'settings.read': { request: () => ({ url: '/api/account' }), status: signedIn },
  'settings.saveProfile': {
    request: () => ({ url: '/api/account/profile', body: { name: 'Ana Prado', phone: '' } }),
    status: signedIn,
  },
  'settings.saveNotifications': {
    request: () => ({
      url: '/api/account/notifications',
      body: { email: true, sms: false, documents: true, payments: true },
    }),
    status: signedIn,
  },
  'settings.savePreferences': {
    request: () => ({ url: '/api/account/preferences', body: { language: 'es_ES', timeZone: 'Asia/Tokyo' } }),
    status: signedIn,
  },
  // The password is wrong, so that no call changes an address; a caller who may make it gets 422.
  'settings.askEmailChange': {
    request: () => ({ url: '/api/account/email', body: { email: 'nova@example.test', currentPassword: 'errada' } }),
    status: wrongPassword,
  },
  'settings.cancelEmailChange': { request: () => ({ url: '/api/account/email/cancel', body: {} }), status: inPerson },
  'settings.changePassword': {
    request: () => ({
      url: '/api/account/password',
      body: { currentPassword: 'errada', newPassword: 'outro barco 77' },
    }),
    status: wrongPassword,
  },
  'settings.devices': { request: () => ({ url: '/api/account/devices' }), status: inPerson },
  // No session has this id.
  'settings.endDevice': {
    request: ({ missing }) => ({ url: `/api/account/devices/${missing}/end`, body: {} }),
    status: { ...all(404), visitor: 401, expired: 401, disabled: 401, acting: 403 },
  },
  'settings.endOtherDevices': {
    request: () => ({ url: '/api/account/devices/end-others', body: {} }),
    status: inPerson,
  },
  'people.create': {
    request: () => ({ url: '/api/people', body: {} }),
    status: { ...office, admin: 400, superadmin: 400 },
  },
  'people.setRole': {
    request: ({ target }) => ({ url: `/api/people/${target}/role`, body: { role: 'agent' } }),
    status: office,
  },
  'people.endSessions': {
    request: ({ target }) => ({ url: `/api/people/${target}/end-sessions`, body: {} }),
    status: office,
  },
  'people.read': { request: ({ target }) => ({ url: `/api/people/${target}` }), status: office },
  'people.records': { request: ({ target }) => ({ url: `/api/people/${target}/records` }), status: office },
  'people.signIns': { request: ({ target }) => ({ url: `/api/people/${target}/sign-ins` }), status: office },
  'people.devices': { request: ({ target }) => ({ url: `/api/people/${target}/devices` }), status: office },
  // No session has this id.
  'people.endDevice': {
    request: ({ target, missing }) => ({ url: `/api/people/${target}/devices/${missing}/end`, body: {} }),
    status: { ...office, admin: 404, superadmin: 404 },
  },
  // An incomplete body, so that no call changes the person for the next caller.
  'people.save': {
    request: ({ target }) => ({ url: `/api/people/${target}`, body: {} }),
    status: { ...office, admin: 400, superadmin: 400 },
  },
  // The admin's call has just sent a link, so the superadmin's call hits the rate limit.
  'people.sendReset': {
    request: ({ target }) => ({ url: `/api/people/${target}/reset-link`, body: {} }),
    status: { ...office, superadmin: 429 },
  },
  'agents.list': { request: () => ({ url: '/api/agents/overview' }), status: office },
  'agents.read': { request: ({ agent }) => ({ url: `/api/agents/${agent}` }), status: office },
  'agents.work': { request: ({ agent }) => ({ url: `/api/agents/${agent}/work` }), status: office },
  'agents.create': {
    request: () => ({ url: '/api/agents', body: {} }),
    status: { ...office, admin: 400, superadmin: 400 },
  },
  'agents.save': {
    request: ({ agent }) => ({ url: `/api/agents/${agent}`, body: {} }),
    status: { ...office, admin: 400, superadmin: 400 },
  },
  // An agent cannot take over their own work, so that no call moves anything.
  'agents.handOver': {
    request: ({ agent }) => ({ url: `/api/agents/${agent}/hand-over`, body: { toAgentId: agent, expectedCount: 0 } }),
    status: { ...office, admin: 409, superadmin: 409 },
  },
  'agents.requests': { request: () => ({ url: '/api/handover-requests' }), status: office },
  // No request has this id.
  'agents.acceptHandover': {
    request: ({ missing }) => ({ url: `/api/handover-requests/${missing}/accept`, body: {} }),
    status: { ...office, admin: 404, superadmin: 404 },
  },
  'agents.declineHandover': {
    request: ({ missing }) => ({
      url: `/api/handover-requests/${missing}/decline`,
      body: { reason: 'Fica com você.' },
    }),
    status: { ...office, admin: 404, superadmin: 404 },
  },
  'agents.askHandover': {
    request: ({ registration }) => ({
      url: `/api/registrations/${registration}/handover-requests`,
      body: { reason: 'Vou sair de férias.' },
    }),
    status: { ...office, agent: 201, otherAgent: 404, admin: 403, superadmin: 403 },
  },
  'catalog.packages': { request: () => ({ url: '/api/packages' }), status: all(200) },
  'catalog.companyTypes': { request: () => ({ url: '/api/company-types' }), status: all(200) },
  'catalog.states': { request: () => ({ url: '/api/states' }), status: all(200) },
  'catalog.guides': { request: () => ({ url: '/api/states/guides' }), status: all(200) },
  'catalog.keepingCost': {
    request: () => ({ url: '/api/catalog/keeping-cost?state=florida&companyType=llc' }),
    status: all(200),
  },
  'registrations.list': { request: () => ({ url: '/api/registrations' }), status: signedIn },
  'registrations.read': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}` }),
    status: { ...signedIn, otherUser: 404, otherAgent: 404 },
  },
  'workbench.queue': { request: () => ({ url: '/api/agent/queue' }), status: worker },
  'workbench.processes': { request: () => ({ url: '/api/agent/processes' }), status: worker },
  'clients.list': { request: () => ({ url: '/api/clients' }), status: worker },
  'clients.read': {
    request: ({ customer: id }) => ({ url: `/api/clients/${id}` }),
    status: { ...worker, otherAgent: 404, superadmin: 404 },
  },
  'registrations.counts': { request: () => ({ url: '/api/registrations/counts' }), status: signedIn },
  'registrations.detail': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/detail` }),
    status: { ...signedIn, otherUser: 404, otherAgent: 404 },
  },
  'workflows.list': { request: () => ({ url: '/api/workflows' }), status: { ...handled, otherAgent: 200 } },
  'workflows.counts': { request: () => ({ url: '/api/workflows/counts' }), status: { ...handled, otherAgent: 200 } },
  'workflows.read': { request: ({ workflow }) => ({ url: `/api/workflows/${workflow}` }), status: handled },
  // The registration of this table has a workflow already.
  'workflows.create': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/workflow` }),
    status: { ...office, admin: 409, superadmin: 409 },
  },
  'workflows.setStatus': {
    request: ({ workflow }) => ({
      url: `/api/workflows/${workflow}/status`,
      body: { status: 'in_progress', expectedStatus: 'in_progress' },
    }),
    status: handled,
  },
  'workflows.setComplexity': {
    request: ({ workflow }) => ({ url: `/api/workflows/${workflow}/complexity`, body: { complexity: 3 } }),
    status: office,
  },
  'workflows.setTaskStatus': {
    request: ({ task }) => ({
      url: `/api/workflow-tasks/${task}/status`,
      body: { status: 'in_progress', expectedStatus: 'in_progress' },
    }),
    status: handled,
  },
  'workflows.saveNotes': {
    request: ({ task }) => ({ url: `/api/workflow-tasks/${task}/notes`, body: { notes: 'x', expectedVersion: 0 } }),
    status: handled,
  },
  'workflows.timer': { request: () => ({ url: '/api/timer' }), status: { ...handled, otherAgent: 200 } },
  'workflows.startTimer': {
    request: ({ task }) => ({ url: `/api/workflow-tasks/${task}/timer` }),
    status: handled,
  },
  // The call stops only the caller's own timer, so an id that does not exist changes nothing.
  'workflows.stopTimer': {
    request: ({ missing }) => ({ url: '/api/timer/stop', body: { id: missing } }),
    status: { ...handled, otherAgent: 200 },
  },
  'workflows.correctTime': {
    request: ({ task }) => ({
      url: `/api/workflow-tasks/${task}/time-corrections`,
      body: { minutes: 5, reason: 'Ligação ao estado' },
    }),
    status: handled,
  },
  'workflows.einRefusals': { request: () => ({ url: '/api/ein-refusals' }), status: { ...handled, otherAgent: 200 } },
  'companyRecord.save': {
    request: ({ registration }) => ({
      url: `/api/registrations/${registration}/record`,
      body: {
        fileNumber: 'L26000123456',
        filedOn: null,
        formedOn: '2026-01-05',
        ss4SentOn: null,
        ein: '12-3456789',
        einOn: '2026-01-12',
        registeredAgent: '7901 4th St N, St. Petersburg, FL 33702',
        expectedUpdatedAt: null,
      },
    }),
    status: handled,
  },
  // The company of this table is not dissolved, so there is nothing to take back.
  'companyRecord.takeBackDissolution': {
    request: ({ registration }) => ({
      url: `/api/registrations/${registration}/dissolution/take-back`,
      body: { dissolvedOn: '2026-01-05', reason: 'Registrada na empresa errada' },
    }),
    status: { ...office, admin: 409, superadmin: 409 },
  },
  'papers.list': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/papers` }),
    status: handled,
  },
  'papers.make': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/papers/order_checklist` }),
    status: handled,
  },
  // This paper has not been generated, so there is nothing to show.
  'papers.show': {
    request: ({ registration }) => ({
      url: `/api/registrations/${registration}/papers/bank_kit/shown`,
      body: { shown: true },
    }),
    status: { ...handled, agent: 404, admin: 404, superadmin: 404 },
  },
  'papers.details': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/filing-details` }),
    status: handled,
  },
  'papers.saveDetails': {
    request: ({ registration }) => ({
      url: `/api/registrations/${registration}/filing-details`,
      body: {
        legalName: null,
        management: 'members',
        principalOffice: null,
        mailingAddress: null,
        responsibleOwnerId: null,
        responsibleHasTaxId: null,
        authorizedShares: null,
        parValue: null,
        fiscalYearEnd: 12,
        mainActivity: null,
        productLine: null,
        expectedUpdatedAt: null,
      },
    }),
    status: handled,
  },
  // The owners of this registration were never entered, so there is nothing to correct.
  'owners.read': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/owners` }),
    status: { ...office, admin: 409, superadmin: 409 },
  },
  'owners.save': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/owners`, body: {} }),
    status: lacking,
  },
  'owners.answer': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/tax-status`, body: {} }),
    status: incomplete,
  },
  'duties.list': { request: () => ({ url: '/api/duties' }), status: { ...handled, otherAgent: 200 } },
  'duties.ofRegistration': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/duties` }),
    status: party,
  },
  // The first caller changes the duty's version, so the later ones conflict.
  'duties.setStatus': {
    request: ({ duty, dutyVersion }) => ({
      url: `/api/duties/${duty}/status`,
      body: { status: 'in_progress', receipt: null, documentId: null, reason: null, expectedUpdatedAt: dutyVersion },
    }),
    status: { ...party, agent: 409, admin: 409, superadmin: 409, acting: 409 },
  },
  // The earliest duty is the registered agent's, which has no extension.
  'duties.setExtension': {
    request: ({ duty, dutyVersion }) => ({
      url: `/api/duties/${duty}/extension`,
      body: { extended: true, expectedUpdatedAt: dutyVersion },
    }),
    status: { ...party, user: 409, agent: 409, admin: 409, superadmin: 409, acting: 409 },
  },
  'duties.saveAnswers': {
    request: ({ registration }) => ({
      url: `/api/registrations/${registration}/duty-answers`,
      body: { assetsAbroad: null, foreignAccounts: null, usIncome: null, employees: null, expectedUpdatedAt: null },
    }),
    status: party,
  },
  'duties.file': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/duties.ics` }),
    status: party,
  },
  'duties.makeAddress': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/calendar-address` }),
    status: { ...customer, user: 201, otherUser: 404, acting: 403 },
  },
  'duties.dropAddress': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/calendar-address` }),
    status: { ...customer, otherUser: 404, acting: 403 },
  },
  // This calendar address was never given out, and the call needs no account.
  'duties.byAddress': {
    request: () => ({ url: `/api/calendars/${'x'.repeat(43)}.ics` }),
    status: all(404),
  },
  'services.list': { request: () => ({ url: '/api/extras' }), status: office },
  'services.create': {
    request: ({ missing }) => ({ url: '/api/extras', body: { ...aService, id: missing } }),
    status: lacking,
  },
  'services.save': {
    request: ({ missing }) => ({
      url: `/api/extras/${missing}`,
      body: { ...aService, passesFee: false, expectedVersion: 1 },
    }),
    status: nothingThere,
  },
  'purchases.ofRegistration': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/services` }),
    status: { ...party, agent: 403, otherAgent: 403 },
  },
  // The order is not paid, which only its customer is told.
  'purchases.create': {
    request: ({ registration, missing }) => ({
      url: `/api/registrations/${registration}/purchases`,
      body: {
        purchaseId: missing,
        what: { kind: 'extra', extraId: missing, dutyId: null },
        seenTotalCents: 1,
        successUrl: '/user/services',
        cancelUrl: '/user/services',
      },
    }),
    status: { ...customer, user: 409, otherUser: 404, acting: 403 },
  },
  'purchases.pay': {
    request: ({ missing }) => ({
      url: `/api/purchases/${missing}/pay`,
      body: { successUrl: '/user/services', cancelUrl: '/user/services' },
    }),
    status: { ...customer, user: 404, otherUser: 404, acting: 403 },
  },
  'purchases.cancel': {
    request: ({ missing }) => ({ url: `/api/purchases/${missing}/cancel`, body: {} }),
    status: { ...customer, user: 404, otherUser: 404, acting: 403 },
  },
  'purchases.list': { request: () => ({ url: '/api/purchases' }), status: { ...handled, otherAgent: 200 } },
  'purchases.start': {
    request: ({ missing }) => ({ url: `/api/purchases/${missing}/start`, body: {} }),
    status: { ...handled, agent: 404, otherAgent: 404, admin: 404, superadmin: 404 },
  },
  'purchases.finish': {
    request: ({ missing }) => ({
      url: `/api/purchases/${missing}/finish`,
      body: { receipt: 'X-1', documentId: null, dissolvedOn: null },
    }),
    status: { ...handled, agent: 404, otherAgent: 404, admin: 404, superadmin: 404 },
  },
  // The company is checked before the service, so that another customer learns nothing about either.
  'renewals.stop': {
    request: ({ registration, missing }) => ({
      url: `/api/registrations/${registration}/renewals/${missing}/stop`,
      body: { because: 'wish', newAgent: null, since: null },
    }),
    status: { ...customer, user: 404, otherUser: 404, acting: 403 },
  },
  'renewals.resume': {
    request: ({ registration, missing }) => ({
      url: `/api/registrations/${registration}/renewals/${missing}/resume`,
      body: {},
    }),
    status: { ...customer, otherUser: 404, acting: 403 },
  },
  // The company of this table is not approved yet, which only callers who may see it are told.
  'companyRecord.pdf': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/record.pdf` }),
    status: { ...party, user: 409, agent: 409, admin: 409, superadmin: 409, acting: 409 },
  },
  'registrations.agents': { request: () => ({ url: '/api/agents' }), status: office },
  // The registration already has this agent, so that no call changes it for the next caller.
  'registrations.assign': {
    request: ({ registration, agent }) => ({
      url: `/api/registrations/${registration}/assign`,
      body: { agentId: agent, expectedAgentId: agent },
    }),
    status: office,
  },
  // The registration already has this status, so that no call changes it for the next caller.
  'registrations.setStatus': {
    request: ({ registration }) => ({
      url: `/api/registrations/${registration}/status`,
      body: { status: 'pending', expectedStatus: 'pending' },
    }),
    status: { ...office, agent: 200, otherAgent: 404 },
  },
  'registrations.csv': { request: () => ({ url: '/api/registrations.csv' }), status: office },
  // Like the calls for one registration, these change nothing for the next caller.
  'registrations.assignMany': {
    request: ({ registration, agent }) => ({
      url: '/api/registrations/assign',
      body: { agentId: agent, registrations: [{ id: registration, expectedAgentId: agent }] },
    }),
    status: office,
  },
  // A registration that the caller may not see is refused in the result of its row.
  'registrations.setStatusMany': {
    request: ({ registration }) => ({
      url: '/api/registrations/status',
      body: { status: 'pending', registrations: [{ id: registration, expectedStatus: 'pending' }] },
    }),
    status: { ...office, agent: 200, otherAgent: 200 },
  },
  'registrations.activity': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/activity` }),
    status: handled,
  },
  'notes.list': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/notes` }),
    status: handled,
  },
  'notes.add': {
    request: ({ registration }) => ({
      url: `/api/registrations/${registration}/notes`,
      body: { noteId: randomUUID(), text: 'Ligar para o banco.' },
    }),
    status: { ...handled, agent: 201, admin: 201, superadmin: 201 },
  },
  'overview.read': { request: () => ({ url: '/api/overview' }), status: customer },
  'documents.list': { request: () => ({ url: '/api/documents' }), status: signedIn },
  'documents.ofRegistration': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/documents` }),
    status: party,
  },
  'documents.read': { request: ({ document }) => ({ url: `/api/documents/${document}` }), status: party },
  'documents.upload': {
    request: ({ document }) => ({ url: `/api/documents/${document}/file`, body: aPng(), headers: picture }),
    status: { ...customer, otherUser: 404 },
  },
  'documents.add': {
    request: ({ registration }) => ({
      url: `/api/registrations/${registration}/documents`,
      body: aPng(),
      headers: licence,
    }),
    status: { ...handled, agent: 201, admin: 201, superadmin: 201 },
  },
  'answerTemplates.list': { request: () => ({ url: '/api/answer-templates' }), status: earner },
  'answerTemplates.values': {
    request: ({ registration, document }) => ({
      url: `/api/registrations/${registration}/answer-values?document=${document}`,
    }),
    status: handled,
  },
  // Incomplete bodies: a caller who may make the call gets 400.
  'answerTemplates.create': { request: () => ({ url: '/api/answer-templates', body: {} }), status: ownWords },
  'answerTemplates.order': { request: () => ({ url: '/api/answer-templates', body: {} }), status: ownWords },
  'answerTemplates.save': {
    request: ({ missing }) => ({
      url: `/api/answer-templates/${missing}`,
      body: { title: 'Oi', body: 'Olá, {cliente}!', expectedVersion: 1 },
    }),
    status: noWords,
  },
  'answerTemplates.remove': {
    request: ({ missing }) => ({ url: `/api/answer-templates/${missing}` }),
    status: noWords,
  },
  'documents.request': {
    request: ({ registration }) => ({
      url: `/api/registrations/${registration}/document-requests`,
      body: { name: 'Contrato de aluguel', type: 'contract', description: 'O contrato do escritório.' },
    }),
    status: { ...handled, agent: 201, admin: 201, superadmin: 201 },
  },
  // The agent's call decides the document, so the admin's and the superadmin's later calls find it decided.
  'documents.approve': {
    request: ({ document }) => ({ url: `/api/documents/${document}/approve`, body: { version: 1 } }),
    status: { ...handled, admin: 409, superadmin: 409 },
  },
  'documents.reject': {
    request: ({ document }) => ({ url: `/api/documents/${document}/reject`, body: { version: 1, reason: 'Ilegível' } }),
    status: { ...handled, admin: 409, superadmin: 409 },
  },
  'documents.file': {
    request: ({ approved }) => ({ url: `/api/documents/${approved}/versions/1/file` }),
    status: party,
  },
  'documents.preview': {
    request: ({ picture: id }) => ({ url: `/api/documents/${id}/versions/1/preview` }),
    status: party,
  },
  'documents.zip': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/documents.zip` }),
    status: party,
  },
  'orders.create': { request: () => ({ url: '/api/orders', body: {} }), status: incomplete },
  'orders.checkNames': {
    request: () => ({
      url: '/api/orders/check-names',
      body: { companyTypeId: 'llc', stateId: 'florida', names: ['Jequitibá LLC'] },
    }),
    status: customer,
  },
  'orders.readDraft': { request: () => ({ url: '/api/draft' }), status: customer },
  'orders.saveDraft': { request: () => ({ url: '/api/draft', body: {} }), status: incomplete },
  'orders.clearDraft': { request: () => ({ url: '/api/draft', body: {} }), status: customer },
  'orders.countStep': { request: () => ({ url: '/api/funnel', body: { step: 1 } }), status: all(200) },
  'payments.create': {
    request: ({ registration, missing }) => ({
      url: '/api/functions/create-payment',
      body: { packageId: missing, businessRegistrationId: registration, successUrl: '/', cancelUrl: '/' },
    }),
    // The package is not the order's own, which only its customer is told; other callers are refused before.
    status: { ...customer, user: 400, otherUser: 404, acting: 403 },
  },
  'payments.mode': { request: () => ({ url: '/api/payments/mode' }), status: all(200) },
  'payments.ofRegistration': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/payment` }),
    status: { ...signedIn, otherUser: 404, agent: 403, otherAgent: 403 },
  },
  'payments.list': {
    request: () => ({ url: '/api/payments' }),
    status: { ...signedIn, agent: 403, otherAgent: 403 },
  },
  'payments.invoice': {
    request: ({ payment }) => ({ url: `/api/payments/${payment}/invoice` }),
    status: { ...signedIn, otherUser: 404, agent: 403, otherAgent: 403 },
  },
  // The order is not approved: its customer reads that it cannot be rated, and there is no answer to withdraw.
  'ratings.own': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/rating` }),
    status: { ...customer, otherUser: 404, acting: 200 },
  },
  'ratings.answer': {
    request: ({ registration }) => ({
      url: `/api/registrations/${registration}/rating`,
      body: { score: 5, sentence: 'Foi bom.', publish: false, city: '' },
    }),
    status: { ...customer, user: 409, otherUser: 404, acting: 403 },
  },
  'ratings.withdraw': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}/rating` }),
    status: { ...customer, otherUser: 404, acting: 403 },
  },
  'ratings.list': { request: () => ({ url: '/api/ratings' }), status: office },
  'ratings.read': { request: ({ registration }) => ({ url: `/api/ratings/${registration}` }), status: nothingThere },
  'ratings.reply': {
    request: ({ registration }) => ({
      url: `/api/ratings/${registration}/reply`,
      body: { reply: 'Obrigado!', expectedVersion: 1 },
    }),
    status: nothingThere,
  },
  'ratings.hide': {
    request: ({ registration }) => ({
      url: `/api/ratings/${registration}/hidden`,
      body: { reason: 'Cita outra pessoa.', expectedVersion: 1 },
    }),
    status: nothingThere,
  },
  'refunds.rules': { request: () => ({ url: '/api/refund-rules' }), status: all(200) },
  'refunds.editedRules': { request: () => ({ url: '/api/refunds/rules' }), status: office },
  'refunds.saveRule': {
    request: () => ({
      url: '/api/refunds/rules/approved',
      body: { pricePercent: 0, stateFeePercent: 0, expectedVersion: 1 },
    }),
    status: office,
  },
  'refunds.list': {
    request: () => ({ url: '/api/refunds' }),
    status: { ...signedIn, agent: 403, otherAgent: 403 },
  },
  'refunds.read': {
    request: ({ refund }) => ({ url: `/api/refunds/${refund}` }),
    status: { ...signedIn, otherUser: 404, agent: 403, otherAgent: 403 },
  },
  'refunds.preview': {
    request: ({ payment }) => ({ url: `/api/payments/${payment}/refund` }),
    status: { ...signedIn, otherUser: 404, agent: 403, otherAgent: 403 },
  },
  'refunds.creditNote': {
    request: ({ refund }) => ({ url: `/api/refunds/${refund}/credit-note` }),
    status: { ...signedIn, otherUser: 404, agent: 403, otherAgent: 403 },
  },
  // The payment is unpaid and the refund decided, which callers who may ask or decide are told.
  'refunds.ask': {
    request: ({ payment }) => ({
      url: `/api/payments/${payment}/refund`,
      body: { refundId: randomUUID(), expectedCents: 100, reason: 'Desisti' },
    }),
    status: { ...customer, user: 409, otherUser: 404, acting: 403 },
  },
  'refunds.declareWithdrawal': {
    request: ({ payment }) => ({ url: `/api/payments/${payment}/withdrawal`, body: {} }),
    status: { ...customer, user: 409, otherUser: 404, acting: 403 },
  },
  'refunds.withdraw': {
    request: ({ refund }) => ({ url: `/api/refunds/${refund}/withdraw`, body: {} }),
    status: { ...customer, user: 409, otherUser: 404, acting: 403 },
  },
  'refunds.start': {
    request: ({ payment }) => ({
      url: `/api/payments/${payment}/start-refund`,
      body: { refundId: randomUUID(), expectedCents: 100, everything: false, reason: null },
    }),
    status: { ...office, admin: 409, superadmin: 409 },
  },
  'refunds.approve': {
    request: ({ refund }) => ({
      url: `/api/refunds/${refund}/approve`,
      body: { expectedCents: 100, everything: false, reason: null },
    }),
    status: { ...office, admin: 409, superadmin: 409 },
  },
  'refunds.refuse': {
    request: ({ refund }) => ({ url: `/api/refunds/${refund}/refuse`, body: { reason: 'Não' } }),
    status: { ...office, admin: 409, superadmin: 409 },
  },
  'refunds.retry': {
    request: ({ refund }) => ({ url: `/api/refunds/${refund}/retry`, body: {} }),
    status: { ...office, admin: 409, superadmin: 409 },
  },
  // No payment of this table is disputed.
  'payments.closeDispute': {
    request: ({ payment }) => ({ url: `/api/payments/${payment}/close-dispute`, body: {} }),
    status: { ...office, admin: 404, superadmin: 404 },
  },
  'payments.methods': { request: () => ({ url: '/api/payment-methods' }), status: customer },
  'payments.openPortal': {
    // No provider stores cards in these tests, so a customer gets a conflict.
    request: () => ({ url: '/api/functions/billing-portal', body: { returnUrl: '/user/payments' } }),
    status: { ...customer, user: 409, otherUser: 409, acting: 403 },
  },
  'payments.readTest': {
    request: () => ({ url: `/api/test-payments/test_${'x'.repeat(32)}` }),
    status: { ...customer, user: 404, otherUser: 404, acting: 403 },
  },
  'payments.decideTest': {
    request: () => ({ url: `/api/test-payments/test_${'x'.repeat(32)}`, body: { outcome: 'succeed' } }),
    status: { ...customer, user: 404, otherUser: 404, acting: 403 },
  },
  'payments.testStripe': {
    request: () => ({ url: '/api/functions/test-stripe-connection', body: { secretKey: '' } }),
    status: office,
  },
  'payments.saveStripe': {
    request: () => ({ url: '/api/functions/save-stripe-credentials', body: { secretKey: '', publishableKey: '' } }),
    status: office,
  },
  'payments.stripeStatus': {
    request: () => ({ url: '/api/functions/check-stripe-status', body: {} }),
    status: office,
  },
  'payments.stripeDetails': { request: () => ({ url: '/api/payments/stripe' }), status: office },
  // No keys are saved, so no secret is stored and no provider switched.
  'payments.saveWebhookSecret': {
    request: () => ({
      url: '/api/payments/stripe/webhook-secret',
      body: { webhookSecret: 'whsec_de_exemplo_1234' },
    }),
    status: { ...office, admin: 409, superadmin: 409 },
  },
  'payments.switchProvider': {
    request: () => ({ url: '/api/payments/provider', body: { use: 'stripe' } }),
    status: { ...office, admin: 409, superadmin: 409 },
  },
  'messages.conversations': { request: () => ({ url: '/api/conversations' }), status: talker },
  'messages.unread': { request: () => ({ url: '/api/conversations/unread' }), status: talker },
  'messages.conversation': {
    request: ({ registration }) => ({ url: `/api/conversations/${registration}` }),
    status: talking,
  },
  'messages.thread': {
    request: ({ registration }) => ({ url: `/api/conversations/${registration}/messages` }),
    status: talking,
  },
  'messages.send': {
    request: ({ registration }) => ({
      url: `/api/conversations/${registration}/messages`,
      body: { messageId: randomUUID(), text: 'Bom dia' },
    }),
    status: { ...talking, user: 201, agent: 201, acting: 403 },
  },
  // A superadmin who impersonates a person must not mark that person's messages as read.
  'messages.markRead': {
    request: ({ registration, message }) => ({
      url: `/api/conversations/${registration}/read`,
      body: { upTo: message },
    }),
    status: { ...talking, acting: 403 },
  },
  'notifications.list': { request: () => ({ url: '/api/notifications' }), status: signedIn },
  'notifications.counts': { request: () => ({ url: '/api/notifications/counts' }), status: signedIn },
  'notifications.markRead': {
    request: ({ notification }) => ({ url: `/api/notifications/${notification}/read`, body: {} }),
    status: { ...all(404), user: 200, acting: 200, visitor: 401, expired: 401, disabled: 401 },
  },
  'notifications.markAllRead': { request: () => ({ url: '/api/notifications/read-all', body: {} }), status: signedIn },
  'contact.send': { request: () => ({ url: '/api/contact-messages', body: {} }), status: all(400) },
  'contact.list': { request: () => ({ url: '/api/contact-messages' }), status: office },
  'contact.read': { request: ({ contact }) => ({ url: `/api/contact-messages/${contact}` }), status: office },
  'contact.answer': {
    request: ({ contact }) => ({ url: `/api/contact-messages/${contact}/answer`, body: { message: 'Olá!' } }),
    status: office,
  },
  'contact.setStatus': {
    request: ({ contact }) => ({ url: `/api/contact-messages/${contact}/status`, body: { status: 'encerrado' } }),
    status: office,
  },
  'tickets.create': {
    request: () => ({ url: '/api/tickets', body: {} }),
    status: { ...incomplete, acting: 403 },
  },
  'tickets.list': { request: () => ({ url: '/api/tickets' }), status: { ...signedIn, agent: 403, otherAgent: 403 } },
  'tickets.counts': {
    request: () => ({ url: '/api/tickets/counts' }),
    status: { ...signedIn, agent: 403, otherAgent: 403 },
  },
  'tickets.read': {
    request: ({ ticket }) => ({ url: `/api/tickets/${ticket}` }),
    status: { ...signedIn, otherUser: 404, agent: 403, otherAgent: 403 },
  },
  'tickets.reply': {
    request: ({ ticket, missing }) => ({
      url: `/api/tickets/${ticket}/replies`,
      body: { key: missing, message: 'Olá!' },
    }),
    status: { ...signedIn, otherUser: 404, agent: 403, otherAgent: 403, acting: 403 },
  },
  'tickets.setStatus': {
    request: ({ ticket }) => ({ url: `/api/tickets/${ticket}/status`, body: { status: 'encerrado' } }),
    status: office,
  },
  'officeDashboard.read': { request: () => ({ url: '/api/office-dashboard' }), status: office },
  'failedMails.list': { request: () => ({ url: '/api/failed-mails' }), status: office },
  // No mail of this table has failed for good.
  'failedMails.retry': {
    request: ({ missing }) => ({ url: `/api/failed-mails/${missing}/retry`, body: {} }),
    status: { ...office, admin: 404, superadmin: 404 },
  },
  'failedMails.dismiss': {
    request: ({ missing }) => ({ url: `/api/failed-mails/${missing}/dismiss`, body: {} }),
    status: { ...office, admin: 404, superadmin: 404 },
  },
  'search.find': {
    request: () => ({ url: '/api/search?search=ana' }),
    status: { ...office, agent: 200, otherAgent: 200 },
  },
  'packages.list': { request: () => ({ url: '/api/services' }), status: office },
  'packages.create': { request: () => ({ url: '/api/services', body: {} }), status: lacking },
  'packages.save': {
    request: ({ missing }) => ({ url: `/api/services/${missing}`, body: { ...aPackage, expectedVersion: 1 } }),
    status: nothingThere,
  },
  'packages.remove': {
    request: ({ missing }) => ({ url: `/api/services/${missing}/remove`, body: { expectedVersion: 1 } }),
    status: nothingThere,
  },
  'packages.restore': {
    request: ({ missing }) => ({ url: `/api/services/${missing}/restore`, body: { expectedVersion: 1 } }),
    status: nothingThere,
  },
  'packages.arrange': { request: () => ({ url: '/api/services/order', body: {} }), status: lacking },
  'announcement.read': { request: () => ({ url: '/api/announcement' }), status: office },
  'announcement.save': { request: () => ({ url: '/api/announcement', body: {} }), status: lacking },
  'edits.list': {
    request: ({ missing }) => ({ url: `/api/edits?subjectType=package&subjectId=${missing}` }),
    status: office,
  },
  'commissions.months': { request: () => ({ url: '/api/commissions/months' }), status: earner },
  'commissions.earnings': { request: () => ({ url: '/api/commissions/earnings' }), status: earner },
  'commissions.list': { request: () => ({ url: '/api/commissions' }), status: earner },
  'commissions.export': { request: () => ({ url: '/api/commissions.csv?month=2020-01' }), status: earner },
  'commissions.pay': {
    request: ({ missing }) => ({ url: '/api/commissions/pay', body: { ids: [missing] } }),
    status: office,
  },
  'commissionRules.list': { request: () => ({ url: '/api/commission-rules' }), status: earner },
  'commissionRules.change': {
    request: ({ missing }) => ({
      url: '/api/commission-rules',
      body: { rules: [{ id: missing, expectedVersion: 1 }], changes: { thresholdDays: 5 } },
    }),
    status: { ...office, admin: 404, superadmin: 404 },
  },
  'commissionRules.create': {
    request: () => ({ url: '/api/commission-rules', body: {} }),
    status: { ...office, admin: 400, superadmin: 400 },
  },
  'siteSettings.read': { request: () => ({ url: '/api/site-settings' }), status: office },
  'siteSettings.saveGeneral': {
    request: () => ({ url: '/api/site-settings/general', body: {} }),
    status: { ...office, admin: 400, superadmin: 400 },
  },
  'siteSettings.saveSeller': {
    request: () => ({ url: '/api/site-settings/seller', body: {} }),
    status: { ...office, admin: 400, superadmin: 400 },
  },
  'siteSettings.saveSecurity': {
    request: () => ({ url: '/api/site-settings/security', body: {} }),
    status: { ...office, admin: 400, superadmin: 400 },
  },
  'audit.list': { request: () => ({ url: '/api/audit' }), status: office },
  'audit.export': { request: () => ({ url: '/api/audit.csv?from=2020-01-01&to=2020-01-01' }), status: office },
  'audit.seals': { request: () => ({ url: '/api/audit/seals' }), status: office },
  'audit.check': {
    request: () => ({ url: '/api/audit/checks', body: {} }),
    status: { ...office, admin: 202, superadmin: 202 },
  },
  'facts.states': { request: () => ({ url: '/api/facts/states' }), status: office },
  'facts.ofState': { request: () => ({ url: '/api/facts/states/florida' }), status: office },
  'facts.elsewhere': { request: () => ({ url: '/api/facts/elsewhere' }), status: office },
  // These calls send an incomplete body, so that nothing is changed.
  'facts.save': { request: ({ missing }) => ({ url: `/api/facts/${missing}`, body: {} }), status: lacking },
  'rechecks.list': { request: () => ({ url: '/api/rechecks' }), status: office },
  'rechecks.mark': {
    request: ({ missing }) => ({
      url: '/api/rechecks',
      body: { items: [{ subject: 'fact', id: missing, expectedVersion: 1 }] },
    }),
    status: office,
  },
  'namingRules.list': { request: () => ({ url: '/api/naming-rules' }), status: office },
  'namingRules.save': {
    request: ({ missing }) => ({ url: `/api/naming-rules/${missing}`, body: {} }),
    status: lacking,
  },
  'namingRules.create': { request: () => ({ url: '/api/naming-rules', body: {} }), status: lacking },
  'namingRules.remove': {
    request: ({ missing }) => ({ url: `/api/naming-rules/${missing}/remove`, body: { expectedVersion: 1 } }),
    status: { ...office, admin: 404, superadmin: 404 },
  },
  'documentRequirements.list': { request: () => ({ url: '/api/document-requirements' }), status: office },
  'documentRequirements.create': {
    request: () => ({ url: '/api/document-requirements', body: {} }),
    status: lacking,
  },
  'documentRequirements.save': {
    request: ({ missing }) => ({ url: `/api/document-requirements/${missing}`, body: {} }),
    status: lacking,
  },
  'documentRequirements.order': {
    request: ({ missing }) => ({ url: '/api/document-requirements/order/llc', body: { ids: [missing] } }),
    status: { ...office, admin: 409, superadmin: 409 },
  },
  'workflowTemplates.list': { request: () => ({ url: '/api/workflow-templates' }), status: office },
  'workflowTemplates.create': {
    request: () => ({ url: '/api/workflow-templates', body: {} }),
    status: lacking,
  },
  'workflowTemplates.save': {
    request: ({ missing }) => ({ url: `/api/workflow-templates/${missing}`, body: {} }),
    status: lacking,
  },
  'workflowTemplates.activate': {
    request: ({ missing }) => ({ url: `/api/workflow-templates/${missing}/activate`, body: { expectedVersion: 1 } }),
    status: { ...office, admin: 404, superadmin: 404 },
  },
  // The mail viewer exists only in development and in demo mode; elsewhere its address is unknown.
  'devMail.list': { request: () => ({ url: '/api/dev/mail' }), status: all(404) },
  'devMail.samples': { request: () => ({ url: '/api/dev/mail-samples' }), status: all(404) },
}
