import { fileRefused } from '#rules/files/refusals.ts'

const LONGEST_SIDE = 20_000
export const MOST_PIXELS = 100_000_000

/** Checks the size in the header: a program that opens the picture needs memory for every pixel (S40). */
export function checkPictureSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw fileRefused('damaged')
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MOST_PIXELS)
    throw fileRefused('too_many_pixels')
}

/** How many bytes may follow the end of a file's content. */
export const MOST_AFTER_END = 1024
