import { z } from 'zod'
import { line, printable } from '#rules/fields.ts'

export const SCORES = [1, 2, 3, 4, 5] as const
export const LONGEST_SENTENCE = 280
export const LONGEST_REASON = 500

const looksLikeMarkup = (value: string): boolean => /<[a-z/!?]|&#?\w+;/i.test(value)

/** Text for the public pages: one paragraph without markup and without control characters. */
const published = (max: number, min: 0 | 1) =>
  z
    .string()
    .refine(printable, 'unprintable')
    .transform((value) => value.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(min, 'required')
        .max(max)
        .refine((value) => !/\p{Cc}/u.test(value), 'unprintable')
        .refine((value) => !looksLikeMarkup(value), 'markup'),
    )

/** A customer's answer; the city is kept only with consent to publish. */
export const ratingAnswer = z
  .strictObject({
    score: z.int().min(1).max(5),
    sentence: published(LONGEST_SENTENCE, 0),
    publish: z.boolean(),
    city: published(60, 0),
  })
  .superRefine((answer, { addIssue }) => {
    if (!answer.publish) return
    for (const field of ['sentence', 'city'] as const)
      if (!answer[field]) addIssue({ code: 'custom', path: [field], message: 'required' })
  })

/** An answer as it is typed: the city of a private one is not sent. */
export const ratingForm = z
  .object({ score: z.number(), sentence: z.string(), publish: z.boolean(), city: z.string() })
  .transform((typed) => ({ ...typed, city: typed.publish ? typed.city : '' }))
  .pipe(ratingAnswer)

/** The team's public reply, shown beside the story. */
export const ratingReply = published(LONGEST_SENTENCE, 1)
/** Why an answer is hidden; its customer reads it. */
export const hidingReason = line(LONGEST_REASON)

/** `Ana Clara Prado` → `Ana`. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0]?.slice(0, 60) ?? ''
