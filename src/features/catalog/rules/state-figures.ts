/** `US$ 1.234,50`; formatted by hand, so that the prerendered page and the browser produce exactly the same text. */
export function stateMoney(cents: number): string {
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
  return `US$ ${whole},${String(cents % 100).padStart(2, '0')}`
}

/** 2026-10-10 → 10/10/2026, 2026-01 → 01/2026; a year stays as it is. */
export const stateDay = (date: string): string => date.split('-').reverse().join('/')
