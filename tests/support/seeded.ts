/** Pseudo-random values that are the same for the same seed, so that a failure can be reproduced. */
export type Seeded = {
  /** A whole number between both bounds, inclusive. */
  between: (least: number, most: number) => number
  oneOf: <T>(choices: readonly T[]) => T
  chance: (percent: number) => boolean
}

// The Mulberry32 generator, because it needs no package.
export function seeded(seed: number): Seeded {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  return {
    between,
    oneOf: (choices) => choices[between(0, choices.length - 1)] as (typeof choices)[number],
    chance: (percent) => next() * 100 < percent,
  }
}
