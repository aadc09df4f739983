import { stateGuides } from '#web/content/state-guides.ts'

const { labels } = stateGuides

/** US$ 1.234,50; written out here so that the finished page and the browser agree to the letter. */
export function usd(cents: number): string {
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
  return `US$ ${whole},${String(cents % 100).padStart(2, '0')}`
}

export const money = (cents: number | null): string => (cents === null ? labels.unknown : usd(cents))

export const yearly = (cents: number | null): string => (cents === 0 ? labels.noYearlyFee : money(cents))

/** 2026-10-10 → 10/10/2026; a month or a year stays as it is, and what is no date says so. */
export const day = (date: string): string =>
  !/^\d{4}/.test(date) ? labels.undated : date.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1')
