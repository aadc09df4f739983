import type { Language } from '#rules/language/preferences.ts'

export const answerKinds = ['refusal', 'message'] as const
export type AnswerKind = (typeof answerKinds)[number]

export const LONGEST_TITLE = 80
export const LONGEST_ANSWER = 2000
/** How many one person may keep, of both kinds together. */
export const MOST_TEMPLATES = 50

export type BuiltIn = { id: string; title: string; body: string }
export type BuiltIns = Record<Language, Record<AnswerKind, readonly BuiltIn[]>>
