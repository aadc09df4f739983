import { z } from 'zod'

export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** A reason of `src/rules/refusal-reason.ts`, if the code alone does not say what to do. */
    reason: z.string().optional(),
    fields: z.record(z.string(), z.string()).optional(),
    /** Why a paper cannot be generated, and where each reason can be fixed. */
    problems: z.array(z.object({ code: z.string(), place: z.string(), about: z.string().nullable() })).optional(),
    requestId: z.string(),
  }),
})
export type ErrorBody = z.infer<typeof errorBody>
