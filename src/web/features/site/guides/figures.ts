import { stateDay, stateMoney } from '#web/content/state-figures.ts'
import { stateGuides } from '#web/content/state-guides.ts'

const { labels } = stateGuides

export const money = (cents: number | null): string => (cents === null ? labels.unknown : stateMoney(cents))

export const yearly = (cents: number | null): string => (cents === 0 ? labels.noYearlyFee : money(cents))

/** A text that does not start with a year names no date, so nothing is shown. */
export const day = (date: string): string => (/^\d{4}/.test(date) ? stateDay(date) : '')
