import { z } from 'zod'

const words = z.string().max(500)
const channel = z.object({
  channel: words,
  number: words.optional(),
  fromUs: words.optional(),
  fromAbroad: words.optional(),
  address: words.optional(),
  hours: words.optional(),
  who: words.optional(),
  typicalTime: words.optional(),
})
const shape = z.object({
  lines: z.record(z.string().max(20), words).catch({}),
  channels: z.array(channel).max(20).catch([]),
  limits: z.array(words).max(20).catch([]),
  afterEin: z.array(words).max(20).catch([]),
})

/** What the IRS says about the SS-4: the meaning of its lines and how it is sent (fact `federal/ein-ss4`). */
export type Ss4Fact = z.infer<typeof shape>

/** Parses the fact, which admins edit; a part with an unexpected shape counts as not known. */
export const readSs4Fact = (value: unknown): Ss4Fact =>
  shape.safeParse(value).data ?? { lines: {}, channels: [], limits: [], afterEin: [] }
