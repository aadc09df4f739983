import type { z } from 'zod'
import type { Output } from '#contract/route.ts'
import { type accessView, type consentView, type exportView, privacy } from '#features/privacy/contract.ts'
import { queryOf } from '#web/api/call.ts'

export type Export = z.output<typeof exportView>
export type Consent = z.output<typeof consentView>
export type Access = z.output<typeof accessView>
export type Privacy = Output<typeof privacy.read>

export const privacyQuery = queryOf(privacy.read, {})
export const accessesQuery = queryOf(privacy.accesses, {})
