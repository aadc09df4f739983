import { z } from 'zod'

export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  }),
})
export type ErrorBody = z.infer<typeof errorBody>
