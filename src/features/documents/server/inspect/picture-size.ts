import { fileRefused } from '#rules/files/refusals.ts'

const LONGEST_SIDE = 20_000
export const MOST_PIXELS = 100_000_000

/** Read from the header: whoever opens a picture needs memory for every point of it (S40). */
export function checkPictureSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw fileRefused('damaged')
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MOST_PIXELS)
    throw fileRefused('too_many_pixels')
}

/** How much may follow the end of a file. */
export const MOST_AFTER_END = 1024
