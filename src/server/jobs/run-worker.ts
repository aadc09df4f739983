import { parseCronItems, type Task, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { z } from 'zod'
import { mailResetLink } from '#features/accounts/server/mail-reset-link.ts'
import { resetDueFactors } from '#features/accounts/server/two-factor/reset-due.ts'
import { tellApprovals } from '#features/documents/server/tell-approvals.ts'
import { keepCalendars } from '#features/duties/server/keep-calendars.ts'
import { tellAlerts } from '#features/duties/server/tell-alerts.ts'
import { tellAwayReader } from '#features/messages/server/tell-away-reader.ts'
import { sendSms } from '#features/notifications/server/send-sms.ts'
import { makePurposePaper } from '#features/papers/server/make-purpose-paper.ts'
import { closeSessions } from '#features/payments/server/close-sessions.ts'
import { providerNamed } from '#features/payments/server/find-provider.ts'
import { closeSession, forgetCustomer } from '#features/payments/server/leave-stripe.ts'
import { renewSubscription } from '#features/payments/server/renew-webhook.ts'
import { reviewOpenSessions } from '#features/payments/server/review-open-sessions.ts'
import { settleMessage } from '#features/payments/server/settle-message.ts'
import { makeExport } from '#features/privacy/server/make-export.ts'
import { tellRenewals } from '#features/purchases/server/renewals/tell-renewals.ts'
import { remindOfRatings } from '#features/ratings/server/ask-for-rating.ts'
import { sendRefunds } from '#features/refunds/server/send-refunds.ts'
import { cutForgottenTimers } from '#features/workflows/server/cut-forgotten-timers.ts'
import { followUpEin } from '#features/workflows/server/follow-up-ein.ts'
import { checkAudit } from '#server/audit/check-audit.ts'
import { sealAudit } from '#server/audit/seal-audit.ts'
import { type Services, systemContext } from '#server/context.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { checkSums, keepSums } from '#server/lists/keep-sums.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { within } from '#server/operations/within.ts'
import { makeSms } from '#server/sms/make-sms.ts'
import type { JobName } from './add-job.ts'
import { byRightClock, compareClock } from './compare-clock.ts'
import { cronTable } from './cron.ts'
import { keepRunner } from './keep-runner.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { ABANDONED_AFTER_SECONDS, releaseAbandonedJobs } from './release-abandoned-jobs.ts'
import { setCronRight } from './set-cron-right.ts'
import { endImpersonations, sweep } from './sweep.ts'
import { tracedTasks } from './traced-tasks.ts'
import { watchClock } from './watch-clock.ts'

const WORKERS = 3
/** A mail server that hangs holds a worker for 20 s with each mail: these have workers of their own, and no other job waits behind them. */
const outgoing: ReadonlySet<string> = new Set<JobName>(['send-mail', 'send-sms'])
const OUTGOING_WORKERS = 2
const LOOK_FOR_ABANDONED = 30_000
const SET_CRON_RIGHT = 10_000
// Jobs under way are given three seconds; after errors of the database a runner may pause for a minute before it ends.
const STOP_MS = 5000

export type WorkerOptions = { pool: pg.Pool }
const mailPayload = z.object({ mailId: z.uuid() })
const accountPayload = z.object({ accountId: z.uuid() })
const exportPayload = z.object({ exportId: z.uuid() })
const registrationPayload = z.object({ registrationId: z.uuid() })
const sessionPayload = z.object({ sessionId: z.string() })
const customerPayload = z.object({ customerId: z.string() })
const messagePayload = z.object({
  provider: z.enum(['stripe', 'test']),
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  createdAt: z.coerce.date().nullable(),
  account: z.string().nullable(),
  sessionId: z.string().nullable(),
  paymentId: z.string().nullable(),
})
const awayPayload = z.object({ registrationId: z.uuid(), readerId: z.uuid() })
const checkPayload = z.object({ checkId: z.uuid() })
const factPayload = z.object({ stateId: z.string().nullable() })
const smsPayload = z.object({ notificationId: z.uuid() })

function taskList(services: Services, { pool }: WorkerOptions): TaskList {
  const sms = makeSms(services.config)
  const tasks: Record<JobName, Task> = {
    'send-mail': async (payload, { job, abortPromise }) => {
      const { mailId } = mailPayload.parse(payload)
      const lastTry = job.attempts >= job.max_attempts
      const send = () => sendMail(services, services.mail, mailId, abortPromise, lastTry)
      const done = await oneAtATime(pool, `mail:${mailId}`, send)
      if (!done) throw new Error('another worker is sending this mail')
    },
    'mail-reset-link': (payload) =>
      mailResetLink(systemContext(services, 'mail-reset-link'), accountPayload.parse(payload).accountId),
    'send-sms': async (payload) => {
      const { notificationId } = smsPayload.parse(payload)
      if (!sms) return
      const done = await oneAtATime(pool, `sms:${notificationId}`, () => sendSms(services, sms, notificationId))
      if (!done) throw new Error('another worker is sending this sms')
    },
    'tell-away-reader': async (payload) => {
      const asked = awayPayload.parse(payload)
      const tell = () => tellAwayReader(systemContext(services, 'tell-away-reader'), asked)
      const done = await oneAtATime(pool, `away:${asked.registrationId}:${asked.readerId}`, tell)
      if (!done) throw new Error('another worker is telling this reader')
    },
    'tell-approvals': (payload) =>
      tellApprovals(systemContext(services, 'tell-approvals'), registrationPayload.parse(payload)),
    'make-export': async (payload, { job, abortSignal }) => {
      const { exportId } = exportPayload.parse(payload)
      const tries = { lastTry: job.attempts >= job.max_attempts, stopping: abortSignal }
      const done = await oneAtATime(pool, `export:${exportId}`, () => makeExport(services, exportId, tries))
      if (!done) throw new Error('another worker is making this export')
    },
    'make-purpose-paper': async (payload) => {
      const { registrationId } = registrationPayload.parse(payload)
      const make = () => makePurposePaper(services, registrationId)
      const done = await oneAtATime(pool, `purpose:${registrationId}`, make)
      if (!done) throw new Error('another worker is making this paper')
    },
    'reset-factors': () => resetDueFactors(systemContext(services, 'reset-factors')),
    'close-session': (payload) =>
      closeSession(systemContext(services, 'close-session'), sessionPayload.parse(payload).sessionId),
    'close-sessions': (payload) =>
      closeSessions(systemContext(services, 'close-sessions'), registrationPayload.parse(payload).registrationId),
    'forget-customer': (payload) =>
      forgetCustomer(systemContext(services, 'forget-customer'), customerPayload.parse(payload).customerId),
    'settle-message': async (payload) => {
      const { provider: name, ...event } = messagePayload.parse(payload)
      const context = systemContext(services, 'settle-message')
      const provider = await providerNamed(context, name)
      if (!provider) throw new Error(`no keys for ${name}`)
      await settleMessage(context, provider, event)
    },
    'review-payments': async () =>
      void (await oneAtATime(pool, 'review-payments', async () => {
        await renewSubscription(systemContext(services, 'review-payments'))
        await reviewOpenSessions(systemContext(services, 'review-payments'))
      })),
    'send-refunds': async () =>
      void (await oneAtATime(pool, 'send-refunds', async () => {
        await sendRefunds(systemContext(services, 'send-refunds'))
      })),
    'keep-duties': async () => {
      const done = await oneAtATime(pool, 'keep-duties', async () => {
        await keepCalendars(systemContext(services, 'keep-duties'))
        await tellAlerts(systemContext(services, 'keep-duties'))
      })
      // A changed fact may be followed at this moment; the alerts of the day must not fall out for it.
      if (!done) throw new Error('another worker is keeping the duties')
    },
    'tell-renewals': async () => {
      const tell = async () => void (await tellRenewals(systemContext(services, 'tell-renewals')))
      const done = await oneAtATime(pool, 'tell-renewals', tell)
      if (!done) throw new Error('another worker is announcing the renewals')
    },
    'remind-of-ratings': async () => {
      const remind = async () => void (await remindOfRatings(systemContext(services, 'remind-of-ratings')))
      const done = await oneAtATime(pool, 'remind-of-ratings', remind)
      if (!done) throw new Error('another worker is asking for ratings')
    },
    'follow-fact': async (payload) => {
      const { stateId } = factPayload.parse(payload)
      const follow = () => keepCalendars(systemContext(services, 'follow-fact'), stateId)
      const done = await oneAtATime(pool, 'keep-duties', follow)
      if (!done) throw new Error('another worker is keeping the duties')
    },
    'follow-up-ein': async () =>
      void (await oneAtATime(pool, 'follow-up-ein', async () => {
        await followUpEin(systemContext(services, 'follow-up-ein'))
      })),
    'cut-forgotten-timers': async () =>
      void (await oneAtATime(pool, 'cut-forgotten-timers', async () => {
        await cutForgottenTimers(systemContext(services, 'cut-forgotten-timers'))
      })),
    'remove-files': () => removeFiles(services),
    'seal-audit': async () => void (await oneAtATime(pool, 'seal-audit', () => sealAudit(services))),
    'check-audit': async (payload, { abortSignal }) => {
      const { checkId } = checkPayload.parse(payload)
      const check = () => checkAudit(services, checkId, abortSignal)
      const done = await oneAtATime(pool, `audit-check:${checkId}`, check)
      if (!done) throw new Error('another worker is checking the audit trail')
    },
    'keep-sums': async () => void (await oneAtATime(pool, 'keep-sums', () => keepSums(services))),
    'end-impersonations': async () =>
      void (await oneAtATime(pool, 'end-impersonations', async () => {
        await endImpersonations(services.db, services.now())
      })),
    'check-sums': async () => {
      const done = await oneAtATime(pool, 'keep-sums', async () => {
        await checkSums(services)
      })
      if (!done) throw new Error('another worker is keeping the sums')
    },
    sweep: async () => void (await oneAtATime(pool, 'sweep', () => sweep(services))),
  }
  return tasks
}

/** Runs jobs until stopped. */
export async function runWorker(services: Services, { pool }: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  const release = (olderThanSeconds: number) =>
    releaseAbandonedJobs(services.db, olderThanSeconds).then(
      (released) => released > 0 && services.log.warn({ released }, 'abandoned jobs released'),
      (err: unknown) => services.log.warn({ err }, 'abandoned jobs not released'),
    )
  // The embedded database belongs to this process alone: what is locked now was left by one that was killed.
  if (!services.config.databaseUrl) await release(0)
  const guarded = byRightClock(taskList(services, { pool }), () => compareClock(services.db))
  const tasks = Object.entries(tracedTasks(services, guarded))
  const those = (which: (name: string) => boolean): TaskList =>
    Object.fromEntries(tasks.filter(([name]) => which(name)))
  const [out, rest] = [those((name) => outgoing.has(name)), those((name) => !outgoing.has(name))]
  const byTheClock = keepRunner(services, { pool, tasks: rest, workers: WORKERS, cron: parseCronItems(cronTable) })
  const runners = [byTheClock, keepRunner(services, { pool, tasks: out, workers: OUTGOING_WORKERS, cron: [] })]
  const setRight = () =>
    setCronRight(services.db, new Date()).catch((err: unknown) => services.log.warn({ err }, 'cron not set right'))
  const timers = [
    setInterval(() => void release(ABANDONED_AFTER_SECONDS), LOOK_FOR_ABANDONED).unref(),
    setInterval(() => void setRight(), SET_CRON_RIGHT).unref(),
  ]
  // Cron waits for the next minute of the clock it started with, an hour if need be; after a jump ahead it would make up every minute.
  const clock = watchClock((ms) => {
    services.log.warn({ seconds: Math.round(ms / 1000) }, 'clock jumped')
    byTheClock.restart()
  })
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      clock.stop()
      await within(STOP_MS, Promise.all(runners.map((runner) => runner.stop()))).catch((err: unknown) =>
        services.log.warn({ err }, 'job runner not awaited'),
      )
    },
  }
}
