// Written by hand after the table of who may do what; never derived from the policy it checks.
// Own and foreign say what the two users and the two agents get for a record of the first of each pair.
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
] as const
export type Who = (typeof everybody)[number]
type Row = { request: (ids: Ids) => { url: string; body?: object }; status: Record<Who, number> }
export type Ids = {
  registration: string
  notification: string
  target: string
  superadmin: string
  contact: string
  missing: string
}

const all = (status: number): Record<Who, number> =>
  Object.fromEntries(everybody.map((who) => [who, status])) as Record<Who, number>
const signedIn = { ...all(200), visitor: 401, expired: 401, disabled: 401 }
const office = { ...all(403), admin: 200, superadmin: 200, visitor: 401, expired: 401, disabled: 401 }

export const calls: Record<string, Row> = {
  'accounts.session': { request: () => ({ url: '/api/session' }), status: all(200) },
  // An incomplete body: whoever may make the call is told what is missing.
  'accounts.signUp': { request: () => ({ url: '/api/auth/sign-up/email', body: {} }), status: all(400) },
  'accounts.signIn': { request: () => ({ url: '/api/auth/sign-in/email', body: {} }), status: all(400) },
  'accounts.askReset': { request: () => ({ url: '/api/auth/request-password-reset', body: {} }), status: all(400) },
  'accounts.resetPassword': { request: () => ({ url: '/api/auth/reset-password', body: {} }), status: all(400) },
  'accounts.verifyEmail': { request: () => ({ url: '/api/auth/verify-email', body: {} }), status: all(400) },
  'accounts.askVerification': {
    request: () => ({ url: '/api/auth/send-verification-email', body: {} }),
    status: signedIn,
  },
  'accounts.signOut': { request: () => ({ url: '/api/auth/sign-out', body: {} }), status: signedIn },
  'people.list': { request: () => ({ url: '/api/people' }), status: office },
  'people.disable': {
    request: ({ target }) => ({ url: `/api/people/${target}/disable`, body: {} }),
    status: office,
  },
  'people.enable': {
    request: ({ target }) => ({ url: `/api/people/${target}/enable`, body: {} }),
    status: office,
  },
  'catalog.packages': { request: () => ({ url: '/api/packages' }), status: all(200) },
  'catalog.companyTypes': { request: () => ({ url: '/api/company-types' }), status: all(200) },
  'catalog.states': { request: () => ({ url: '/api/states' }), status: all(200) },
  'catalog.guides': { request: () => ({ url: '/api/states/guides' }), status: all(200) },
  'registrations.list': { request: () => ({ url: '/api/registrations' }), status: signedIn },
  'registrations.read': {
    request: ({ registration }) => ({ url: `/api/registrations/${registration}` }),
    status: { ...signedIn, otherUser: 404, otherAgent: 404 },
  },
  'notifications.list': { request: () => ({ url: '/api/notifications' }), status: signedIn },
  'notifications.markRead': {
    request: ({ notification }) => ({ url: `/api/notifications/${notification}/read`, body: {} }),
    status: { ...all(404), user: 200, visitor: 401, expired: 401, disabled: 401 },
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
  // Not in development and not in demo mode: as if it were not there.
  'devMail.list': { request: () => ({ url: '/api/dev/mail' }), status: all(404) },
}
